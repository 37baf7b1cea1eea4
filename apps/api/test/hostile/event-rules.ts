import { addDays, startOfDay, toLocalTime, toWeekday } from '@marquee/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the rules read of a published event. */
export interface PublishedTimes {
  start_utc: string;
  end_utc: string | null;
  start_local: string;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
}

/** The parameters of time of a list. */
export interface TimeQuery {
  from?: string;
  to?: string;
  tz?: string;
  on?: string;
  ongoing?: string;
  starts_after?: string;
  starts_before?: string;
}

interface LocalSpan {
  from: string;
  to: string;
}

/**
 * Which events a list contains, written from the contract without SQL: null, or whether the event
 * is ongoing and so comes last in a list by start.
 */
export function placeInList(
  event: PublishedTimes,
  query: TimeQuery,
  now: Date,
): 'others' | 'ongoing' | null {
  const { on, ongoing, tz = 'UTC' } = query;
  const starts = new Date(event.start_utc);
  const ends = endOf(event);
  const day = on === undefined ? null : localSpan(on, now, event);
  const from = query.from ? begin(query.from, tz) : defaultFrom(query, now);
  const startsFrom = query.starts_after
    ? begin(query.starts_after, tz)
    : defaultStartsFrom(query, now);
  if (query.to && starts >= end(query.to, tz)) return null;
  if (query.starts_before && starts >= end(query.starts_before, tz)) return null;
  if (startsFrom && starts < startsFrom) return null;
  if (from && starts < from && ends <= from) return null;
  if (day && !runsIn(event, ends, day)) return null;
  const isOngoing =
    (from !== null && starts.getTime() <= from.getTime() - DAY_MS) ||
    (day !== null && event.start_local <= dayEarlier(day.from));
  if (!isOngoing) return ongoing === 'only' && (from ?? day) !== null ? null : 'others';
  return ongoing !== undefined || day !== null ? 'ongoing' : null;
}

function endOf(event: PublishedTimes): Date {
  if (event.end_utc !== null) return new Date(event.end_utc);
  if (event.all_day || event.time_tbd)
    return startOfDay(event.start_local.slice(0, 10), event.timezone, 1);
  return new Date(Date.parse(event.start_utc) + 3 * HOUR_MS);
}

function runsIn(event: PublishedTimes, ends: Date, { from, to }: LocalSpan): boolean {
  const until = toLocalTime(ends, event.timezone);
  return event.start_local < to && (event.start_local >= from || until > from);
}

function localSpan(
  on: string,
  now: Date,
  { timezone, all_day, time_tbd }: PublishedTimes,
): LocalSpan {
  const today = toLocalTime(now, timezone).slice(0, 10);
  const evening = toLocalTime(new Date(now.getTime() - 4 * HOUR_MS), timezone).slice(0, 10);
  const friday = addDays(today, 5 - toWeekday(today));
  const at = (date: string, time = '00:00:00') => `${date}T${time}`;
  switch (on) {
    case 'today':
      return { from: at(today), to: at(addDays(today, 1)) };
    case 'tomorrow':
      return { from: at(addDays(today, 1)), to: at(addDays(today, 2)) };
    case 'tonight':
      return {
        from: at(evening, '18:00:00'),
        to: at(addDays(evening, 1), all_day || time_tbd ? '00:00:00' : '04:00:00'),
      };
    case 'weekend':
      return { from: at(friday, '18:00:00'), to: at(addDays(friday, 3)) };
    default:
      return { from: at(on), to: at(addDays(on, 1)) };
  }
}

const dayEarlier = (local: string) => addDays(local.slice(0, 10), -1) + local.slice(10);
const isDate = (moment: string) => moment.length === 10;
const begin = (moment: string, zone: string) =>
  isDate(moment) ? startOfDay(moment, zone) : new Date(moment);
const end = (moment: string, zone: string) =>
  isDate(moment) ? startOfDay(moment, zone, 1) : new Date(moment);

function defaultFrom({ on, starts_after, starts_before }: TimeQuery, now: Date): Date | null {
  if (on !== undefined) return isDate(on) ? null : now;
  return starts_after === undefined && starts_before === undefined ? now : null;
}

const defaultStartsFrom = ({ on, from, starts_before }: TimeQuery, now: Date): Date | null =>
  starts_before !== undefined && from === undefined && on === undefined ? now : null;
