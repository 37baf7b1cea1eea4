import { parseDate } from '@marquee/domain';

/**
 * Converts the date formats that models send (2026/12/31, 2026-12-31 20:00, 2026-12-31T20:00) to
 * ISO 8601 in UTC.
 */
export function normaliseDate(given: string): string {
  const text = given.trim();
  const [, year = '', month = '', day = '', time = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text) ?? [];
  if (year === '') return text;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (time === '' || parseDate(date) === null) return date;
  return `${date}T${time.length === 5 ? `${time}:00` : time}Z`;
}
