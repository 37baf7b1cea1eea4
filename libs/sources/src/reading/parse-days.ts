const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`([a-z]{3,9})\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const DAYS = new RegExp(`^${MONTH} ?${DAY}(?: ?[-–] ?(?:${MONTH} ?)?${DAY})? ?,? ?(\\d{4})$`, 'i');

/**
 * Parses "June 19 - July 2, 2022", "Nov 30th-Dec 3rd, 2026", "May 5-7 2027" or "May 5, 2027".
 * Returns null for other text.
 */
export function parseDays(text: string): { first: string; last: string } | null {
  const [, startMonth = '', startDay, endMonth = startMonth, endDay = startDay, year] =
    DAYS.exec(text.trim()) ?? [];
  const [start, end] = [numberOfMonth(startMonth), numberOfMonth(endMonth)];
  if (!start || !end || !startDay || !endDay) return null;
  const startYear = start > end ? Number(year) - 1 : Number(year);
  return { first: printed(startYear, start, startDay), last: printed(Number(year), end, endDay) };
}

/** Returns 1 to 12, or 0 for an unknown month. */
const numberOfMonth = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const printed = (year: number, month: number, day: string) =>
  [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
