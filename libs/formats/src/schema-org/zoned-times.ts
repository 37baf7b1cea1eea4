import { addDays, toInstant, toLocalTime, offsetAt, type Event } from '@marquee/domain';

type Times = Pick<Event, 'start_utc' | 'end_utc' | 'timezone' | 'all_day' | 'time_tbd'>;

/**
 * Formats an instant with the offset of the venue: `2026-12-31T20:00:00+01:00`. Uses UTC if the
 * offset has seconds.
 */
function withOffset(instant: string, zone: string): string {
  const date = new Date(instant);
  const offsetS = offsetAt(date, zone);
  if (offsetS % 60 !== 0) return instant;
  const minutes = Math.abs(offsetS) / 60;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${toLocalTime(date, zone)}${offsetS < 0 ? '-' : '+'}${hour ?? ''}:${minute ?? ''}`;
}

/** Formats a local time with the offset of the venue. */
export const withLocalOffset = (local: string, zone: string): string =>
  withOffset(toInstant(local, zone).toISOString(), zone);

/** Returns a date without a time if only the day is known. */
export const startDate = ({ start_utc, timezone, ...times }: Times): string =>
  isDateOnly(times) ? localDate(start_utc, timezone) : withOffset(start_utc, timezone);

/** Returns the last day (inclusive) if only the days are known. */
export function endDate({ end_utc, timezone, ...times }: Times): string | null {
  if (end_utc === null) return null;
  return isDateOnly(times)
    ? addDays(localDate(end_utc, timezone), -1)
    : withOffset(end_utc, timezone);
}

const isDateOnly = ({ all_day, time_tbd }: Pick<Times, 'all_day' | 'time_tbd'>) =>
  all_day || time_tbd;

const localDate = (instant: string, zone: string) =>
  toLocalTime(new Date(instant), zone).slice(0, 10);
