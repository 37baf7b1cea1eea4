import type { EventSummary } from '@marquee/domain';
import { formatDatePart, formatDay, type SpanOptions } from './format-span.ts';
import { plainSpaces } from './plain-spaces.ts';
import { wordsFor } from './words.ts';

type SeriesRow = Pick<EventSummary, 'performances' | 'last_date' | 'timezone'> &
  Partial<Pick<EventSummary, 'start_local'>>;

const DAY_MS = 86_400_000;
/** A repetition needs some dates to be one. */
const MIN_REPEATED = 4;
/** A higher number of dates is no help. */
const MAX_COUNTED = 30;
/** Sources fill calendars for years ahead: a last day that far off is no news. */
const MAX_DAYS_AHEAD = 366;

/**
 * Formats what follows the next event of a series: "daily until Sun 31 Jan", "every Monday", "and
 * 12 more dates until Sun 31 Jan". Only the long style has the last day of a weekly repetition.
 * Returns null if nothing follows.
 */
export function formatMoreDates(
  { performances = 1, last_date, timezone, start_local }: SeriesRow,
  options: SpanOptions,
): string | null {
  if (performances < 2 || last_date === undefined) return null;
  const words = wordsFor(options.locale);
  const first = start_local?.slice(0, 10) ?? null;
  const days = first === null ? null : daysBetween(first, last_date);
  const weekday = formatDatePart(last_date, { weekday: 'long' }, options.locale);
  const date = plainSpaces(formatDay(last_date, timezone, options));
  const isFar = daysBetween(options.now.toISOString().slice(0, 10), last_date) > MAX_DAYS_AHEAD;
  const repeated = findRepetition(performances, days);
  if (repeated !== null) {
    const text = words[repeated].replace('{weekday}', weekday);
    const isEndless = isFar || (repeated === 'weekly' && options.style !== 'long');
    return isEndless ? text : `${text} ${words.until.replace('{date}', date)}`;
  }
  if (isFar || performances > MAX_COUNTED) return words.otherDates;
  const count = new Intl.NumberFormat(options.locale).format(performances - 1);
  return (performances === 2 ? words.moreDate : words.moreDates)
    .replace('{count}', count)
    .replace('{date}', date);
}

/** Whether the dates are one on each day, or on the same day of each week. */
function findRepetition(performances: number, days: number | null): 'daily' | 'weekly' | null {
  if (days === null || performances < MIN_REPEATED) return null;
  if (days === performances - 1) return 'daily';
  return days === 7 * (performances - 1) ? 'weekly' : null;
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
