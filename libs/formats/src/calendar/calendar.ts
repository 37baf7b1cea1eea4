import { toLocalTime, type FeedEvent } from '@marquee/domain';
import { requiredZone, utcTime } from './calendar-times.ts';
import { contentLine, escapeText } from './content-line.ts';
import { eventLines } from './event-lines.ts';
import { timeZone } from './time-zone.ts';

const REFRESH = 'PT1H';

export interface Calendar {
  name: string;
  /** The URL of the calendar itself. */
  url: string;
  events: FeedEvent[];
}

/**
 * Writes an iCalendar file (RFC 5545, with the calendar properties of RFC 7986). Each event has a
 * permanent UID and times in the zone of its venue. The file contains the rules of these zones.
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
  // A calendar needs a component (RFC 5545, 3.6), also if it has no events.
  if (events.length === 0) return [timeZone('UTC', [1970])];
  const years = new Map<string, Set<number>>();
  for (const event of events) {
    const zone = requiredZone(event);
    if (zone === null) continue;
    const zoneYears = years.get(zone) ?? new Set();
    for (const instant of [event.start_utc, event.end_utc ?? event.start_utc])
      zoneYears.add(localYear(instant, zone));
    years.set(zone, zoneYears);
  }
  return [...years].map(([zone, zoneYears]) => timeZone(zone, zoneYears));
}

const localYear = (instant: string, zone: string) =>
  Number(toLocalTime(new Date(instant), zone).slice(0, 4));
