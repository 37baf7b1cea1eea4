import type { EventSummary } from '@marquee/domain';
import { formatDay, type SpanOptions } from './format-span.ts';
import { plainSpaces } from './plain-spaces.ts';
import { wordsFor } from './words.ts';

type SeriesRow = Pick<EventSummary, 'performances' | 'last_date' | 'timezone'>;

/**
 * Formats what follows the next event of a series: "and 12 more dates until Sun 31 Jan". Returns
 * null if nothing does.
 */
export function formatMoreDates(
  { performances = 1, last_date, timezone }: SeriesRow,
  options: SpanOptions,
): string | null {
  if (performances < 2 || last_date === undefined) return null;
  const words = wordsFor(options.locale);
  const count = new Intl.NumberFormat(options.locale).format(performances - 1);
  const date = plainSpaces(formatDay(last_date, timezone, options));
  return (performances === 2 ? words.moreDate : words.moreDates)
    .replace('{count}', count)
    .replace('{date}', date);
}
