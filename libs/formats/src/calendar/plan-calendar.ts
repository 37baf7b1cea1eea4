import { toLocalTime } from '@marquee/domain';
import { requiredZone, timeProperties, utcTime, type EventTimes } from './calendar-times.ts';
import { contentLine, escapeText } from './content-line.ts';
import { timeZone } from './time-zone.ts';

export interface CalendarEntry {
  /** Permanent, so that a program that imports the file again updates the entry. */
  uid: string;
  summary: string;
  description: string;
  location: string | null;
  start_utc: string;
  end_utc: string;
  /** The times are dates only. */
  all_day: boolean;
}

export interface PlanCalendar {
  name: string;
  timezone: string;
  /** When the data of the plan last changed: an instant. */
  updated_at: string;
  entries: CalendarEntry[];
}

/** Writes an iCalendar file (RFC 5545) of the plan for one evening, in one time zone. */
export function writePlanCalendar({ name, timezone, updated_at, entries }: PlanCalendar): string {
  const zones = entries.flatMap((entry) => requiredZone(toEventTimes(entry, timezone)) ?? []);
  const years = new Set(
    entries.flatMap(({ start_utc, end_utc }) => [start_utc, end_utc].map(localYear(timezone))),
  );
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

function entryLines(
  entry: CalendarEntry,
  { timezone, updated_at }: Pick<PlanCalendar, 'timezone' | 'updated_at'>,
) {
  const lines: [name: string, value: string][] = [
    ['BEGIN', 'VEVENT'],
    ['UID', entry.uid],
    ['DTSTAMP', utcTime(updated_at)],
    ...timeProperties(toEventTimes(entry, timezone)),
    ['SUMMARY', escapeText(entry.summary)],
    ...(entry.description === ''
      ? []
      : [['DESCRIPTION', escapeText(entry.description)] as [string, string]]),
    ...(entry.location === null
      ? []
      : [['LOCATION', escapeText(entry.location)] as [string, string]]),
    ['END', 'VEVENT'],
  ];
  return lines.map(([name, value]) => contentLine(name, value)).join('');
}

const toEventTimes = (
  { start_utc, end_utc, all_day }: CalendarEntry,
  timezone: string,
): EventTimes => ({
  start_utc,
  end_utc,
  timezone,
  all_day,
  time_tbd: false,
});

const localYear = (timezone: string) => (instant: string) =>
  Number(toLocalTime(new Date(instant), timezone).slice(0, 4));
