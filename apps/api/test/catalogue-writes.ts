import { createCuration, removeSource } from '@marquee/catalogue';
import { ingest } from '@marquee/ingest';
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { buildEvent, type Api } from './create-test-api.ts';

type Curation = ReturnType<typeof createCuration>;

export interface Catalogue {
  api: Api;
  curation: Curation;
  /** The names of the corrections that were made. */
  corrections: ReadonlySet<string>;
  write: (source: string, records: RawEvent[], options?: Partial<Writing>) => Promise<unknown>;
  /** The slug of the event of a title. */
  slug: (title: string) => Promise<string>;
}

interface Writing {
  full: boolean;
  attribution: string;
}

const AT = { city: 'Berlin', country: 'DE', venue_name: 'Kesselhaus', artists: ['Aurora Lane'] };
export const GIG = buildEvent({ ...AT, source_id: 'gig', title: 'Aurora Lane' });
export const TALK = buildEvent({ source_id: 'talk', title: 'On tides', venue_name: 'Kontor 9' });
export const date = (day: number) => ({
  ...TALK,
  ...{ source_id: `market-${String(day)}`, title: 'Flea market', venue_name: 'Old square' },
  start_local: `2026-12-${String(day).padStart(2, '0')}T09:00:00`,
});
const TWIN = { ...GIG, source_id: 'twin', url: 'https://fans.example/gig' };

/** Not fields of the event, other notations of one, or part of a place, which other writes change. */
type OtherNotation =
  | (
      | 'source_id'
      | 'warnings'
      | 'list_names'
      | 'is_at_one_hour'
      | 'constant_offset'
      | 'start_utc'
      | 'end_utc'
      | 'country_or_region'
    )
  | ('city' | 'region' | 'country' | 'lat' | 'lng' | 'online');
type StatedField = Exclude<keyof RawEvent, OtherNotation>;

/** Another value of each field that a source can state. */
const OTHER_VALUES: Readonly<{ [Name in StatedField]-?: NonNullable<RawEvent[Name]> }> = {
  title: 'Aurora Lane and friends',
  description: 'With strings.',
  category: 'festival',
  status: 'postponed',
  availability: 'sold_out',
  start_local: '2026-12-30T21:00:00',
  end_local: '2026-12-30T23:00:00',
  doors_local: '2026-12-30T20:00:00',
  venue_name: 'Columbiahalle',
  address: 'Columbiadamm 13',
  artists: ['Aurora Lane', 'Nils Vega'],
  organizer: 'Night shift',
  genres: ['ambient'],
  tags: ['strings'],
  ticket_url: 'https://tickets.example/1',
  url: 'https://venue.example/1',
  image_url: 'https://venue.example/1.jpg',
  price_min: 12,
  price_max: 30,
  currency: 'EUR',
  language: 'de',
  age_restriction: '16+',
  popularity: 9,
  featured: true,
  online_url: 'https://stream.example/1',
  kind: 'concert',
  audience: 'families',
  dogs_allowed: true,
  outdoor: true,
  series_id: 'season',
  series_title: 'The season',
  timezone: 'Europe/Vienna',
  all_day: true,
  time_tbd: true,
  date_tbd: true,
  is_free: true,
  artist_ids: [{ name: 'Aurora Lane', musicbrainz_id: '9282c8b4-ca0b-4c6b-b7e3-4f7762dfc4d6' }],
  venue_image_url: 'https://venue.example/hall.jpg',
  organizer_url: 'https://organizer.example',
  text_language: 'en',
  languages: ['de', 'en'],
  accessibility: { step_free: true, captions: false },
  titles: { de: 'Aurora Lane, live', en: 'Aurora Lane live' },
  descriptions: { de: 'Mit Streichern.', en: 'With strings.' },
};

