import { describe, expect, it } from '@jest/globals';
import { addDays, toInstant, toLocalTime, toWeekday } from '@marquee/domain';
import { localDayBounds } from './local-day-bounds.ts';

const HOUR_MS = 3_600_000;
const hoursBetween = ({ from, to }: { from: Date; to: Date }) =>
  (to.getTime() - from.getTime()) / HOUR_MS;

describe('the instants between which a day lies in every time zone', () => {
  it.each(['today', 'tonight', 'tomorrow', 'weekend', '2026-12-24', '2026-12-24..2026-12-26'])(
    'contain the span of %s in each zone at each hour of a week',
    (on) => {
      for (let hour = 0; hour < 7 * 24; hour++) {
        // the clocks of Europe change on the 25th
        const now = new Date(Date.parse('2026-10-19T00:30:00Z') + hour * HOUR_MS);
        const { from, to } = localDayBounds(on, now);
        for (const zone of [
          'Pacific/Kiritimati',
          'Asia/Kathmandu',
          'Europe/Berlin',
          'America/St_Johns',
          'Etc/GMT+12',
        ]) {
          const [start, end] = spanIn(zone, on, now);
          expect([on, zone, now, from <= start, end <= to]).toEqual([on, zone, now, true, true]);
        }
      }
    },
  );

  it('are not longer than the day, the differences between zones and the tolerance', () => {
    const now = new Date('2026-11-25T09:00:00Z');
    expect(hoursBetween(localDayBounds('2026-12-24', now))).toBe(24 + 26 + 4);
    expect(hoursBetween(localDayBounds('weekend', now))).toBe(54 + 26 + 4);
    for (const on of ['today', 'tonight', 'tomorrow'])
      expect(hoursBetween(localDayBounds(on, now))).toBeLessThanOrEqual(24 + 48 + 4);
  });
});

/** The span in a zone, by the calendar. */
function spanIn(zone: string, on: string, now: Date): [start: Date, end: Date] {
  const dateAt = (instant: Date) => toLocalTime(instant, zone).slice(0, 10);
  const today = dateAt(now);
  const evening = dateAt(new Date(now.getTime() - 4 * HOUR_MS));
  const friday = addDays(today, 5 - toWeekday(today));
  const [first = on, last = first] = on.split('..');
  const spans: Record<string, [start: string, end: string]> = {
    today: [`${today}T00:00:00`, `${addDays(today, 1)}T00:00:00`],
    tonight: [`${evening}T18:00:00`, `${addDays(evening, 1)}T04:00:00`],
    tomorrow: [`${addDays(today, 1)}T00:00:00`, `${addDays(today, 2)}T00:00:00`],
    weekend: [`${friday}T18:00:00`, `${addDays(friday, 3)}T00:00:00`],
  };
  const [start, end] = spans[on] ?? [`${first}T00:00:00`, `${addDays(last, 1)}T00:00:00`];
  return [toInstant(start, zone), toInstant(end, zone)];
}
