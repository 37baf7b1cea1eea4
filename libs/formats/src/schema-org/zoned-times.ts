import { addDays, toLocalTime, offsetAt, type Event } from '@marquee/domain';

type Times = Pick<Event, 'start_utc' | 'end_utc' | 'timezone' | 'all_day' | 'time_tbd'>;

/** A wall-clock time with the venue's offset: `2026-12-31T20:00:00+01:00`. In UTC where the offset is no whole minute. */
export function withOffset(instant: string, zone: string): string {
  const date = new Date(instant);
  const offsetS = offsetAt(date, zone);
  if (offsetS % 60 !== 0) return instant;
  const minutes = Math.abs(offsetS) / 60;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${toLocalTime(date, zone)}${offsetS < 0 ? '-' : '+'}${hour ?? ''}:${minute ?? ''}`;
}

/** A bare date where only the day is known. */
export const startDate = ({ start_utc, timezone, ...times }: Times): string =>
  isByDay(times) ? dateOf(start_utc, timezone) : withOffset(start_utc, timezone);

/** The last day, inclusive, where only days are known. */
export function endDate({ end_utc, timezone, ...times }: Times): string | null {
  if (end_utc === null) return null;
  return isByDay(times) ? addDays(dateOf(end_utc, timezone), -1) : withOffset(end_utc, timezone);
}

const isByDay = ({ all_day, time_tbd }: Pick<Times, 'all_day' | 'time_tbd'>) => all_day || time_tbd;

const dateOf = (instant: string, zone: string) => toLocalTime(new Date(instant), zone).slice(0, 10);
