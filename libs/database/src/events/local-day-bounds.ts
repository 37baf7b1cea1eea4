import type { EventFilter, LocalDay } from './event-filter.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY_MS = 4 * DAY_MS; // 5 January 1970, the first Monday of the epoch
const WEEK_MS = 7 * DAY_MS;

const FIRST_OFFSET_H = -12;
const LAST_OFFSET_H = 14;
// Offsets between full hours, and a change of the clocks between now and the day.
const TOLERANCE_MS = 2 * HOUR_MS;

/** Returns the instants between which the day lies in every time zone, to limit the index scan. */
export function localDayBounds(on: LocalDay, now: Date): { from: Date; to: Date } {
  const spans = Array.from({ length: LAST_OFFSET_H - FIRST_OFFSET_H + 1 }, (_, index) => {
    const offset = (FIRST_OFFSET_H + index) * HOUR_MS;
    const [from, to] = localSpanAt(on, now.getTime() + offset);
    return { from: from - offset, to: to - offset };
  });
  return {
    from: new Date(Math.min(...spans.map(({ from }) => from)) - TOLERANCE_MS),
    to: new Date(Math.max(...spans.map(({ to }) => to)) + TOLERANCE_MS),
  };
}

/**
 * Returns the local times between which a day lies at a local time, as `localSpan` of time-sql.ts
 * does.
 */
function localSpanAt(on: LocalDay, local: number): [from: number, to: number] {
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const evening = Math.floor((local - 4 * HOUR_MS) / DAY_MS) * DAY_MS;
  const friday = Math.floor((local - MONDAY_MS) / WEEK_MS) * WEEK_MS + MONDAY_MS + 4 * DAY_MS;
  switch (on) {
    case 'today':
      return [today, today + DAY_MS];
    case 'tonight':
      return [evening + 18 * HOUR_MS, evening + 28 * HOUR_MS];
    case 'tomorrow':
      return [today + DAY_MS, today + 2 * DAY_MS];
    case 'weekend':
      return [friday + 18 * HOUR_MS, friday + 3 * DAY_MS];
    default: {
      const { first, last } = firstAndLast(on);
      return [Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`) + DAY_MS];
    }
  }
}

/** Splits a span of days. A single day is its own last day. */
export function firstAndLast(on: LocalDay): { first: string; last: string } {
  const [first = on, last = first] = on.split('..');
  return { first, last };
}

/** Returns the span of a list: from `from` to `to`, within the bounds of the day. */
export function timeBounds({ from, to, on, now }: EventFilter): {
  from: Date | undefined;
  to: Date | undefined;
} {
  if (on === undefined) return { from, to };
  const day = localDayBounds(on, now);
  return { from: from && from > day.from ? from : day.from, to: to && to < day.to ? to : day.to };
}
