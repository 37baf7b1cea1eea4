// SQL because Prisma cannot express it: ranges of instants, and local days per time zone.
import sql, { join, type Sql } from 'sql-template-tag';
import type { EventFilter, LocalDay } from './event-filter.ts';
import { firstAndLast, localDayBounds, timeBounds } from './local-day-bounds.ts';

// An event that began this long before a list begins is ongoing.
const ONGOING_AFTER_MS = 24 * 3_600_000;

/** The columns to read times from: of `event e`, or of a table that repeats them. */
export interface TimeColumns {
  startsAt: Sql;
  runsUntil: Sql;
  /** Matches long events that overlap a range of instants. */
  isLong: (range: Sql) => Sql;
}

export const timeColumns = (table: Sql): TimeColumns => ({
  startsAt: sql`${table}.starts_at`,
  runsUntil: sql`${table}.runs_until`,
  isLong: (range) =>
    sql`${table}.long_running AND tstzrange(${table}.starts_at, ${table}.runs_until) && ${range}`,
});

export const EVENT_TIMES: TimeColumns = timeColumns(sql`e`);

/**
 * `event_artist b` repeats the times of `event e`, so that only the events of a page are looked up.
 */
export const LINEUP_TIMES: TimeColumns = {
  startsAt: sql`b.starts_at`,
  runsUntil: sql`b.runs_until`,
  isLong: () => sql`e.long_running`,
};

/**
 * Whether a list contains ongoing events, and others. An event is ongoing if it began a day or more
 * before the list begins.
 */
export function listedParts({ from, on, ongoing }: EventFilter): {
  others: boolean;
  ongoing: boolean;
} {
  const hasStart = from !== undefined || on !== undefined;
  return {
    others: ongoing !== 'only' || !hasStart,
    ongoing: hasStart && (ongoing !== undefined || on !== undefined),
  };
}

/**
 * Returns the conditions on instants. With `on`, `filterConditions` contains the other conditions
 * on time.
 */
export function timeConditions(filter: EventFilter, columns: TimeColumns): Sql[] {
  const { startsAt } = columns;
  const parts = listedParts(filter);
  const { from } = filter;
  return [
    ...overlapConditions(filter, columns),
    ...(from && !parts.ongoing ? [sql`${startsAt} > ${dayBefore(from)}`] : []),
    ...(from && !parts.others && filter.on === undefined
      ? [sql`${startsAt} <= ${dayBefore(from)}`]
      : []),
  ];
}

/**
 * Requires that an event overlaps the span. An event that ends as it begins overlaps a span that
 * begins then.
 */
function overlapConditions(filter: EventFilter, { startsAt, runsUntil }: TimeColumns): Sql[] {
  const { startsFrom, startsBefore } = filter;
  const { from, to } = timeBounds(filter);
  return [
    ...(from ? [sql`(${runsUntil} > ${from} OR ${startsAt} >= ${from})`] : []),
    ...(to ? [sql`${startsAt} < ${to}`] : []),
    ...(startsFrom ? [sql`${startsAt} >= ${startsFrom}`] : []),
    ...(startsBefore ? [sql`${startsAt} < ${startsBefore}`] : []),
  ];
}

/** Conditions on time of one part of a list. Each part is one index scan. */
export interface ListPart {
  conditions: Sql[];
  isOngoing: boolean;
}

export type ListParts = [ListPart] | [ListPart, ListPart];

/**
 * Returns the parts of a list, in the order of a list by start: ongoing events come last. No event
 * is in two parts.
 */
export function listParts(filter: EventFilter, columns: TimeColumns): ListParts {
  const overlap = overlapConditions(filter, columns);
  const { from } = timeBounds(filter);
  if (!from) return [{ conditions: overlap, isOngoing: false }];
  const began = ongoingConditions(filter, columns.startsAt);
  const isOngoing = anyOf(began);
  const isRecent = [
    sql`${columns.startsAt} > ${dayBefore(from)}`,
    ...(filter.on ? [sql`NOT ${isOngoing}`] : []),
  ];
  const others = { conditions: [...overlap, ...isRecent], isOngoing: false };
  const isLong = columns.isLong(longRange(filter, from));
  const ongoing = { conditions: [...overlap, isLong, isOngoing], isOngoing: true };
  const parts = listedParts(filter);
  if (!parts.ongoing) return [others];
  return parts.others ? [others, ongoing] : [ongoing];
}

function longRange({ on, now }: EventFilter, from: Date): Sql {
  if (on === undefined) return sql`tstzrange(${from}, ${from}, '[]')`;
  const day = localDayBounds(on, now);
  return sql`tstzrange(${day.from}, ${day.to})`;
}

/** Events that began at or before this instant are ongoing in a list from `instant`. */
export const dayBefore = (instant: Date): Date => new Date(instant.getTime() - ONGOING_AFTER_MS);
export const allOf = (conditions: Sql[]): Sql => join(conditions, ' AND ');
const anyOf = (conditions: Sql[]): Sql => sql`(${join(conditions, ' OR ')})`;

interface LocalSpan {
  from: Sql;
  to: Sql;
}

/** Requires that an event runs on a day (an evening, a weekend) in the time zone of its venue. */
export function localDayConditions(filter: EventFilter): Sql[] {
  const { on, now, ongoing } = filter;
  if (on === undefined) return [];
  const { from, to } = localSpan(on, now);
  return [
    sql`e.start_local < ${to} AND (e.until_local > ${from} OR e.start_local >= ${from})`,
    ...(ongoing === 'only' ? [anyOf(ongoingConditions(filter, sql`e.starts_at`))] : []),
  ];
}

/**
 * Returns conditions on events that began a day or more before `from`, or before the day. An
 * ongoing event meets one of them.
 */
function ongoingConditions({ from, on, now }: EventFilter, startsAt: Sql): Sql[] {
  const ofDay = on && localSpan(on, now);
  return [
    ...(from ? [sql`${startsAt} <= ${dayBefore(from)}`] : []),
    ...(ofDay ? [sql`e.start_local <= ${ofDay.from} - interval '24 hours'`] : []),
  ];
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
    default: {
      const { first, last } = firstAndLast(on);
      return { from: sql`${first}::timestamp`, to: sql`${last}::timestamp + interval '1 day'` };
    }
  }
}
