import { expect, it } from '@jest/globals';
import { MAX_REPEATED_DAYS, repeatedDays } from './repeated-days.ts';

it.each([
  ['daily', '2027-02-27', '2027-03-01', ['2027-02-27', '2027-02-28', '2027-03-01']],
  ['weekly', '2026-12-25', '2027-01-07', ['2026-12-25', '2027-01-01']],
  ['every_two_weeks', '2027-03-20', '2027-04-17', ['2027-03-20', '2027-04-03', '2027-04-17']],
  ['monthly', '2027-01-31', '2027-05-31', ['2027-01-31', '2027-03-31', '2027-05-31']],
  ['weekly', '2027-01-08', '2027-01-08', ['2027-01-08']],
  ['weekly', '2027-01-08', '2027-01-07', []],
] as const)('repeats %s from %s until %s', (...[repeats, first, until, days]) => {
  expect(repeatedDays(first, { repeats, until })).toEqual(days);
});

it('ends one day after the maximum, also if the end is far', () => {
  const days = repeatedDays('2027-01-31', { repeats: 'monthly', until: '9999-12-31' });
  expect(days).toHaveLength(MAX_REPEATED_DAYS + 1);
  expect(days.every((day) => day.endsWith('-31'))).toBe(true);
});
