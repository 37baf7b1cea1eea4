import type { LocalDay } from '@marquee/database';
import { addDays } from '@marquee/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OFFSETS_H = Array.from({ length: 27 }, (_, index) => index - 12);
// Offsets between two hours, and a change of clocks before the day ends.
const MARGIN_MS = 2 * HOUR_MS;

/** Returns an instant at which a day, an evening or a weekend is over in every time zone. */
export function latestEnd(on: LocalDay, now: Date): Date {
  const last = on.split('..').at(-1) ?? on;
  if (/^\d/.test(last)) return new Date(Date.parse(`${addDays(last, 1)}T12:00:00Z`));
  const ends = OFFSETS_H.map(
    (offset) => localEnd(on, now.getTime() + offset * HOUR_MS) - offset * HOUR_MS,
  );
  return new Date(Math.max(...ends) + MARGIN_MS);
}

/** Takes and returns a local time as if it was UTC. */
function localEnd(on: LocalDay, local: number): number {
  const midnight = (ms: number) => Math.floor(ms / DAY_MS) * DAY_MS;
  if (on === 'tonight') return midnight(local - 4 * HOUR_MS) + 28 * HOUR_MS;
  if (on === 'tomorrow') return midnight(local) + 2 * DAY_MS;
  if (on === 'weekend') return midnight(local) + (8 - (new Date(local).getUTCDay() || 7)) * DAY_MS;
  return midnight(local) + DAY_MS;
}
