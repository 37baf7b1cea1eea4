import { describe, expect, it } from '@jest/globals';
import { easterSunday } from './named-days.ts';
import { findDates, parseDates } from './parse-dates.ts';

// A Friday.
const today = '2026-11-27';

describe('dates in numbers and days with a name', () => {
  it.each([
    ['christmas day', '2026-12-25', '2026-12-25'],
    ['zweiter Weihnachtsfeiertag', '2026-12-26', '2026-12-26'],
    ['boxing day', '2026-12-26', '2026-12-26'],
    ['at christmas', '2026-12-24', '2026-12-26'],
    ['à Noël', '2026-12-24', '2026-12-26'],
    ["valentine's day", '2027-02-14', '2027-02-14'],
    ['Karfreitag', '2027-03-26', '2027-03-26'],
    ['easter', '2027-03-26', '2027-03-29'],
    ['black friday', '2026-11-27', '2026-11-27'],
    ['thanksgiving', '2027-11-25', '2027-11-25'],
    ['bank holiday weekend', '2026-12-25', '2026-12-27'],
    ['12/12', '2026-12-12', '2026-12-12'],
    ['12/31', '2026-12-31', '2026-12-31'],
    ['5.12.', '2026-12-05', '2026-12-05'],
    ['the 12th', '2026-12-12', '2026-12-12'],
    ['in two weeks', '2026-12-07', '2026-12-13'],
    ['in 3 Tagen', '2026-11-30', '2026-11-30'],
    ['dans deux semaines', '2026-12-07', '2026-12-13'],
    ['week 50', '2026-12-07', '2026-12-13'],
    ['KW 1', '2027-01-04', '2027-01-10'],
    ['q1', '2027-01-01', '2027-03-31'],
    ['second quarter of 2027', '2027-04-01', '2027-06-30'],
    ['weekdays', '2026-11-30', '2026-12-04'],
    ['weekend of 12 december', '2026-12-11', '2026-12-13'],
    ['this wknd', '2026-11-27', '2026-11-29'],
  ])('reads “%s”', (phrase, from, to) => {
    expect(parseDates(phrase, { today })).toMatchObject({ from, to });
  });

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
  ])('Easter of %d', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });
});
