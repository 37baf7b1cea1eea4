// How many popular reads the response cache answers while a source is being ingested: every commit
// makes all responses out of date.
import { fillCatalogue } from '@marquee/database/testing';
import { seededRandom } from '@marquee/ingest/demo/seeded-random';
import { freePort } from '@marquee/testing/free-port';
import pg from 'pg';
import { startApp } from './app-process.ts';
import { startLoadProcess } from './load-process.ts';
import { findPaths } from './peers.ts';
import type { Row } from './report.ts';
import { zipfPick } from './zipf.ts';

const EVENTS = 50_000;
const LISTS = 256;
const FLATNESS = 1;
const READS_PER_S = 100;
const EVENTS_PER_S = 100;
const SECONDS = 10;
/**
 * Events per commit; 500 is a full batch of a run, and 1 is a source that sends single events.
 * Null: no changes.
 */
const BATCHES = [null, 500, 100, 20, 1];

/** Fills the empty database at `url`. Returns one row for each number of events per commit. */
export async function measureHitRate(url: string): Promise<Row[]> {
  await fillCatalogue({ url }, EVENTS);
  const database = new pg.Pool({ connectionString: url, max: 1 });
  const lists = (await findPaths(database, 'list')).slice(0, LISTS);
  const random = seededRandom(7);
  const paths = Array.from({ length: READS_PER_S * SECONDS }, () =>
    zipfPick(random, lists, FLATNESS),
  );
  const adminPort = await freePort();
  const settings = { DATABASE_URL: url, ANSWER_CACHE_MB: '64', ADMIN_PORT: String(adminPort) };
  await using api = await startApp('api', settings);
  await using client = await startLoadProcess();
  const load = { address: api.address, paths, seconds: SECONDS, connections: 8, rate: READS_PER_S };
  await client.send(load); // fills the cache
  const rows: Row[] = [];
  for (const batch of BATCHES) {
    const before = await readCounts(adminPort);
    const commit = () => void database.query(`SELECT pg_notify('catalogue', '1')`);
    const timer = batch === null ? undefined : setInterval(commit, (batch / EVENTS_PER_S) * 1000);
    await client.send(load);
    clearInterval(timer);
    const after = await readCounts(adminPort);
    const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
    rows.push({
      'events per commit': batch ?? 'no changes',
      'hits %': (100 * hits) / (hits + misses),
    });
  }
  await database.end();
  return rows;
}

async function readCounts(adminPort: number) {
  const text = await (await fetch(`http://127.0.0.1:${String(adminPort)}/-/metrics`)).text();
  const read = (of: string) =>
    Number(
      new RegExp(`^marquee_response_cache_total\\{of="${of}".*\\} (\\d+)$`, 'm').exec(text)?.[1],
    );
  return { hits: read('hits'), misses: read('misses') };
}
