import { toLocalTime } from '@marquee/domain';
import { timeProperties, utcTime, zoneOf, type EventTimes } from './calendar-times.ts';
import { contentLine, escapeText } from './content-line.ts';
import { timeZone } from './time-zone.ts';

/** One entry of a person's calendar. */
export interface CalendarEntry {
  /** Unique and lasting, so that a program that reads the file again changes the entry and adds none. */
  uid: string;
  summary: string;
  description: string;
  location: string | null;
  start_utc: string;
  end_utc: string;
  /** Only days are known. */
  all_day: boolean;
}

export interface EveningCalendar {
  name: string;
  timezone: string;
  /** When what it is made of last changed: an instant. */
  updated_at: string;
  entries: CalendarEntry[];
}

/** An iCalendar file (RFC 5545) of what one person plans to do, in one zone. */
export function writeEvening({ name, timezone, updated_at, entries }: EveningCalendar): string {
  const zones = entries.flatMap((entry) => zoneOf(timesOf(entry, timezone)) ?? []);
  const years = new Set(entries.flatMap(({ start_utc, end_utc }) => [start_utc, end_utc].map(yearIn(timezone))));
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Marquee//Plan My Night 1.0//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('NAME', escapeText(name)),
    contentLine('X-WR-CALNAME', escapeText(name)),
    zones.length > 0 ? timeZone(timezone, years) : '',
    ...entries.map((entry) => entryLines(entry, { timezone, updated_at })),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

function entryLines(entry: CalendarEntry, { timezone, updated_at }: Pick<EveningCalendar, 'timezone' | 'updated_at'>) {
  const lines: [name: string, value: string][] = [
    ['BEGIN', 'VEVENT'],
    ['UID', entry.uid],
    ['DTSTAMP', utcTime(updated_at)],
    ...timeProperties(timesOf(entry, timezone)),
    ['SUMMARY', escapeText(entry.summary)],
    ...(entry.description === '' ? [] : [['DESCRIPTION', escapeText(entry.description)] as [string, string]]),
    ...(entry.location === null ? [] : [['LOCATION', escapeText(entry.location)] as [string, string]]),
    ['END', 'VEVENT'],
  ];
  return lines.map(([name, value]) => contentLine(name, value)).join('');
}

const timesOf = ({ start_utc, end_utc, all_day }: CalendarEntry, timezone: string): EventTimes => ({
  start_utc,
  end_utc,
  timezone,
  all_day,
  time_tbd: false,
});

const yearIn = (timezone: string) => (instant: string) => Number(toLocalTime(new Date(instant), timezone).slice(0, 4));
