import { describe, expect, it } from '@jest/globals';
import { isLongRun, splitLongRuns } from './long-runs.ts';

const NOW = new Date('2026-11-27T19:00:00Z');

const lasting = (from: string, to: string | null, changes: { date_tbd?: boolean } = {}) => ({
  start_utc: `${from}T09:00:00Z`,
  start_local: `${from}T10:00:00`,
  end_utc: to === null ? null : `${to}T17:00:00Z`,
  timezone: 'Europe/Berlin',
  all_day: false,
  time_tbd: false,
  date_tbd: false,
  ...changes,
});

describe('isLongRun', () => {
  it.each([
    ['2026-10-01', '2027-05-03', true],
    ['2026-11-26', '2026-12-04', true],
    ['2026-11-26', '2026-12-03', false], // a week
    ['2026-11-25', '2026-11-29', false], // a festival
    ['2026-11-27', '2027-05-03', false], // opens today
    ['2026-12-01', '2027-05-03', false],
    ['2026-11-26', null, false],
  ])('returns whether an event from %s to %s runs long: %s %s', (from, to, expected) => {
    expect(isLongRun(lasting(from, to), { now: NOW })).toBe(expected);
  });

  it('is false without a date', () => {
    expect(isLongRun(lasting('2026-01-01', '2027-12-31', { date_tbd: true }), { now: NOW })).toBe(
      false,
    );
  });

  it('uses the day of the reader', () => {
    const opensToday = lasting('2026-11-27', '2027-05-03');
    expect(isLongRun(opensToday, { now: NOW, zone: 'Pacific/Auckland' })).toBe(true);
  });
});

it('separates long runs in the order of the list', () => {
  const [exhibition, concert, season] = [
    lasting('2026-10-01', '2027-05-03'),
    lasting('2026-11-27', null),
    lasting('2026-09-01', '2026-12-31'),
  ];
  expect(splitLongRuns([exhibition, concert, season], { now: NOW })).toEqual({
    events: [concert],
    longRuns: [exhibition, season],
  });
});
