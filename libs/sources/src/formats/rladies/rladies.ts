import { basename } from 'node:path';
import type { SourceReader } from '../../raw-event.ts';
import { defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import {
  toFields,
  isFields,
  toList,
  toNumber,
  toProse,
  toText,
  type Fields,
} from '../../reading/record.ts';
import { wholeText } from '../../reading/whole-text.ts';

/**
 * R-Ladies' archive of Meetup groups: `events_<year>.json`, preceded by `chapters.json` with the
 * time zone of each group.
 */
export const readRLadies: SourceReader = async function* (files) {
  const zones = new Map<string, string>();
  const readEvents = defineRecordFormat({
    files: /(^|\/)events_\d{4}\.json$/,
    parse: JSON.parse,
    records: (parsed) => (Array.isArray(parsed) ? toList(parsed) : null),
    read: (record) => toPartialEvent(record, zones),
  });
  for await (const file of files) {
    if (basename(file.name) === 'chapters.json') addZones(zones, await wholeText(file));
    else yield* readEvents(yieldOne(file));
  }
};

async function* yieldOne<T>(item: T): AsyncGenerator<T> {
  yield item;
}

function addZones(zones: Map<string, string>, text: string | null): void {
  for (const chapter of parseChapters(text ?? '')) {
    const name = toText(chapter['urlname']);
    const zone = toText(chapter['timezone']);
    if (name && zone) zones.set(name, zone);
  }
}

/** Returns an empty list for an invalid file: without zones, online events use UTC. */
function parseChapters(text: string): Fields[] {
  try {
    return toList(JSON.parse(text)).filter(isFields);
  } catch {
    return [];
  }
}

function toPartialEvent(record: Fields, zones: ReadonlyMap<string, string>): PartialRawEvent {
  const venues = toList(record['venues']).filter(isFields);
  const group = toFields(record['group']);
  const start_utc = toText(record['dateTime']);
  return {
    title: stripMarkdown(toText(record['title'])),
    source_id: toText(record['id']),
    description: stripMarkdown(toProse(record['description'])),
    category: 'community',
    start_utc,
    end_utc: toEnd(start_utc, toText(record['duration'])),
    timezone: zones.get(toText(group['urlname']) ?? '') ?? null,
    status: record['status'] === 'CANCELLED' ? 'cancelled' : null,
    ...toVenue(venues.find((venue) => !isOnline(venue))),
    online: venues.some(isOnline),
    url: toText(record['eventUrl']),
    image_url: toText(toFields(record['featuredEventPhoto'])['highResUrl']),
    tags: ['R', 'R-Ladies', toText(group['name'])].filter((tag) => tag !== null),
  };
}

/** Recognises online events, which Meetup places on an atoll of Tuvalu. */
const isOnline = (venue: Fields) =>
  venue['venueType'] === 'online' || venue['name'] === 'Online event';

function toVenue(venue: Fields | undefined): Partial<PartialRawEvent> {
  if (!venue) return {};
  return {
    venue_name: toText(venue['name']),
    address: toText(venue['address']),
    city: toText(venue['city']),
    region: toText(venue['state']),
    country: toText(venue['country']),
    lat: toNumber(venue['lat']),
    lng: toNumber(venue['lon']),
  };
}

const stripMarkdown = (markdown: string | null) =>
  markdown
    ?.replace(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, (_, text: string, url: string) =>
      text === url ? url : `${text} (${url})`,
    )
    .replace(/\*\*(.+?)\*\*/g, '$1') ?? null;

const DURATION = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/;

function toEnd(start: string | null, duration: string | null): string | null {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(duration ?? '') ?? [];
  const lengthMs =
    (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  const end = new Date(Date.parse(start ?? '') + lengthMs);
  return lengthMs > 0 && Number.isFinite(end.getTime()) ? end.toISOString() : null;
}
