import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter, LocalDay } from './event-filter.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface LocalSpan {
  from: Sql;
  to: Sql;
}

/** Requires that an event overlaps a day (an evening, a weekend) in the time zone of its venue. */
export function localDayConditions({ on, now }: EventFilter): Sql[] {
  if (on === undefined) return [];
  const { from, to } = localSpan(on, now);
  return [sql`e.start_local < ${to} AND e.until_local > ${from}`];
}

function localSpan(on: LocalDay, now: Date): LocalSpan {
  const local = sql`(${now}::timestamptz AT TIME ZONE e.timezone)`;
  const today = sql`date_trunc('day', ${local})`;
  // Friday of this ISO week: on Saturday and Sunday it is in the past.
  const friday = sql`(${today} + (5 - extract(isodow FROM ${local})::int) * interval '1 day')`;
  // Before 4 a.m., "tonight" still means the previous evening.
  const evening = sql`date_trunc('day', ${local} - interval '4 hours')`;
  switch (on) {
    case 'today':
      return { from: today, to: sql`${today} + interval '1 day'` };
    case 'tonight':
      // An event without a time belongs to its date: one of tomorrow does not begin at midnight.
      return {
        from: sql`${evening} + interval '18 hours'`,
        to: sql`${evening} + CASE WHEN e.all_day OR e.time_tbd THEN interval '24 hours' ELSE interval '28 hours' END`,
      };
    case 'tomorrow':
      return { from: sql`${today} + interval '1 day'`, to: sql`${today} + interval '2 days'` };
    case 'weekend':
      return { from: sql`${friday} + interval '18 hours'`, to: sql`${friday} + interval '3 days'` };
    default:
      return { from: sql`${on}::timestamp`, to: sql`${on}::timestamp + interval '1 day'` };
  }
}

/** Returns the instants between which the day lies in every time zone, to limit the index scan. */
export function localDayBounds(on: LocalDay, now: Date): { from: Date; to: Date } {
  const around = (days: [number, number]) => ({
    from: new Date(now.getTime() + days[0] * DAY_MS - HOUR_MS),
    to: new Date(now.getTime() + days[1] * DAY_MS + HOUR_MS),
  });
  if (on === 'today' || on === 'tonight') return around([-1.2, 1.2]);
  if (on === 'tomorrow') return around([0, 2]);
  if (on === 'weekend') return around([-3, 7]);
  const midnight = Date.parse(`${on}T00:00:00Z`);
  return { from: new Date(midnight - 15 * HOUR_MS), to: new Date(midnight + DAY_MS + 13 * HOUR_MS) };
}
