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
