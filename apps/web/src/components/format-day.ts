import type { SiteTranslator } from '../texts/site-translator.ts';

/** Formats a day ("2026-12-04"), for example as "Friday, December 4". */
export const formatDay = (
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(locale, {
    ...options,
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(day));

/** Returns "Today" for 0 and "Tomorrow" for 1. */
export function nameDayAhead(days: number, locale: string): string {
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Returns days in the reader's language: "tomorrow", "This weekend", "Dec 4 – 6, 2026"; null if
 * they are no days.
 */
export function formatDays(days: string, { t, locale }: SiteTranslator): string | null {
  if (days === 'tonight' || days === 'weekend') return t(days);
  if (days === 'today' || days === 'tomorrow')
    return nameDayAhead(days === 'today' ? 0 : 1, locale);
  const [first, last = first] = days.split('..').map((day) => new Date(`${day}T00:00:00Z`));
  if (first === undefined || last === undefined || Number.isNaN(first.getTime() + last.getTime()))
    return null;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return format.formatRange(first, last);
}
