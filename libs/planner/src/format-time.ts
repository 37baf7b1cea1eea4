import { toLocalTime } from '@marquee/domain';
import { formatSpan } from '@marquee/formats/display';
import type { Visit } from './visit.ts';

const LOCALE = 'en-GB';

/** Returns the wall-clock time at the venue, `YYYY-MM-DDTHH:mm:ss`. */
export const toLocal = (ms: number, { event }: Pick<Visit, 'event'>): string =>
  toLocalTime(new Date(ms), event.timezone);

/** Returns the time part of a wall-clock time: `18:30`. */
export const formatClock = (local: string): string => local.slice(11, 16);

/** Formats `YYYY-MM-DD`: "Sat 28 Nov", with the year if it is not this one. */
export function formatDay(day: string, { event, now }: Pick<Visit, 'event' | 'now'>): string {
  const times = {
    ...event,
    start_local: `${day}T00:00:00`,
    end_utc: null,
    all_day: true,
    time_tbd: false,
  };
  return formatSpan({ ...times, date_tbd: false }, { locale: LOCALE, now }).date;
}

/** Formats the days of an event: "4 – 7 Dec", or "until 7 Dec" if it has begun. */
export const formatDays = ({ event, now }: Pick<Visit, 'event' | 'now'>): string =>
  formatSpan(event, { locale: LOCALE, now }).date;
