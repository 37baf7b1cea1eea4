// The requests that are sent to both catalogues: each read endpoint with every kind of parameters.
import { seededRandom } from '@marquee/ingest/demo/seeded-random';
import { COMBINATIONS, SINGLE_FILTERS, SORTS, type Known } from '@marquee/testing/query-cases';
import pg from 'pg';
import { readKnownValues } from '../queries.ts';
import { EXACT, FILTERED, FUZZY, readKnownTexts, type KnownTexts } from '../searches.ts';

export interface Kind {
  name: string;
  /** Returns a path with other values each time, as far as it has any. */
  nextPath: () => string;
}

/** The filters whose values are words of the dataset. */
const WORDS: Readonly<Record<string, string>> = {
  genre: 'genre=jazz',
  'genre excluded': 'genre=!jazz',
  tag: 'tag=jazz',
  'tag excluded': 'tag=!jazz',
};

// Events that were ingested and not copied have the same slug in both.
const ORIGINALS = `SELECT slug FROM event WHERE id IN (SELECT event_id FROM claim WHERE source_event_id !~ '-.*-') ORDER BY md5(slug) LIMIT 3000`;

type Draw = <T>(items: readonly T[]) => T;

/** Values are drawn from the smaller catalogue, whose events are also in the larger one. */
export async function createKinds(url: string): Promise<Kind[]> {
  const pool = new pg.Pool({ connectionString: url });
  const known = await readKnownValues(pool);
  const { rows } = await pool.query<{ slug: string }>(ORIGINALS);
  await pool.end();
  const values = {
    ...known,
    events: rows.map(({ slug }) => slug),
    texts: await readKnownTexts(url),
  };
  const random = seededRandom(7);
  // never empty here
  const draw: Draw = (items) => items[Math.floor(random() * items.length)] as never;
  return [...filterKinds(values, draw), ...searchKinds(values, draw), ...otherKinds(values, draw)];
}

interface Values extends Known {
  events: string[];
  texts: KnownTexts;
}

const filterKinds = (known: Values, draw: Draw): Kind[] =>
  Object.entries({ ...SINGLE_FILTERS, ...SORTS, ...COMBINATIONS }).map(([name, build]) => ({
    name: `/events ${name}`,
    nextPath: () => `/events?${WORDS[name] ?? build(known, draw)}`,
  }));

const searchKinds = ({ texts }: Values, draw: Draw): Kind[] =>
  Object.entries({ ...EXACT, ...FILTERED, ...FUZZY }).map(([name, build]) => ({
    name: `/search ${name}`,
    nextPath: () => {
      const built = build(texts, draw);
      const [query, filters] = typeof built === 'string' ? [built, ''] : built;
      return `/search?${filters}&q=${encodeURIComponent(query)}`;
    },
  }));

function otherKinds(
  { cities, countries, days, venues, artists, events, texts }: Values,
  draw: Draw,
): Kind[] {
  const city = () => `city=${encodeURIComponent(draw(cities))}`;
  const start = (names: string[], length: number) =>
    encodeURIComponent(draw(names).slice(0, length));
  const page = () => `limit=20&offset=${draw(['0', '20', '60', '100', '180'])}`;
  const paths: Readonly<Record<string, () => string>> = {
    '/events/{slug}': () => `/events/${draw(events)}`,
    '/events/{slug}?include=related': () => `/events/${draw(events)}?include=related`,
    '/events/{slug}.ics': () => `/events/${draw(events)}.ics`,
    '/events.ics?city': () => `/events.ics?${city()}`,
    '/events.rss?city': () => `/events.rss?${city()}`,
    '/events?include=total&city': () => `/events?include=total&${city()}`,
    '/events?include=total&country': () => `/events?include=total&country=${draw(countries)}`,
    '/events/facets?city': () => `/events/facets?${city()}`,
    '/events/facets?country': () => `/events/facets?country=${draw(countries)}`,
    '/events/facets?price_max': () =>
      `/events/facets?price_max=${draw(['5', '10', '20', '50', '100'])}`,
    '/events/calendar?city': () => `/events/calendar?month=${draw(days).slice(0, 7)}&${city()}`,
    '/events/changes': () => '/events/changes?limit=100',
    '/venues': () => `/venues?${page()}`,
    '/venues?city': () => `/venues?${city()}`,
    '/venues?q': () => `/venues?q=${start(texts.venues, 3)}`,
    '/venues/{slug}': () => `/venues/${draw(venues)}`,
    '/artists': () => `/artists?${page()}`,
    '/artists?q': () => `/artists?q=${start(texts.artists, 3)}`,
    '/artists/{slug}': () => `/artists/${draw(artists)}`,
    '/artists/{slug}/events': () => `/artists/${draw(artists)}/events`,
    '/suggest': () => `/suggest?q=${start(texts.artists, 4)}`,
    '/categories': () => '/categories',
    '/plan': () => `/plan?event_id=${draw(events)}`,
    '/metrics': () => '/metrics',
  };
  return Object.entries(paths).map(([name, nextPath]) => ({ name, nextPath }));
}
