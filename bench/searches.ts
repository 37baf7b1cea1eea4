// Latency of GET /search for every kind of query: rare and frequent words, prefixes and typos.
import { seededRandom } from '@marquee/ingest/demo/seeded-random';
import pg from 'pg';
import { startApp } from './app-process.ts';
import type { Row } from './report.ts';
import { fetchText, timed } from './timed-fetch.ts';

const EXACT_TARGET_MS = 60;
const FUZZY_TARGET_MS = 150;
// Queries before the measurement, so that the catalogue is in memory.
const WARM_UP_QUERIES = 2_000;

export interface KnownTexts {
  artists: string[];
  titles: string[];
  venues: string[];
  cities: string[];
}
type Draw = <T>(items: readonly T[]) => T;
/** Returns a search text, optionally with filters as a query string. */
type BuildQuery = (
  known: KnownTexts,
  draw: Draw,
) => string | readonly [query: string, filters: string];

const BROAD = ['live', 'the', 'music', 'night', 'and', 'of', 'stage', 'in'];
const BEGINNINGS = 'a b c d e f g h i j k l m n o p r s t u v w x y z'.split(' ');
const drawWord = (name: string, draw: Draw) => draw(name.split(' '));

export const EXACT: Readonly<Record<string, BuildQuery>> = {
  'an artist': ({ artists }, draw) => draw(artists),
  'a title': ({ titles }, draw) => draw(titles),
  'a venue': ({ venues }, draw) => draw(venues),
  'one word of a title': ({ titles }, draw) => drawWord(draw(titles), draw),
  'half an artist': ({ artists }, draw) =>
    ((name) => name.slice(0, Math.ceil(name.length / 2)))(draw(artists)),
  'artist and city': ({ artists, cities }, draw) => `${draw(artists)} ${draw(cities)}`,
  'word and city': ({ titles, cities }, draw) => `${drawWord(draw(titles), draw)} ${draw(cities)}`,
  'a city': ({ cities }, draw) => draw(cities),
  'broad word': (_, draw) => draw(BROAD),
  'two broad words': (_, draw) => `${draw(BROAD)} ${draw(BROAD)}`,
  'broad word and city': ({ cities }, draw) => `${draw(BROAD)} ${draw(cities)}`,
  'one letter': (_, draw) => draw(BEGINNINGS),
  'two letters': ({ artists }, draw) => draw(artists).slice(0, 2),
  'word and one letter': ({ titles }, draw) =>
    `${drawWord(draw(titles), draw)} ${draw(BEGINNINGS)}`,
  'broad word, one letter': (_, draw) => `${draw(BROAD)} ${draw(BEGINNINGS)}`,
  phrase: ({ titles }, draw) => `"${draw(titles)}"`,
  'word tomorrow': ({ titles }, draw) => `${drawWord(draw(titles), draw)} tomorrow`,
  'word and year': ({ titles }, draw) => `${drawWord(draw(titles), draw)} 2027`,
  tonight: () => 'tonight',
};

export const FILTERED: Readonly<Record<string, BuildQuery>> = {
  'broad, one category': (_, draw) => [draw(BROAD), 'category=comedy'],
  'broad, one country': (_, draw) => [draw(BROAD), 'country=NZ'],
  'broad, one city': ({ cities }, draw) => [
    draw(BROAD),
    `city=${encodeURIComponent(draw(cities))}`,
  ],
  'broad, featured': (_, draw) => [draw(BROAD), 'featured=1'],
  'broad, near': (_, draw) => [draw(BROAD), 'near=52.5,13.4'],
  'broad, last year': (_, draw) => [draw(BROAD), 'from=2025-06-01'],
};

export const FUZZY: Readonly<Record<string, BuildQuery>> = {
  'artist with a typo': ({ artists }, draw) => addTypo(draw(artists), draw),
  'title with a typo': ({ titles }, draw) => addTypo(draw(titles), draw),
  'no blank between': ({ artists }, draw) => draw(artists).replaceAll(' ', ''),
  'nothing like it': (_, draw) => Array.from({ length: 9 }, () => draw(BEGINNINGS)).join(''),
};

/** Swaps two adjacent letters. */
function addTypo(name: string, draw: Draw): string {
  const at = draw([...name.slice(0, -1).matchAll(/\w/g)].map(({ index }) => index));
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
}

/** Returns milliseconds of each kind of query and of all kinds mixed, after a warm-up. */
export async function measureSearches(url: string): Promise<Row[]> {
  const known = await readKnownTexts(url);
  const random = seededRandom(7);
  // never empty here
  const draw: Draw = (items) => items[Math.floor(random() * items.length)] as never;
  await using api = await startApp('api', { DATABASE_URL: url });
  const search = (build: BuildQuery) => async () => {
    const built = build(known, draw);
    const [query, filters] = typeof built === 'string' ? [built, ''] : built;
    await fetchText(`${api.address}/search?${filters}&q=${encodeURIComponent(query)}`);
  };
  const searchMixed = (kinds: Readonly<Record<string, BuildQuery>>) =>
    search((k, d) => d(Object.values(kinds))(k, d));
  const measure = async (kinds: Readonly<Record<string, BuildQuery>>, target: number) => {
    const rows: Row[] = [];
    for (const [name, build] of Object.entries(kinds))
      rows.push({ ...(await timed(name, search(build))), 'target p99': target });
    const mixed = await timed('all of these, mixed', searchMixed(kinds));
    return [...rows, { ...mixed, 'target p99': target }];
  };
  for (let sent = 0; sent < WARM_UP_QUERIES; sent++)
    await searchMixed({ ...EXACT, ...FILTERED, ...FUZZY })();
  return [
    ...(await measure({ ...EXACT, ...FILTERED }, EXACT_TARGET_MS)),
    ...(await measure(FUZZY, FUZZY_TARGET_MS)),
  ];
}

export async function readKnownTexts(url: string): Promise<KnownTexts> {
  const pool = new pg.Pool({ connectionString: url });
  const list = async (sql: string) => (await pool.query<{ v: string }>(sql)).rows.map(({ v }) => v);
  const upcoming = 'SELECT * FROM event WHERE starts_at > now() ORDER BY md5(slug) LIMIT 3000';
  try {
    return {
      artists: await list(
        `SELECT a.name AS v FROM (${upcoming}) e JOIN event_artist b ON b.event_id = e.id JOIN artist a ON a.id = b.artist_id`,
      ),
      titles: await list(`SELECT title AS v FROM (${upcoming}) e`),
      venues: await list(
        `SELECT v.name AS v FROM (${upcoming}) e JOIN venue v ON v.id = e.venue_id`,
      ),
      cities: await list(`SELECT c.name AS v FROM (${upcoming}) e JOIN city c ON c.id = e.city_id`),
    };
  } finally {
    await pool.end();
  }
}
