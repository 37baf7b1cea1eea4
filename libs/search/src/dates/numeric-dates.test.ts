import { describe, expect, it } from '@jest/globals';
import { addDays } from '@marquee/domain';
import { easterSunday } from './movable-days.ts';
import { findDates, parseDates } from './parse-dates.ts';

// A Friday.
const today = '2026-11-27';

describe('dates in numbers and days with a name', () => {
  it.each([
    ['christmas day', '2026-12-25', '2026-12-25'],
    ['zweiter Weihnachtsfeiertag', '2026-12-26', '2026-12-26'],
    ['boxing day', '2026-12-26', '2026-12-26'],
    ['boxing day 2025', '2025-12-26', '2025-12-26'],
    ['new years eve 2024', '2024-12-31', '2024-12-31'],
    ['at christmas', '2026-12-24', '2026-12-26'],
    ['à Noël', '2026-12-24', '2026-12-26'],
    ["valentine's day", '2027-02-14', '2027-02-14'],
    ['Karfreitag', '2027-03-26', '2027-03-26'],
    ['easter', '2027-03-26', '2027-03-29'],
    ['black friday', '2026-11-27', '2026-11-27'],
    ['thanksgiving', '2027-11-25', '2027-11-25'],
    ['bank holiday weekend', '2026-12-25', '2026-12-28'],
    ['12/12', '2026-12-12', '2026-12-12'],
    ['12/31', '2026-12-31', '2026-12-31'],
    ['5.12.', '2026-12-05', '2026-12-05'],
    ['18/12 - 20/12', '2026-12-18', '2026-12-20'],
    ['from 5/12 to 7/12', '2026-12-05', '2026-12-07'],
    ['30/12-2/1', '2026-12-30', '2027-01-02'],
    ['18.-20.12.', '2026-12-18', '2026-12-20'],
    ['vom 18.12. bis 20.12.', '2026-12-18', '2026-12-20'],
    ['28.12.–3.1.', '2026-12-28', '2027-01-03'],
    ['zwischen 18/12 und 20/12', '2026-12-18', '2026-12-20'],
    ['entre le 18/12 et le 20/12', '2026-12-18', '2026-12-20'],
    ['del 18/12 hasta el 20/12', '2026-12-18', '2026-12-20'],
    ['tra il 18/12 e il 20/12', '2026-12-18', '2026-12-20'],
    ['de 18/12 até 20/12', '2026-12-18', '2026-12-20'],
    ['van 18/12 t/m 20/12', '2026-12-18', '2026-12-20'],
    ['od 18.12. do 20.12.', '2026-12-18', '2026-12-20'],
    ['с 18/12 по 20/12', '2026-12-18', '2026-12-20'],
    ['från 18/12 till 20/12', '2026-12-18', '2026-12-20'],
    ['mellem 18/12 og 20/12', '2026-12-18', '2026-12-20'],
    ['fra 18.12. til 20.12.', '2026-12-18', '2026-12-20'],
    ['od 18.12. až 20.12.', '2026-12-18', '2026-12-20'],
    ['من 18/12 إلى 20/12', '2026-12-18', '2026-12-20'],
    ['30/12 - 2/1/2028', '2027-12-30', '2028-01-02'],
    ['30.12.2027 bis 2.1.2028', '2027-12-30', '2028-01-02'],
    ['the 12th', '2026-12-12', '2026-12-12'],
    ['in two weeks', '2026-12-07', '2026-12-13'],
    ['in 3 Tagen', '2026-11-30', '2026-11-30'],
    ['dans deux semaines', '2026-12-07', '2026-12-13'],
    ['week 50', '2026-12-07', '2026-12-13'],
    ['KW 1', '2027-01-04', '2027-01-10'],
    ['q1', '2027-01-01', '2027-03-31'],
    ['second quarter of 2027', '2027-04-01', '2027-06-30'],
    ['weekdays', '2026-11-30', '2026-12-04'],
    ['2nd weekend of december', '2026-12-11', '2026-12-13'],
    ['first weekend in january', '2027-01-01', '2027-01-03'],
    ['am letzten Wochenende im Dezember', '2026-12-25', '2026-12-27'],
    ['premier week-end de février 2027', '2027-02-05', '2027-02-07'],
    ['weekend of 12 december', '2026-12-11', '2026-12-13'],
    ['this wknd', '2026-11-27', '2026-11-29'],
  ])('reads “%s”', (phrase, from, to) => {
    expect(parseDates(phrase, { today })).toMatchObject({ from, to });
  });

  it.each([
    ['bank holiday', 'GB', { from: '2026-12-25', to: '2026-12-25' }],
    ['public holiday', 'PL', { from: '2026-12-24', to: '2026-12-24' }],
    ['festivo', 'ES', { from: '2026-12-06', to: '2026-12-06' }],
    ['am Feiertag', 'CH', { from: '2026-12-25', to: '2026-12-25' }],
    ['long weekend', 'US', { from: '2026-12-25', to: '2026-12-27' }],
    ['long weekend', 'JP', { from: '2027-01-01', to: '2027-01-03' }],
    ['bank holiday weekend', 'IE', { from: '2026-12-25', to: '2026-12-28' }],
    ['am verlängerten Wochenende', 'DE', { from: '2026-12-25', to: '2026-12-27' }],
    ['para el puente', 'ES', { from: '2026-12-05', to: '2026-12-08' }],
    ['feriado', 'BR', { from: '2026-12-25', to: '2026-12-25' }],
    ['długi weekend', 'PL', { from: '2026-12-24', to: '2026-12-27' }],
    ['easter long weekend', 'PL', { from: '2027-03-26', to: '2027-03-29' }],
    ['labor day long weekend', 'US', { from: '2027-09-04', to: '2027-09-06' }],
    ['labour day weekend', 'PL', { from: '2027-05-01', to: '2027-05-03' }],
    ['thanksgiving weekend', 'US', { from: '2027-11-25', to: '2027-11-28' }],
    ['victoria day long weekend', 'CA', { from: '2027-05-22', to: '2027-05-24' }],
  ])('reads “%s” in %s', (phrase, country, span) => {
    expect(parseDates(phrase, { today, country })).toMatchObject(span);
  });

  it.each([
    ['AU', '2027-03-25', ['2027-03-26', '2027-03-27', '2027-03-29', '2027-04-25', '2027-12-25']],
    ['AU', '2027-12-26', ['2027-12-26', '2027-12-27', '2027-12-28', '2028-01-01', '2028-01-03']],
    ['JP', '2028-01-01', ['2028-01-01', '2028-01-10', '2028-02-11', '2028-02-23', '2028-03-20']],
    ['JP', '2026-09-20', ['2026-09-21', '2026-09-22', '2026-09-23', '2026-10-12']],
    ['JP', '2026-05-03', ['2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06', '2026-07-20']],
    ['US', '2027-06-01', ['2027-06-18', '2027-06-19', '2027-07-04', '2027-07-05', '2027-09-06']],
    ['US', '2027-12-26', ['2027-12-31', '2028-01-01']],
    ['CA', '2027-05-01', ['2027-05-24', '2027-07-01', '2027-09-06']],
    ['ZA', '2027-03-01', ['2027-03-21', '2027-03-22', '2027-03-26']],
    ['SE', '2027-06-07', ['2027-06-25', '2027-06-26', '2027-11-06']],
    ['FI', '2027-06-07', ['2027-06-25', '2027-06-26', '2027-11-06']],
    ['AR', '2027-06-01', ['2027-06-20', '2027-06-21', '2027-07-09', '2027-08-16', '2027-10-11']],
    ['NZ', '2027-06-07', ['2027-06-07', '2027-06-25', '2027-10-25']],
    ['GB', '2026-12-25', ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']],
  ])('knows the holidays of %s from %s', (country, from, expected) => {
    const days: string[] = [];
    for (let day = from; days.length < expected.length; day = addDays(days.at(-1) ?? '', 1))
      days.push(parseDates('public holiday', { today: day, country })?.from ?? '');
    expect(days).toEqual(expected);
  });

  it.each([
    ['public holiday', 'XX'],
    ['法定假日', 'CN'],
    ['long weekend', 'CN'],
  ])('does not read “%s” in %s, whose holidays it does not know', (phrase, country) => {
    expect(parseDates(phrase, { today, country })).toBeNull();
  });

  it.each(['Święto Kina', 'concierto festivo de navidad', 'feestdagen markt', 'victoria day care'])(
    'reads no days in “%s”',
    (query) => {
      expect(findDates(query, { today })).toBeNull();
    },
  );

  it('reads “12/5” with the month first only where people write so', () => {
    expect(parseDates('12/5', { today })).toMatchObject({ from: '2027-05-12' });
    expect(parseDates('12/5', { today, isMonthFirst: true })).toMatchObject({ from: '2026-12-05' });
  });

  it.each([
    ['in london at christmas', 'in london'],
    ['london valentines day', 'london'],
    ['fri nite berlin', 'berlin'],
  ])('finds the days in “%s”', (query, rest) => {
    expect(findDates(query, { today, anywhere: true })).toMatchObject({ rest });
  });

  it.each(['24/7 bar', 'christmas market', 'easter egg hunt', '32/13', 'the 45th'])(
    'reads no days in “%s”',
    (query) => {
      expect(findDates(query, { today, anywhere: true })).toBeNull();
    },
  );

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('Easter of %d', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });
});
