import { describe, expect, it } from '@jest/globals';
import { parseForeignTime, parseHours } from './foreign-time.ts';

const now = new Date('2026-11-27T12:00:00Z');
const parse = (text: string) => parseForeignTime(text, undefined, now);

describe('parseForeignTime', () => {
  it.each([
    ['23. – 27. Juli 2026', '2026-07-23', '2026-07-27'],
    ['13-14 avril 2025 (exposition en cours)', '2025-04-13', '2025-04-14'],
    ['June 3-5, 2026', '2026-06-03', '2026-06-05'],
    ['Oct 30 - Nov 2, 2026', '2026-10-30', '2026-11-02'],
    ['du 6 au 13 novembre 2026', '2026-11-06', '2026-11-13'],
    ['3. - 5.7.2026', '2026-07-03', '2026-07-05'],
    ['15/12 - 10/01/2027', '2026-12-15', '2027-01-10'],
    ['dal 5/3 al 28/3/2027', '2027-03-05', '2027-03-28'],
    ['12/15 – 1/10/2027', '2026-12-15', '2027-01-10'],
    ['21./22. Juli 2026', '2026-07-21', '2026-07-22'],
    ['5/6 June 2026', '2026-06-05', '2026-06-06'],
  ])('reads the days of %s', (text, local, end) => {
    expect(parse(text)).toEqual({ local, end });
  });

  it.each([
    ['2 Января 2026', '2026-01-02'],
    ['sábado 14 de marzo de 2026, 20:30 h', '2026-03-14T20:30:00'],
    ['ven. 6 mars 2026 à 20h30', '2026-03-06T20:30:00'],
    ['piątek, 3 lipca 2026', '2026-07-03'],
    ['2026년 8월 22일 오후 7시', '2026-08-22T19:00:00'],
    ['4/29/17 20:00 AM', '2017-04-29T20:00:00'],
    ['12.31.2027', '2027-12-31'],
  ])('reads %s', (text, local) => {
    expect(parse(text)).toEqual({ local });
  });

  it.each([
    ['Fri, Dec 4', '2026-12-04'],
    ['Thu, Jan 7', '2027-01-07'],
    ['Sat, Jan 8', '2028-01-08'],
    ['Dj. 25/07 18 h', '2024-07-25T18:00:00'],
  ])('finds the year of %s by its weekday', (text, local) => {
    expect(parse(text)).toEqual({ local });
  });

  it('reads the time of a mail as an instant', () => {
    const utc = '2027-09-06T15:00:00.000Z';
    expect(parse('Mon, 06 Sep 2027 15:00:00 GMT')).toEqual({ utc });
  });

  it('refuses a month', () => {
    for (const text of ['January 2027', 'Mai 2027', 'marzo de 2027'])
      expect(parse(text)).toEqual({ reason: 'a month without a day' });
  });

  it('refuses a day without a year and without a weekday', () => {
    expect(parse('Du 9 au 13 novembre')).toEqual({ reason: 'a date without a year' });
    expect(parse('5/6 - 8/6/2027')).toHaveProperty('reason');
  });

  it('reads start and end of "date, time – time", and the zone', () => {
    expect(parse('Saturday, May 30, 2026, 2 – 3:30pm PDT')).toEqual({
      local: '2026-05-30T14:00:00',
      end: '2026-05-30T15:30:00',
      zone: 'America/Los_Angeles',
    });
  });
});

describe('parseHours', () => {
  it.each([
    ['10p-2:10a', '22:00:00', '02:10:00'],
    ['12 noon - 11:00 PM', '12:00:00', '23:00:00'],
    ['19h às 21h', '19:00:00', '21:00:00'],
  ])('reads %s', (text, start, end) => {
    expect(parseHours(text)).toMatchObject({ start, end });
  });

  it.each([
    ['Doors 7:00 / Show 8:30', '20:30:00'],
    ['Doors at 6:30, show 7:00', '19:00:00'],
    ['Doors 09:30 / Show 10:00', '10:00:00'],
    ['Doors 07:00 / Show 8:00', '08:00:00'],
    ['Doors 10:00 / Show 11:00', '11:00:00'],
    ['Doors 7:00, show 8:00, last entry 13:00', '08:00:00'],
    ['Einlass 9:00 Uhr, Beginn 10:00 Uhr', '10:00:00'],
    ['Einlass 8:00 / Beginn 9:00', '09:00:00'],
    ['開場 8:30 / 開演 9:00', '09:00:00'],
    ['Ouverture des portes 8:00, début 9:00', '09:00:00'],
    ['Puertas 8:00 / Concierto 9:00', '09:00:00'],
    ['Show 8:30', '08:30:00'],
  ])('reads %s as the evening only in English and at hours of evenings', (text, start) => {
    expect(parseHours(text)).toMatchObject({ start });
  });

  it('reads the hour of the show, not that of the doors', () => {
    expect(parseHours('Doors 1pm, starts 1:30pm')).toMatchObject({
      start: '13:30:00',
      doors: '13:00:00',
    });
  });

  it('finds no hour in a sentence without one', () => {
    expect(parseHours('Dias e horários variam conforme a atividade')).toBeNull();
  });
});
