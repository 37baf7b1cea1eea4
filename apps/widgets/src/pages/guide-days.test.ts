import { describe, expect, it } from '@jest/globals';
import { toLocalTime, type EventSummary } from '@marquee/domain';
import { isThisWeekend, isTonight } from './guide-days.ts';

const FRIDAY_EVENING = new Date('2026-11-27T19:00:00Z');

const buildTimes = (start_utc: string, times: Partial<EventSummary> = {}) =>
  ({
    start_utc,
    start_local: toLocalTime(new Date(start_utc), 'Europe/Berlin'),
    end_utc: null,
    timezone: 'Europe/Berlin',
    all_day: false,
    time_tbd: false,
    date_tbd: false,
    ...times,
  }) as EventSummary; // the other fields do not matter

describe('the days of a city guide', () => {
  it.each([
    ['2026-11-27T20:00:00Z', {}, true],
    ['2026-11-28T00:30:00Z', { end_utc: '2026-11-28T02:00:00Z' }, false],
    ['2026-11-28T19:00:00Z', {}, false],
    ['2026-11-20T09:00:00Z', { end_utc: '2026-12-20T17:00:00Z' }, true],
    ['2026-11-20T09:00:00Z', { end_utc: '2026-11-26T17:00:00Z' }, false],
    ['2026-11-26T23:00:00Z', { all_day: true, end_utc: '2026-11-27T23:00:00Z' }, true],
    ['2026-11-27T20:00:00Z', { date_tbd: true }, false],
  ])('returns whether the dates of %s %j include tonight', (start, times, isIncluded) => {
    expect(isTonight(buildTimes(start, times), { now: FRIDAY_EVENING, tz: null })).toBe(isIncluded);
  });

  it('counts the hours before 4 a.m. to the previous evening', () => {
    const reader = { now: new Date('2026-11-28T02:30:00Z'), tz: null };
    expect(isTonight(buildTimes('2026-11-27T20:00:00Z'), reader)).toBe(true);
    expect(isTonight(buildTimes('2026-11-28T20:00:00Z'), reader)).toBe(false);
  });

  it.each([
    ['2026-11-26T19:00:00Z', {}, false],
    ['2026-11-27T19:00:00Z', {}, true],
    ['2026-11-29T19:00:00Z', {}, true],
    ['2026-11-30T08:00:00Z', {}, false],
    ['2026-11-01T09:00:00Z', { end_utc: '2026-11-28T09:00:00Z' }, true],
    ['2026-12-04T19:00:00Z', {}, false],
  ])('returns whether the dates of %s %j include the weekend', (start, times, isIncluded) => {
    for (const now of ['2026-11-25T12:00:00Z', '2026-11-28T12:00:00Z', '2026-11-29T12:00:00Z'])
      expect(isThisWeekend(buildTimes(start, times), { now: new Date(now), tz: null })).toBe(
        isIncluded,
      );
  });

  it('uses the zone of the reader', () => {
    const event = buildTimes('2026-11-29T22:00:00Z');
    expect(isThisWeekend(event, { now: FRIDAY_EVENING, tz: null })).toBe(true);
    expect(isThisWeekend(event, { now: FRIDAY_EVENING, tz: 'Asia/Tokyo' })).toBe(false);
  });
});
