import { toLocalTime } from '@marquee/domain';
import { formatDatePart, formatSpan, type SpanOptions } from './format-span.ts';
import { lastsDays, localDates, type EventTimes } from './local-dates.ts';
import { wordsFor } from './words.ts';

/** The three lines of a calendar leaf. */
export interface CalendarLeaf {
  /** The weekday, or an arrow in front of the last day of an event that runs. */
  weekday: string;
  day: string;
  month: string;
}

/**
 * Returns the first day of an event, or its last day while it runs for days; null without a date.
 */
export function calendarLeaf(
  times: EventTimes,
  { locale, now, zone }: SpanOptions,
): CalendarLeaf | null {
  if (times.date_tbd) return null;
  const shownZone = zone ?? times.timezone;
  const { from, to } = localDates(times, shownZone);
  const today = toLocalTime(now, shownZone).slice(0, 10);
  const isRunning = lastsDays(times, shownZone) && from < today && today <= to;
  const day = isRunning ? to : from;
  return {
    weekday: isRunning ? '→' : formatDatePart(day, { weekday: 'short' }, locale),
    day: String(Number(day.slice(8))),
    month: formatDatePart(day, { month: 'short' }, locale),
  };
}

/**
 * Returns what to say while an event runs: "Happening now", its last day if it lasts for days, or
 * null if its hours are unknown.
 */
export function runningText(times: EventTimes, options: SpanOptions): string | null {
  const words = wordsFor(options.locale);
  if (times.date_tbd) return null;
  if (!lastsDays(times, options.zone ?? times.timezone))
    return times.all_day || times.time_tbd ? null : words.running;
  const { to } = localDates(times, options.zone ?? times.timezone);
  const lastDay = { ...times, all_day: true, start_local: `${to}T00:00:00`, end_utc: null };
  return words.until.replace('{date}', formatSpan(lastDay, options).date);
}
