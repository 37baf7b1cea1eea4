import { toLocalTime, type EventSummary } from '@marquee/domain';
import type { Translator } from './translator.ts';

type Times = Pick<EventSummary, 'start_utc' | 'start_local' | 'timezone' | 'time_tbd' | 'date_tbd' | 'all_day'>;

/** A reader who named a zone reads all times in it, others in the venue's. */
export interface Reader {
  words: Translator;
  tz: string | null;
}

const MAX_FORMATS = 2_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each: a format costs more than a row that it prints. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const made = new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options });
  formats.set(key, made);
  return made;
}

const zoneOf = ({ timezone }: Times, { tz }: Reader) => tz ?? timezone;

/** The wall clock that is shown, as if it were UTC: one format serves all zones. */
function wallClock(times: Times, reader: Reader): Date {
  const local =
    reader.tz === null || times.all_day ? times.start_local : toLocalTime(new Date(times.start_utc), reader.tz);
  return new Date(`${local}Z`);
}

/** The three lines of a calendar leaf. */
export function calendarLeaf(times: Times, reader: Reader): { weekday: string; day: string; month: string } {
  const clock = wallClock(times, reader);
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatOf(reader.words.locale, { timeZone: 'UTC', ...options }).format(clock);
  return { weekday: part({ weekday: 'short' }), day: String(clock.getUTCDate()), month: part({ month: 'short' }) };
}

/** "20:00 CET", or why there is no time. */
export function timeOf(times: Times, reader: Reader): string {
  const { say, locale } = reader.words;
  if (times.date_tbd) return say('dateTbd');
  if (times.all_day) return say('allDay');
  if (times.time_tbd) return say('timeTbd');
  const timeZone = zoneOf(times, reader);
  return formatOf(locale, { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(
    new Date(times.start_utc),
  );
}

/** "Saturday, 28 November 2026". */
export const dateOf = (times: Times, reader: Reader): string =>
  times.date_tbd
    ? reader.words.say('dateTbd')
    : formatOf(reader.words.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(wallClock(times, reader));

/** An instant in a zone, with date and hour: for dates that were, and for when a page was made. */
export const momentOf = (instant: Date, timeZone: string, { locale }: Translator): string =>
  formatOf(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant);
