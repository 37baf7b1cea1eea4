// The slowest of cached responses at 80 % of the measured capacity, compared with a bare Express
// server that sends the same bytes.
import { fillCatalogue } from '@marquee/database/testing';
import pg from 'pg';
import { startApp } from './app-process.ts';
import { startLoadProcess, type LoadResult, type SteadyLoad } from './load-process.ts';
import { ALL_KINDS, findPaths, startPeer } from './peers.ts';
import { quantile, type Row } from './report.ts';
import { fetchText } from './timed-fetch.ts';

const PATHS = 64;
const CONNECTIONS = 32;
const SHARE_OF_CAPACITY = 0.8;

export interface TailSizes {
  events: number;
  rounds: number;
  /** Of each load. */
  seconds: number;
}

export const FULL_TAIL: TailSizes = { events: 100_000, rounds: 5, seconds: 8 };
export const QUICK_TAIL: TailSizes = { events: 5_000, rounds: 3, seconds: 2 };

/**
 * Fills the empty database at `url`. Returns one row for each kind of request and server: medians
 * of interleaved rounds.
 */
export async function measureTail(
  url: string,
  { events, rounds, seconds }: TailSizes,
): Promise<Row[]> {
  await fillCatalogue({ url }, events);
  const database = new pg.Pool({ connectionString: url, max: 1 });
  await using client = await startLoadProcess();
  await using marquee = await startApp('api', {
    DATABASE_URL: url,
    ANSWER_CACHE_MB: '64',
    LOG_LEVEL: 'info',
  });
  const rows: Row[] = [];
  for (const kind of ALL_KINDS) {
    const paths = (await findPaths(database, kind)).slice(0, PATHS);
    await using bare = await startPeer('express', {
      url,
      body: await fetchText(`${marquee.address}${paths[0] ?? ''}`),
    });
    const servers = [
      { by: 'bare Express', address: bare.address, results: [] as Tail[] },
      { by: 'Marquee, cached', address: marquee.address, results: [] as Tail[] },
    ];
    for (let round = -1; round < rounds; round++)
      for (const { address, results } of servers) {
        const tail = await measureOne(client.send, {
          address,
          paths,
          seconds,
          connections: CONNECTIONS,
        });
        if (round >= 0) results.push(tail); // the first one warms up
      }
    rows.push(...servers.map(({ by, results }) => toRow(kind, by, results)));
  }
  await database.end();
  return rows;
}

interface Tail extends LoadResult {
  capacity: number;
}

async function measureOne(
  send: (load: SteadyLoad) => Promise<LoadResult>,
  load: SteadyLoad,
): Promise<Tail> {
  const { rate: capacity } = await send(load);
  const rate = capacity * SHARE_OF_CAPACITY;
  return { capacity, ...(await send({ ...load, rate, connections: Infinity })) };
}

function toRow(request: string, by: string, results: Tail[]): Row {
  const median = (read: (tail: Tail) => number) => quantile(results.map(read), 0.5);
  return {
    request,
    by,
    'capacity, a second': median(({ capacity }) => capacity),
    'p50 ms': median(({ p50Ms }) => p50Ms),
    'p99 ms': median(({ p99Ms }) => p99Ms),
    'p99 : p50': median(({ p50Ms, p99Ms }) => p99Ms / p50Ms),
    'longest ms': median(({ maxMs }) => maxMs),
    failed: median(({ failed }) => failed),
  };
}
