import type { EventFilter, LocalDay } from './event-filter.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the instants between which the day lies in every time zone, to limit the index scan. */
export function localDayBounds(on: LocalDay, now: Date): { from: Date; to: Date } {
  const around = (days: [number, number]) => ({
    from: new Date(now.getTime() + days[0] * DAY_MS - HOUR_MS),
    to: new Date(now.getTime() + days[1] * DAY_MS + HOUR_MS),
  });
  if (on === 'today' || on === 'tonight') return around([-1.2, 1.2]);
  if (on === 'tomorrow') return around([0, 2]);
  if (on === 'weekend') return around([-3, 7]);
  const { first, last } = firstAndLast(on);
  const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
  return { from: new Date(midnight(first) - 15 * HOUR_MS), to: new Date(midnight(last) + DAY_MS + 13 * HOUR_MS) };
}

/** Splits a span of days. A single day is its own last day. */
export function firstAndLast(on: LocalDay): { first: string; last: string } {
  const [first = on, last = first] = on.split('..');
  return { first, last };
}

/** Returns the span of a list: from `from` to `to`, within the bounds of the day. */
export function timeBounds({ from, to, on, now }: EventFilter): { from: Date | undefined; to: Date | undefined } {
  if (on === undefined) return { from, to };
  const day = localDayBounds(on, now);
  return { from: from && from > day.from ? from : day.from, to: to && to < day.to ? to : day.to };
}
