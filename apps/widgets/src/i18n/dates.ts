import { toLocalTime, type EventSummary } from '@marquee/domain';
import type { Translator } from './translator.ts';

type Times = Pick<EventSummary, 'start_utc' | 'start_local' | 'timezone' | 'time_tbd' | 'date_tbd' | 'all_day'>;

/** The reader's translator and time zone. Without a zone, times are in the zone of the venue. */
export interface Reader {
  translator: Translator;
  tz: string | null;
}

const MAX_FORMATS = 2_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats, because creating one takes longer than rendering a row. */
function cachedFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options });
  formats.set(key, format);
  return format;
}

const displayZone = ({ timezone }: Times, { tz }: Reader) => tz ?? timezone;

/** Returns the displayed local time as if it were UTC, so that one format serves all zones. */
function wallClock(times: Times, reader: Reader): Date {
  const local =
    reader.tz === null || times.all_day ? times.start_local : toLocalTime(new Date(times.start_utc), reader.tz);
  return new Date(`${local}Z`);
}

/** Returns the three lines of a calendar leaf. */
export function calendarLeaf(times: Times, reader: Reader): { weekday: string; day: string; month: string } {
  const clock = wallClock(times, reader);
  const part = (options: Intl.DateTimeFormatOptions) =>
    cachedFormat(reader.translator.locale, { timeZone: 'UTC', ...options }).format(clock);
  return { weekday: part({ weekday: 'short' }), day: String(clock.getUTCDate()), month: part({ month: 'short' }) };
}

/** Returns "20:00 CET", or why the time is unknown. */
export function formatTime(times: Times, reader: Reader): string {
  const { t, locale } = reader.translator;
  if (times.date_tbd) return t('dateTbd');
  if (times.all_day) return t('allDay');
  if (times.time_tbd) return t('timeTbd');
  const timeZone = displayZone(times, reader);
  return cachedFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(
    new Date(times.start_utc),
  );
}

/** Returns "Saturday, 28 November 2026". */
export const formatDate = (times: Times, reader: Reader): string =>
  times.date_tbd
    ? reader.translator.t('dateTbd')
    : cachedFormat(reader.translator.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(wallClock(times, reader));

/** Returns date and time of an instant in a zone. */
export const formatInstantIn = (instant: Date, timeZone: string, { locale }: Translator): string =>
  cachedFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant);
