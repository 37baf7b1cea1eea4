import { describe, expect, it } from '@jest/globals';
import { toOccurrences } from './occurrences.ts';

const read = (...timings: [begin: string, end: string][]) =>
  toOccurrences(timings.map(([begin, end]) => ({ begin, end }))).map(({ times }) => times);
const allDay = (day: string, last = day) => ({ start_local: day, end_local: last, all_day: true });

describe('toOccurrences', () => {
  it.each([
    ['with an offset', '2026-05-01T00:00:00+02:00', '2026-05-01T23:59:00+02:00'],
    ['in UTC', '2026-04-30T22:00:00Z', '2026-05-01T21:59:00Z'],
    ['as a day of UTC', '2026-05-01T02:00:00+02:00', '2026-05-02T01:59:59+02:00'],
    ['as a day of UTC, west of it', '2026-04-30T20:00:00-04:00', '2026-05-01T19:59:59-04:00'],
  ])('reads a whole day stated %s', (_name, begin, end) => {
    expect(read([begin, end])).toEqual([allDay('2026-05-01')]);
  });

  it('reads each day of a period that was cut at midnight in UTC once', () => {
    const days = read(
      ['2026-05-29T00:00:00+02:00', '2026-05-29T01:59:59+02:00'],
      ['2026-05-29T02:00:00+02:00', '2026-05-30T01:59:59+02:00'],
      ['2026-05-30T02:00:00+02:00', '2026-05-31T01:59:59+02:00'],
      ['2026-05-31T02:00:00+02:00', '2026-05-31T23:59:59+02:00'],
    );
    expect(days).toEqual([allDay('2026-05-29'), allDay('2026-05-30'), allDay('2026-05-31')]);
  });

  it('reads whole days over a change of the clocks, and of several days', () => {
    expect(read(['2025-03-30T00:00:00+01:00', '2025-03-30T23:59:00+02:00'])).toEqual([
      allDay('2025-03-30'),
    ]);
    expect(read(['2026-05-01T00:00:00+02:00', '2026-05-03T23:59:00+02:00'])).toEqual([
      allDay('2026-05-01', '2026-05-03'),
    ]);
  });

  it.each([
    ['2026-05-01T02:00:00+02:00', '2026-05-01T23:59:00+02:00'],
    ['2026-05-01T00:00:00+02:00', '2026-05-01T01:59:59+02:00'],
    ['2026-05-17T20:00:00+02:00', '2026-05-17T23:59:00+02:00'],
  ])('reads the hours %s to %s', (begin, end) => {
    expect(read([begin, end])).toEqual([{ start_utc: begin, end_utc: end }]);
  });
});
