import { addDays } from '@marquee/domain';
import { normaliseDate } from './dates.ts';

const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  year: 365,
};
const SINCE = /^(?:since|after|from)\s+/i;
const TODAY = /^(?:today|this morning)$/i;
const YESTERDAY = /^(?:yesterday|last night)$/i;
const AGO = /^(?:(\d{1,3}|an?|one)\s+)(hour|day|week|fortnight|month|year)s?\s+ago$/i;
const LAST =
  /^(?:in\s+)?(?:the\s+)?(?:last|past|previous)\s+(?:(\d{1,3}|one)\s+)?(hour|day|week|fortnight|month|year)s?$/i;
const HOUR_MS = 3_600_000;

/**
 * Reads a moment in the past ("yesterday", "3 days ago", "last week") as a day or an instant in
 * UTC. Other text is returned as it is.
 */
export function normalisePast(given: string, now: Date): string {
  const text = given.trim().replace(SINCE, '');
  const today = now.toISOString().slice(0, 10);
  if (TODAY.test(text)) return today;
  if (YESTERDAY.test(text)) return addDays(today, -1);
  const [, amount, unit = ''] = AGO.exec(text) ?? LAST.exec(text) ?? [];
  if (unit === '') return normaliseDate(text);
  const count = amount !== undefined && /^\d+$/.test(amount) ? Number(amount) : 1;
  const days = DAYS[unit.toLowerCase()];
  return days === undefined
    ? new Date(now.getTime() - count * HOUR_MS).toISOString()
    : addDays(today, -count * days);
}
