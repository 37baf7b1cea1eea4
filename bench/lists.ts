// How long the other lists take on a catalogue of a million: places, people, counts, the change feed.
import pg from 'pg';
import { seededRandom } from '../libs/ingest/src/demo/seeded-random.ts';
import { startApp } from './app-process.ts';
import type { Row } from './report.ts';
import { fetchText, timed } from './timed-fetch.ts';

const PAGE = 100;
// So many pages of the feed are walked twice: a service that has been at work has its catalogue in memory.
const BEFOREHAND = 450;

/** Milliseconds of each list, other values each time; pages of the change feed follow each other. */
export async function measureLists(url: string): Promise<Row[]> {
  const { cities, artists, venues } = await knownOf(url);
  const random = seededRandom(7);
  const any = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? '';
  const draw = (items: readonly string[]) => encodeURIComponent(any(items));
  const beginning = (items: readonly string[]) => encodeURIComponent(any(items).slice(0, 3));
  await using api = await startApp('api', { DATABASE_URL: url });
  const get = (path: string) => fetchText(api.address + path);

  let cursor = '';
  const nextChanges = async () => {
    const page = await get(`/events/changes?limit=${String(PAGE)}${cursor && `&since=${cursor}`}`);
    cursor = /"next_cursor":"([^"]+)"/.exec(page)?.[1] ?? ''; // to parse it all is the caller's work
  };
  for (let page = 0; page < BEFOREHAND; page++) await nextChanges();
  cursor = '';
  const asked: Readonly<Record<string, [target: number, ask: () => Promise<unknown>]>> = {
    '/venues': [30, () => get(`/venues?limit=20&offset=${String(Math.floor(random() * 200))}`)],
    '/venues?city': [30, () => get(`/venues?city=${draw(cities)}`)],
    '/venues?q': [30, () => get(`/venues?q=${beginning(venues)}`)],
    '/artists': [30, () => get(`/artists?limit=20&offset=${String(Math.floor(random() * 200))}`)],
    '/artists?q': [30, () => get(`/artists?q=${beginning(artists)}`)],
    '/events/changes, pages of 100': [20, nextChanges],
    '/events/facets?city': [400, () => get(`/events/facets?city=${draw(cities)}`)],
    '/events/facets?price_max (no kept figure)': [400, () => get(`/events/facets?price_max=${String(random() * 100)}`)],
    '/events/calendar?city': [400, () => get(`/events/calendar?month=2027-01&city=${draw(cities)}`)],
  };
  const rows: Row[] = [];
  for (const [name, [target, ask]] of Object.entries(asked))
    rows.push({ ...(await timed(name, ask)), 'target p99': target });
  return rows;
}

async function knownOf(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  const list = async (sql: string) => (await pool.query<{ v: string }>(sql)).rows.map(({ v }) => v);
  try {
    return {
      cities: await list('SELECT name AS v FROM city WHERE has_events ORDER BY population DESC LIMIT 300'),
      artists: await list('SELECT name AS v FROM artist ORDER BY md5(slug) LIMIT 3000'),
      venues: await list('SELECT name AS v FROM venue ORDER BY md5(slug) LIMIT 3000'),
    };
  } finally {
    await pool.end();
  }
}
