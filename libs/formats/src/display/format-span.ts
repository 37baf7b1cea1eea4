import { toLocalTime } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { endOfEvent, lastsDays, localDates, type EventTimes } from './local-dates.ts';
import { plainSpaces } from './plain-spaces.ts';
import { wordsFor } from './words.ts';

export interface SpanOptions {
  /** BCP 47. */
  locale: string;
  now: Date;
  /** The reader's zone. Default: the venue's. Days without a time are always the venue's. */
  zone?: string | null;
  /** `long` has whole words, the year and both ends. Default: `short`. */
  style?: 'short' | 'long';
  /** Adds the zone to the time: "20:00 CET", or that it is local: "20:00 local time". */
  withZone?: boolean | 'local';
}

/** The dates and times of an event as people read them. */
export interface FormattedSpan {
  /** "Sat 28 Nov", "23 – 27 Jun 2027", "until 1 Jan 2027", "Date to be announced". */
  date: string;
  /** "20:00 – 23:00", "All day", "Time to be announced"; null if the date is complete. */
  time: string | null;
  /** Date and time. */
  text: string;
}

/**
 * Formats the dates and times of an event. A span of several days has both ends, and another year
 * than this one is named.
 */
export function formatSpan(times: EventTimes, options: SpanOptions): FormattedSpan {
  const words = wordsFor(options.locale);
  if (times.date_tbd) return { date: words.dateTbd, time: null, text: words.dateTbd };
  const zone = options.zone ?? times.timezone;
  const dates = localDates(times, zone);
  const isOfDays = lastsDays(times, zone);
  const date = plainSpaces(
    isOfDays ? formatDays(dates, zone, options) : formatDay(dates.from, zone, options),
  );
  const stated = formatTime(times, { ...options, zone }, isOfDays);
  const isLocal = options.withZone === 'local' && !times.all_day && !times.time_tbd;
  const named = isLocal && stated !== null ? `${stated} ${words.localTime}` : stated;
  const time = named === null ? null : plainSpaces(named);
  return { date, time, text: time === null ? date : `${date}, ${time}` };
}

function formatDays(
  { from, to }: { from: string; to: string },
  zone: string,
  options: SpanOptions,
): string {
  const today = toLocalTime(options.now, zone).slice(0, 10);
  const isOn = from < today && today <= to;
  if (isOn && options.style !== 'long')
    return wordsFor(options.locale).until.replace('{date}', formatDay(to, zone, options));
  const format = dateFormat(options, [from, to], zone);
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** Formats one part of a day: its weekday or its month. */
export const formatDatePart = (
  day: string,
  part: Intl.DateTimeFormatOptions,
  locale: string,
): string =>
  plainSpaces(
    formats
      .memo(`${locale} ${JSON.stringify({ ...part, timeZone: 'UTC' })}`)
      .format(new Date(`${day}T00:00:00Z`)),
  );

/** Formats a day: "Sun 31 Jan". */
export const formatDay = (day: string, zone: string, options: SpanOptions): string =>
  dateFormat(options, [day], zone).format(new Date(`${day}T00:00:00Z`));

function dateFormat(
  { locale, now, style = 'short' }: SpanOptions,
  days: string[],
  zone: string,
): Intl.DateTimeFormat {
  const year = toLocalTime(now, zone).slice(0, 4);
  const hasYear = style === 'long' || days.some((day) => !day.startsWith(year));
  const isRange = days.length > 1;
  return formats.memo(
    `${locale} ${JSON.stringify({
      ...(!isRange && { weekday: style }),
      day: 'numeric',
      month: style,
      ...(hasYear && { year: 'numeric' }),
      timeZone: 'UTC',
    })}`,
  );
}

type ZonedOptions = SpanOptions & { zone: string };

function formatTime(times: EventTimes, options: ZonedOptions, isOfDays: boolean): string | null {
  const { locale, zone, style, now, withZone = false } = options;
  const words = wordsFor(locale);
  if (times.time_tbd) return now >= endOfEvent(times) ? words.timeNotStated : words.timeTbd;
  if (times.all_day) return isOfDays ? null : words.allDay;
  if (isOfDays && style !== 'long') return null;
  const bare = formats.memo(`${locale} ${JSON.stringify({ timeStyle: 'short', timeZone: zone })}`);
  const last =
    withZone === true ? formats.memo(`${locale} ${JSON.stringify(withZoneName(zone))}`) : bare;
  const start = new Date(times.start_utc);
  if (times.end_utc === null || times.end_utc === times.start_utc) return last.format(start);
  const end = new Date(times.end_utc);
  if (isOfDays && bare.format(start) === bare.format(end)) return null; // no hours of a day
  return `${bare.format(start)} – ${last.format(end)}`;
}

/** Formats the time of a wall-clock time (`YYYY-MM-DDTHH:mm:ss`): "20:00", "8:00 PM". */
export const formatTimeOfDay = (local: string, locale: string): string =>
  plainSpaces(
    formats
      .memo(`${locale} ${JSON.stringify({ timeStyle: 'short', timeZone: 'UTC' })}`)
      .format(new Date(`${local.slice(0, 16)}Z`)),
  );

const withZoneName = (timeZone: string): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
  timeZoneName: 'short',
});

const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 2_000,
  memoMethod: (key) => {
    const space = key.indexOf(' ');
    const options = JSON.parse(key.slice(space + 1)) as Intl.DateTimeFormatOptions;
    return new Intl.DateTimeFormat(key.slice(0, space), { numberingSystem: 'latn', ...options });
  },
});
