import type { DateSpan } from './date-span.ts';

/** A year after the name of a day, as a part of a regular expression: "boxing day 2025". */
export const OF_YEAR = '(?:,?\\s+(?:of\\s+)?(?<ofYear>(?:19|20)\\d\\d))?';

/** Reads a day of the stated year, otherwise the coming one. */
export function inYear(
  year: string | undefined,
  today: string,
  read: (today: string) => DateSpan | null,
): DateSpan | null {
  if (year === undefined) return read(today);
  const span = read(`${year}-01-01`);
  return span?.from.startsWith(year) === true ? span : null;
}
