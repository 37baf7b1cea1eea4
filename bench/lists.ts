// Latency of venues, artists, facets, calendar and change feed on a catalogue of one million
// events.
import { seededRandom } from '@marquee/ingest/demo/seeded-random';
import pg from 'pg';
import { startApp } from './app-process.ts';
import type { Row } from './report.ts';
import { fetchText, timed } from './timed-fetch.ts';

const PAGE = 100;
// Pages of the feed to read before the measurement, so that the catalogue is in memory.
const WARM_UP_PAGES = 450;

/**
 * Returns milliseconds of each list with random values; pages of the change feed are consecutive.
 */
export async function measureLists(url: string): Promise<Row[]> {
  const { cities, artists, venues } = await readKnownValues(url);
  const random = seededRandom(7);
  const any = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? '';
  const draw = (items: readonly string[]) => encodeURIComponent(any(items));
  const prefix = (items: readonly string[]) => encodeURIComponent(any(items).slice(0, 3));
  await using api = await startApp('api', { DATABASE_URL: url });
  const get = (path: string) => fetchText(api.address + path);

  let cursor = '';
  const nextChanges = async () => {
    const page = await get(`/events/changes?limit=${String(PAGE)}${cursor && `&since=${cursor}`}`);
    // parsing the whole page would be part of the measurement
    cursor = /"next_cursor":"([^"]+)"/.exec(page)?.[1] ?? '';
  };
  for (let page = 0; page < WARM_UP_PAGES; page++) await nextChanges();
  cursor = '';
  const cases: Readonly<Record<string, [target: number, send: () => Promise<unknown>]>> = {
    '/venues': [30, () => get(`/venues?limit=20&offset=${String(Math.floor(random() * 200))}`)],
    '/venues?city': [30, () => get(`/venues?city=${draw(cities)}`)],
    '/venues?q': [30, () => get(`/venues?q=${prefix(venues)}`)],
    '/artists': [30, () => get(`/artists?limit=20&offset=${String(Math.floor(random() * 200))}`)],
    '/artists?q': [30, () => get(`/artists?q=${prefix(artists)}`)],
    '/events/changes, pages of 100': [20, nextChanges],
    '/events/facets?city': [400, () => get(`/events/facets?city=${draw(cities)}`)],
    '/events/facets?price_max (no cached count)': [
      400,
      () => get(`/events/facets?price_max=${String(random() * 100)}`),
    ],
    '/events/calendar?city': [
      400,
      () => get(`/events/calendar?month=2027-01&city=${draw(cities)}`),
    ],
  };
  const rows: Row[] = [];
  for (const [name, [target, send]] of Object.entries(cases))
    rows.push({ ...(await timed(name, send)), 'target p99': target });
  return rows;
}

async function readKnownValues(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  const list = async (sql: string) => (await pool.query<{ v: string }>(sql)).rows.map(({ v }) => v);
  try {
    return {
      cities: await list(
        'SELECT name AS v FROM city WHERE has_events ORDER BY population DESC LIMIT 300',
      ),
      artists: await list('SELECT name AS v FROM artist ORDER BY md5(slug) LIMIT 3000'),
      venues: await list('SELECT name AS v FROM venue ORDER BY md5(slug) LIMIT 3000'),
    };
  } finally {
    await pool.end();
  }
}
