import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type EventFormatName, FORMAT_NAMES, openLocation } from '@marquee/sources';
import { wholeText } from '@marquee/sources/testing';

const SAMPLE = join(import.meta.dirname, '../../../../data/sample');
const ANSWERS = join(import.meta.dirname, '../../../sources/src/systems/answers');

/** Recorded API responses. Files of other formats are in the bundled sample. */
const RECORDED: Partial<Record<EventFormatName, string>> = {
  ics: 'payloads/ics_fablab_cottbus.ics',
  jsonld: 'payloads/jsonld_songkick_elysianfields.json',
  ticketmaster: 'payloads/ticketmaster_v2_event_all-200.nock.json',
  bandsintown: 'vendor-api-samples/bandsintown-festivals-2022.json.gz',
  eventbrite: 'payloads/eventbrite_v3_fona_events_json.json',
};

/** Formats whose sample folder has another name. */
const SAMPLE_FOLDERS: Partial<Record<EventFormatName, string>> = {
  'openfootball-cups': 'openfootball-euro',
};

/** Written by hand: there is no recording. */
const WRITTEN: Partial<Record<EventFormatName, string>> = {
  ndjson:
    '{"title":"Night","start_local":"2027-01-01T20:00:00","city":"Berlin","artists":["Ana"],"price_min":12}\n',
  csv: 'title,start_local,city,artists,price_min\nNight,2027-01-01T20:00:00,Berlin,Ana;Ben,12\n"Day, two",2027-01-02,Rome,,\n',
  html: '<table><tr><th>Date</th><th>Title</th><th>City</th></tr><tr><td>2027-01-01</td><td>Night</td><td>Rome</td></tr></table>',
  yaml: '- title: Night\n  start: 2027-01-01 20:00\n  city: Berlin\n',
  xml: '<?xml version="1.0"?><events><event id="1"><title>Night</title><start>2027-01-01 20:00</start></event></events>',
  rss: '<rss version="2.0"><channel><item><title>Night, 2027-01-01 20:00</title><link>https://a.example/1</link></item></channel></rss>',
  seatgeek: JSON.stringify({
    meta: { total: 1, page: 1, per_page: 10 },
    events: [
      {
        ...{
          id: 1,
          title: 'Ana',
          type: 'concert',
          status: 'normal',
          time_tbd: false,
          date_tbd: false,
          score: 0.5,
        },
        ...{
          datetime_local: '2027-03-03T20:00:00',
          datetime_utc: '2027-03-04T01:00:00',
          url: 'https://seatgeek.com/1',
        },
        taxonomies: [{ name: 'concert' }],
        performers: [
          {
            name: 'Ana',
            primary: true,
            images: { huge: 'https://seatgeek.com/1.jpg' },
            genres: [{ name: 'Pop' }],
          },
        ],
        stats: { listing_count: 6, lowest_price: 187, highest_price: 619 },
        venue: {
          name: 'Hall',
          address: '1 Main St',
          city: 'New York',
          state: 'NY',
          country: 'US',
          location: { lat: 40.7, lon: -74 },
        },
      },
    ],
  }),
};

export interface SeedFile {
  format: EventFormatName;
  /** The path by which the format recognises the file. */
  name: string;
  text: string;
}

/** The formats of events that can be mutated as text. Workbooks are binary. */
const TEXT_FORMATS = FORMAT_NAMES.filter((name) => name !== 'articles' && name !== 'xlsx');

const FILES_PER_FORMAT = 8;
const MAX_TEXT_LENGTH = 20_000;
const MAX_ITEMS = 2;

/**
 * Returns a few files per format, cut to their first records. `recordings` is the folder of
 * recorded API responses. Systems without an answer have one reader with those that have.
 */
export async function seedCorpus(recordings: string): Promise<SeedFile[]> {
  const seeds = await Promise.all(TEXT_FORMATS.map((name) => readSeeds(name, recordings)));
  return seeds.flat();
}

async function readSeeds(format: EventFormatName, recordings: string): Promise<SeedFile[]> {
  const written = WRITTEN[format];
  if (written !== undefined) return [{ format, name: 'payload.json', text: written }];
  const recorded = RECORDED[format];
  const location = [
    ...(recorded === undefined ? [] : [join(recordings, recorded)]),
    join(SAMPLE, SAMPLE_FOLDERS[format] ?? format),
    join(ANSWERS, format),
  ].find((path) => existsSync(path));
  if (location === undefined) return [];
  const found: SeedFile[] = [];
  for await (const file of openLocation(location)) {
    found.push({ format, name: file.name, text: shorten((await wholeText(file)) ?? '') });
    if (found.length === FILES_PER_FORMAT) break;
  }
  return found;
}

function shorten(text: string): string {
  const value = parseJsonOrNull(text);
  return value === null ? text.slice(0, MAX_TEXT_LENGTH) : JSON.stringify(keepFewItems(value));
}

const keepFewItems = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(keepFewItems);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).slice(0, 60);
  return Object.fromEntries(entries.map(([key, member]) => [key, keepFewItems(member)]));
};

/** Returns null if the text is not JSON. */
export function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
