import { toLocalTime, type EventStatus, type FeedEvent } from '@marquee/domain';
import { statedPlace } from '../stated-place.ts';
import { timeProperties, utcTime } from './calendar-times.ts';
import { contentLine, escapeText } from './content-line.ts';

const STATUS: Readonly<Record<EventStatus, string>> = {
  scheduled: 'CONFIRMED',
  rescheduled: 'CONFIRMED',
  moved_online: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

/** The UID by which calendars know an event for good. It depends on nothing but the event's id. */
const uidOf = (id: string) => `${id}@marquee`;

/** One VEVENT. */
export function eventLines(event: FeedEvent): string {
  const lines: [name: string, value: string | null][] = [
    ['BEGIN', 'VEVENT'],
    ['UID', uidOf(event.id)],
    ['SEQUENCE', String(event.revision)],
    ['DTSTAMP', utcTime(event.updated_at)],
    ['CREATED', utcTime(event.created_at)],
    ['LAST-MODIFIED', utcTime(event.updated_at)],
    ...timeProperties(event),
    ['SUMMARY', escapeText(event.title)],
    ...statusLines(event),
    ['TRANSP', 'TRANSPARENT'], // what is on somewhere does not make its reader busy
    ...placeLines(event),
    ['CATEGORIES', [event.category, ...event.tags].map(escapeText).join(',')],
    ['URL', event.links.page ?? event.links.self ?? null],
    ['IMAGE;VALUE=URI;DISPLAY=BADGE', event.image_url],
    ['DESCRIPTION', escapeText(descriptionOf(event)) || null],
    ['END', 'VEVENT'],
  ];
  return lines.map(([name, value]) => (value === null ? '' : contentLine(name, value))).join('');
}

// STATUS has three words for our five; the other two properties keep what it cannot say.
const statusLines = (event: FeedEvent): [string, string | null][] => [
  ['STATUS', event.date_tbd && event.status !== 'cancelled' ? 'TENTATIVE' : STATUS[event.status]],
  ['X-MARQUEE-STATUS', event.status === 'scheduled' ? null : event.status],
  ['X-MARQUEE-TIME', event.time_tbd ? 'TBD' : null],
];

function placeLines(event: FeedEvent): [string, string | null][] {
  const { venue, address, city, region, country } = statedPlace(event);
  // A venue has lines of its own, as Apple writes them; without one there is but an address.
  const lines = venue ? [venue, address, joined(city, region, country)] : [joined(address, city, country)];
  const location = lines.flatMap((line) => (line ? escapeText(line) : [])).join('\\n');
  return [
    ['LOCATION', location || (event.online ? 'Online' : null)],
    ['GEO', event.lat === null || event.lng === null ? null : `${event.lat};${event.lng}`],
    ['CONFERENCE;VALUE=URI', event.online_url],
  ];
}

const joined = (...parts: (string | null)[]) => [...new Set(parts)].filter((part) => part !== null).join(', ');

function descriptionOf(event: FeedEvent): string {
  const { title, artists, description, previous_start_utc, links } = event;
  const unnamed = artists.map(({ name }) => name).filter((name) => !title.includes(name));
  const parts = [
    event.date_tbd && 'The date is not certain yet.',
    event.time_tbd && 'The time is not known yet.',
    event.status === 'postponed' && 'Postponed: it will not take place at this time.',
    previous_start_utc && `Moved from ${toLocalTime(new Date(previous_start_utc), event.timezone).slice(0, 10)}.`,
    unnamed.length > 0 && `With ${unnamed.join(', ')}`,
    description,
    event.ticket_url !== links.self && event.ticket_url,
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}
