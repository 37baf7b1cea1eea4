import { toLocalTime, type FeedEvent } from '@marquee/domain';
import { utcTime, zoneOf } from './calendar-times.ts';
import { contentLine, escapeText } from './content-line.ts';
import { eventLines } from './event-lines.ts';
import { timeZone } from './time-zone.ts';

const REFRESH = 'PT1H';

export interface Calendar {
  name: string;
  /** Where the calendar itself can be read again. */
  url: string;
  events: FeedEvent[];
}

/**
 * An iCalendar file (RFC 5545, with the names of RFC 7986): each event under its lasting UID, its times in the venue's zone,
 * and that zone's rules in the file.
 */
export function writeCalendar({ name, url, events }: Calendar): string {
  const changed = events.map(({ updated_at }) => updated_at).sort();
  const latest = changed.at(-1);
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Marquee//Events 1.0//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('NAME', escapeText(name)),
    contentLine('X-WR-CALNAME', escapeText(name)),
    contentLine('SOURCE;VALUE=URI', url),
    contentLine('URL', url),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL', REFRESH),
    latest ? contentLine('LAST-MODIFIED', utcTime(latest)) : '',
    ...timeZones(events),
    ...events.map(eventLines),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

function timeZones(events: FeedEvent[]): string[] {
  // A calendar without a component is none (RFC 5545, 3.6), not even where nothing is on.
  if (events.length === 0) return [timeZone('UTC', [1970])];
  const years = new Map<string, Set<number>>();
  for (const event of events) {
    const zone = zoneOf(event);
    if (zone === null) continue;
    const ofZone = years.get(zone) ?? new Set();
    for (const instant of [event.start_utc, event.end_utc ?? event.start_utc]) ofZone.add(yearOf(instant, zone));
    years.set(zone, ofZone);
  }
  return [...years].map(([zone, ofZone]) => timeZone(zone, ofZone));
}

const yearOf = (instant: string, zone: string) => Number(toLocalTime(new Date(instant), zone).slice(0, 4));