/** Every kind of write, in an order in which each has something to change. */
export const writes: Record<string, (catalogue: Catalogue) => Promise<unknown>> = {
  'new events': ({ write }) => write('venue', [GIG, TALK, date(5), date(12)]),
  'a second source': ({ write }) => write('fans', [TWIN]),
  'a listing with another page': ({ write }) =>
    write('fans', [{ ...TWIN, url: 'https://fans.example/other' }]),
  'a third source in a batch with others': ({ write }) =>
    write('paper', [{ ...GIG, source_id: 'p' }, buildEvent({ title: 'Unrelated' })]),
  'a series that grows': ({ write }) => write('venue', [GIG, TALK, date(5), date(12), date(19)]),
  'an address of a known venue': ({ write }) =>
    write('paper', [{ ...GIG, source_id: 'p', address: 'Knaackstraße 97' }]),
  'genres of a known artist': ({ write }) =>
    write('fans', [{ ...TWIN, artist_ids: [{ name: 'Aurora Lane', genres: ['jazz'] }] }]),
  'other terms of a source': ({ write }) => write('fans', [TWIN], { attribution: 'The fans' }),
  'a withdrawn listing': ({ write }) =>
    write('paper', [buildEvent({ source_id: 'other', title: 'Unrelated too' })], { full: true }),
  'a listing that returns': ({ write }) => write('paper', [{ ...GIG, source_id: 'p' }]),
  'a split': async ({ curation, slug }) =>
    curation.split(await slug('Aurora Lane'), { source: 'fans', id: 'twin' }),
  'a merge by hand': async ({ api, curation }) => {
    const [into, from] = await slugsOf(api, ['gig', 'twin']);
    await curation.merge(must(into), must(from));
  },
  'a merge of unlike events': async ({ curation, slug }) =>
    curation.merge(await slug('Aurora Lane'), await slug('On tides')),
  'two events kept apart': async ({ curation, slug }) =>
    curation.keepApart(await slug('Flea market'), await slug('Aurora Lane')),
  'a decided day': async ({ curation, slug }) =>
    curation.decideNight(await slug('Aurora Lane'), { source: 'fans', id: 'twin' }),
  'pinned facts': async ({ curation, slug }) =>
    curation.pinFacts(await slug('Aurora Lane'), { title: 'Aurora Lane, pinned' }),
  'released facts': async ({ curation, slug }) =>
    curation.pinFacts(await slug('Aurora Lane, pinned'), {}),
  'a featured event': async ({ curation, slug }) =>
    curation.feature(await slug('Flea market'), true),
  'a cancelled event': async ({ curation, slug }) => curation.cancel(await slug('Flea market')),
  'a removed event': async ({ curation, slug }) => curation.remove(await slug('Unrelated too')),
  'a restored event': async ({ curation, slug }) => curation.restore(await slug('Unrelated too')),
  'two venues kept apart': async ({ api, curation }) =>
    curation.keepNamedApart(
      'venue',
      await slugOf(api, 'venue', 'Kesselhaus'),
      await slugOf(api, 'venue', 'Kontor 9'),
    ),
  'a pinned venue': async ({ api, curation }) =>
    curation.pinVenue(await slugOf(api, 'venue', 'Old square'), { name: 'The old square' }),
  'a merged venue': async ({ api, curation }) =>
    curation.mergeNamed(
      'venue',
      await slugOf(api, 'venue', 'The old square'),
      await slugOf(api, 'venue', 'Kesselhaus'),
    ),
  'a merged organizer': async ({ api, curation, write }) => {
    await write('talks', [{ ...TALK, source_id: 'o', title: 'On winds', organizer: 'Nightshift' }]);
    await write('talks', [{ ...TALK, source_id: 'p', title: 'On rain', organizer: 'Kontor' }]);
    await curation.mergeNamed(
      'organizer',
      await slugOf(api, 'organizer', 'Nightshift'),
      await slugOf(api, 'organizer', 'Kontor'),
    );
  },
  'two artists in line-ups': ({ write }) =>
    write('paper', [buildEvent({ source_id: 'b', title: 'B night', artists: ['Aurora Lain'] })]),
  'a merged artist': async ({ api, curation }) =>
    curation.mergeNamed(
      'artist',
      await slugOf(api, 'artist', 'Aurora Lane'),
      await slugOf(api, 'artist', 'Aurora Lain'),
    ),
  ...Object.fromEntries(
    Object.entries(OTHER_VALUES).map(([field, value]) => [
      `another ${field}`,
      ({ write }: Catalogue) => write('tickets', [{ ...GIG, source_id: 't', [field]: value }]),
    ]),
  ),
  'decided duplicates': async ({ api, curation, write }) => {
    const pair = { ...TALK, title: 'Choir rehearsal and talk', start_local: '2026-12-09T19:00:00' };
    await write('one', [{ ...pair, source_id: 'one' }]);
    await write('two', [{ ...pair, source_id: 'two', title: 'On choirs' }]);
    await api.database.pool.query(
      `INSERT INTO undecided_pair (source_a, id_a, source_b, id_b, score, reasons)
       SELECT a.id, 'one', b.id, 'two', 6, '{}' FROM source a, source b WHERE a.name = 'one' AND b.name = 'two'`,
    );
    await curation.decideDuplicates({ sources: ['one', 'two'], isSame: true });
  },
  'a cancelled listing': ({ write }) =>
    write('tickets', [{ ...GIG, source_id: 't', status: 'cancelled' }]),
  'a listing in another town': ({ write }) =>
    write('tickets', [{ ...GIG, source_id: 't', city: 'Hamburg', url: null }]),
  'a removed source': ({ api }) => removeSource(api.database, { name: 'fans', dryRun: false }),
};

export function createCatalogue(api: Api): Catalogue {
  const corrections = new Set<string>();
  const curation = new Proxy(createCuration(api.database), {
    get: (target, name: keyof Curation) => {
      corrections.add(name);
      return target[name];
    },
  });
  return { api, curation, corrections, ...createWriting(api) };
}

/** The names of all corrections that can change an event. */
export const allCorrections = (api: Api): string[] =>
  Object.keys(createCuration(api.database)).filter((name) => name !== 'possibleDuplicates');

const createWriting = (api: Api): Pick<Catalogue, 'write' | 'slug'> => ({
  write: (name, records, { full = false, attribution = name } = {}) =>
    ingest(api.database, { source: { name, licence: 'CC0-1.0', attribution }, records, full }),
  slug: (title) => slugOf(api, 'event', title),
});

async function slugOf(api: Api, table: 'event' | 'venue' | 'artist' | 'organizer', name: string) {
  const column = table === 'event' ? 'title' : 'name';
  const rows = await api.database.query<{ slug: string }>({
    text: `SELECT slug FROM ${table} WHERE ${column} = $1 ORDER BY id`,
    values: [name],
  });
  return must(rows[0], `${table} ${name}`).slug;
}

async function slugsOf(api: Api, listings: string[]): Promise<string[]> {
  const rows = await api.database.query<{ slug: string; source_event_id: string }>({
    text: `SELECT e.slug, c.source_event_id FROM claim c JOIN event e ON e.id = c.event_id WHERE c.source_event_id = ANY($1)`,
    values: [listings],
  });
  return listings.map(
    (id) => must(rows.find(({ source_event_id }) => source_event_id === id)).slug,
  );
}
