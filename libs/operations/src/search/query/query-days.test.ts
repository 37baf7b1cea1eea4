import { describe, expect, it } from '@jest/globals';
import { findDays, readDays } from './query-days.ts';

const read = (query: string, now: string, home = {}) =>
  readDays(findDays(query, now.slice(0, 10)), { now: new Date(now), tz: 'UTC', ...home });

describe('readDays', () => {
  it.each([
    ['musicals at christmas', '2026-12-20..2027-01-02'],
    ['nye party', '2026-12-31..2027-01-01'],
    ['jazz on 31 December', null],
    ['jazz tonight', null],
  ])('reads the other meaning of the days in “%s”', (query, onOther) => {
    expect(read(query, '2026-11-28T12:00:00Z')).toMatchObject({ onOther });
  });

  it('reads “tonight” at night as this night or the coming evening', () => {
    expect(read('jazz tonight', '2026-11-28T02:00:00Z')).toMatchObject({
      ...{ on: 'tonight', dates: '2026-11-27', onOther: '2026-11-28' },
    });
  });

  it('reads no other evening without a zone, which can be one where it is day', () => {
    const days = findDays('jazz tonight', '2026-11-28');
    expect(readDays(days, { now: new Date('2026-11-28T02:00:00Z') })).toMatchObject({
      ...{ on: 'tonight', onOther: null },
    });
  });

  it.each([22, 23, 24, 25, 26, 27, 28])('reads a day of every week on %d November', (day) => {
    const now = `2026-11-${String(day)}T12:00:00Z`;
    const isPast = day > 27;
    expect(read('comedy on friday', now)).toMatchObject({
      ofWeek: isPast ? '2026-12-04' : '2026-11-27',
    });
    expect(read('comedy tomorrow', now)).toMatchObject({ ofWeek: null });
  });

  it.each([
    ['comedy on friday', '2026-12-04'],
    ['jazz tomorrow', null],
    ['jazz on 4 December', null],
    ['jazz next week', null],
    ['jazz this weekend', null],
    ['Barcelona weekdays', '2026-11-30..2026-12-04'],
    ['jazz midweek', '2026-12-01..2026-12-03'],
    ['jazz weekends', '2026-11-27..2026-11-29'],
  ])('states whether “%s” names days of every week', (query, ofWeek) => {
    expect(read(query, '2026-11-28T12:00:00Z')).toMatchObject({ ofWeek });
  });

  it.each([
    ['GB', '2026-12-25..2026-12-28'],
    ['US', '2026-12-25..2026-12-27'],
  ])('reads a long weekend in %s', (country, on) => {
    expect(read('jazz on the long weekend', '2026-11-28T12:00:00Z', { country })).toMatchObject({
      ...{ on, dates: on },
    });
  });
});
