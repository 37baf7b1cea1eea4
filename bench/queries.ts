// Latency of GET /events for each kind of query on a catalogue of one million events, over HTTP,
// one at a time.
import { seededRandom } from '@marquee/ingest/demo/seeded-random';
import { COMBINATIONS, SINGLE_FILTERS, SORTS, type Known } from '@marquee/testing/query-cases';
import pg from 'pg';
import { startApp } from './app-process.ts';
import type { Row } from './report.ts';
import { fetchText, timed } from './timed-fetch.ts';

/** Returns milliseconds of each query (median and p99) and two baselines of the same run. */
export async function measureQueries(url: string): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: url });
  const known = await readKnownValues(pool);
  const random = seededRandom(7);
  // never empty here
  const draw = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  await using api = await startApp('api', { DATABASE_URL: url });
  try {
    const rows: Row[] = [
      await timed('baseline: SELECT 1 by bare pg', () => pool.query('SELECT 1')),
      await timed('baseline: city by lower(name) LIKE, bare pg', () =>
        pool.query(NAIVE, [`${draw(known.cities).toLowerCase()}%`]),
      ),
    ];
    for (const [name, buildQuery] of Object.entries({
      ...SINGLE_FILTERS,
      ...SORTS,
      ...COMBINATIONS,
    })) {
      rows.push(
        await timed(name, () => fetchText(`${api.address}/events?${buildQuery(known, draw)}`)),
      );
    }
    return rows;
  } finally {
    await pool.end();
  }
}

const NAIVE = `SELECT e.* FROM event e JOIN city c ON c.id = e.city_id WHERE lower(c.name) LIKE $1 AND e.starts_at > now() ORDER BY e.starts_at LIMIT 20`;

/** Reads names to query, as frequent as in events. */
export async function readKnownValues(pool: pg.Pool): Promise<Known> {
  const list = async (sql: string) => (await pool.query<{ v: string }>(sql)).rows.map(({ v }) => v);
  const sample = 'event e TABLESAMPLE SYSTEM (0.5) REPEATABLE (1)';
  return {
    cities: await list(
      `SELECT c.name AS v FROM ${sample} JOIN city c ON c.id = e.city_id LIMIT 3000`,
    ),
    countries: await list(
      `SELECT country_code AS v FROM ${sample} WHERE country_code IS NOT NULL LIMIT 3000`,
    ),
    venues: await list(
      `SELECT v.slug AS v FROM ${sample} JOIN venue v ON v.id = e.venue_id LIMIT 3000`,
    ),
    artists: await list(
      `SELECT a.slug AS v FROM ${sample} JOIN event_artist ea ON ea.event_id = e.id JOIN artist a ON a.id = ea.artist_id LIMIT 3000`,
    ),
    sources: await list('SELECT name AS v FROM source'),
    sourceIds: await list(
      'SELECT source_event_id AS v FROM claim TABLESAMPLE SYSTEM (0.1) REPEATABLE (1) LIMIT 1000',
    ),
    positions: await list(
      "SELECT lat || ',' || lng AS v FROM city WHERE has_events ORDER BY population DESC LIMIT 300",
    ),
    days: await list(
      `SELECT to_char(now() + n * interval '1 day', 'YYYY-MM-DD') AS v FROM generate_series(1, 180) n`,
    ),
  };
}
