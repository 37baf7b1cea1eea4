import { basename } from 'node:path';
import type { SourceReader } from '../raw-event.ts';
import { defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, numberOf, proseOf, textOf, type Fields } from './record.ts';
import { wholeText } from './whole-text.ts';

/** R-Ladies' archive of its Meetup groups: `events_<year>.json`, with the groups' zones in `chapters.json` before them. */
export const readRLadies: SourceReader = async function* (files) {
  const zones = new Map<string, string>();
  const readEvents = defineRecordFormat({
    files: /(^|\/)events_\d{4}\.json$/,
    parse: JSON.parse,
    records: (parsed) => (Array.isArray(parsed) ? listOf(parsed) : null),
    read: (record) => draftOf(record, zones),
  });
  for await (const file of files) {
    if (basename(file.name) === 'chapters.json') learnZones(zones, await wholeText(file));
    else yield* readEvents(alone(file));
  }
};

async function* alone<T>(item: T): AsyncGenerator<T> {
  yield item;
}

function learnZones(zones: Map<string, string>, text: string | null): void {
  for (const chapter of chaptersIn(text ?? '')) {
    const name = textOf(chapter['urlname']);
    const zone = textOf(chapter['timezone']);
    if (name && zone) zones.set(name, zone);
  }
}

/** The zones only help; without them an online event is told in UTC. */
function chaptersIn(text: string): Fields[] {
  try {
    return listOf(JSON.parse(text)).filter(isFields);
  } catch {
    return [];
  }
}

function draftOf(record: Fields, zones: ReadonlyMap<string, string>): PartialRawEvent {
  const venues = listOf(record['venues']).filter(isFields);
  const group = fieldsOf(record['group']);
  const start_utc = textOf(record['dateTime']);
  return {
    title: unescaped(textOf(record['title'])),
    source_id: textOf(record['id']),
    description: unescaped(proseOf(record['description'])),
    category: 'community',
    start_utc,
    end_utc: endOf(start_utc, textOf(record['duration'])),
    timezone: zones.get(textOf(group['urlname']) ?? '') ?? null,
    status: record['status'] === 'CANCELLED' ? 'cancelled' : null,
    ...venueOf(venues.find((venue) => !isOnline(venue))),
    online: venues.some(isOnline),
    url: textOf(record['eventUrl']),
    image_url: textOf(fieldsOf(record['featuredEventPhoto'])['highResUrl']),
    tags: ['R', 'R-Ladies', textOf(group['name'])].filter((tag) => tag !== null),
  };
}

/** Meetup places what is online on an atoll of Tuvalu. */
const isOnline = (venue: Fields) => venue['venueType'] === 'online' || venue['name'] === 'Online event';

function venueOf(venue: Fields | undefined): Partial<PartialRawEvent> {
  if (!venue) return {};
  return {
    venue_name: textOf(venue['name']),
    address: textOf(venue['address']),
    city: textOf(venue['city']),
    region: textOf(venue['state']),
    country: textOf(venue['country']),
    lat: numberOf(venue['lat']),
    lng: numberOf(venue['lon']),
  };
}

const unescaped = (markdown: string | null) =>
  markdown
    ?.replace(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, (_, text: string, url: string) =>
      text === url ? url : `${text} (${url})`,
    )
    .replace(/\*\*(.+?)\*\*/g, '$1') ?? null;

const DURATION = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/;

function endOf(start: string | null, duration: string | null): string | null {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(duration ?? '') ?? [];
  const lengthMs = (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  const end = new Date(Date.parse(start ?? '') + lengthMs);
  return lengthMs > 0 && Number.isFinite(end.getTime()) ? end.toISOString() : null;
}
