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

/** Returns the permanent UID of an event. It depends only on the id. */
const toUid = (id: string) => `${id}@marquee`;

/** Writes a VEVENT. */
export function eventLines(event: FeedEvent): string {
  const lines: [name: string, value: string | null][] = [
    ['BEGIN', 'VEVENT'],
    ['UID', toUid(event.id)],
    ['SEQUENCE', String(event.revision)],
    ['DTSTAMP', utcTime(event.updated_at)],
    ['CREATED', utcTime(event.created_at)],
    ['LAST-MODIFIED', utcTime(event.updated_at)],
    ...timeProperties(event),
    ['SUMMARY', escapeText(event.title)],
    ...statusLines(event),
    ['TRANSP', 'TRANSPARENT'], // a listed event does not make the reader busy
    ...placeLines(event),
    ['CATEGORIES', [event.category, ...event.tags].map(escapeText).join(',')],
    ['URL', event.links.page ?? event.links.self ?? null],
    ['IMAGE;VALUE=URI;DISPLAY=BADGE', event.image_url],
    ['DESCRIPTION', escapeText(describe(event)) || null],
    ['END', 'VEVENT'],
  ];
  return lines.map(([name, value]) => (value === null ? '' : contentLine(name, value))).join('');
}

// STATUS has three values for our five. The X- properties contain the exact status.
const statusLines = (event: FeedEvent): [string, string | null][] => [
  ['STATUS', event.date_tbd && event.status !== 'cancelled' ? 'TENTATIVE' : STATUS[event.status]],
  ['X-MARQUEE-STATUS', event.status === 'scheduled' ? null : event.status],
  ['X-MARQUEE-TIME', event.time_tbd ? 'TBD' : null],
];

function placeLines(event: FeedEvent): [string, string | null][] {
  const { venue, address, city, region, country } = statedPlace(event);
  // Apple writes a venue and its address on separate lines.
  const lines = venue
    ? [venue, address, joinDistinct(city, region, country)]
    : [joinDistinct(address, city, country)];
  const location = lines.flatMap((line) => (line ? escapeText(line) : [])).join('\\n');
  return [
    ['LOCATION', location || (event.online ? 'Online' : null)],
    ['GEO', event.lat === null || event.lng === null ? null : `${event.lat};${event.lng}`],
    ['CONFERENCE;VALUE=URI', event.online_url],
  ];
}

const joinDistinct = (...parts: (string | null)[]) =>
  [...new Set(parts)].filter((part) => part !== null).join(', ');

function describe(event: FeedEvent): string {
  const { title, artists, doors_local, description, previous_start_utc, links } = event;
  const notInTitle = artists.map(({ name }) => name).filter((name) => !title.includes(name));
  const parts = [
    event.date_tbd && 'The date is not confirmed yet.',
    event.time_tbd && 'The time is not known yet.',
    event.status === 'postponed' && 'Postponed: it will not take place at this time.',
    previous_start_utc &&
      `Moved from ${toLocalTime(new Date(previous_start_utc), event.timezone).slice(0, 10)}.`,
    doors_local !== null && `Doors open at ${doors_local.slice(11, 16)}.`,
    notInTitle.length > 0 && `With ${notInTitle.join(', ')}`,
    description,
    event.ticket_url !== links.self && event.ticket_url,
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}
