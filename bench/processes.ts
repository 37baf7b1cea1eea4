// Requests per second and CPU per request of one and two processes that share a port and count in
// Redis (WEB_CONCURRENCY).
import { fillCatalogue } from '@marquee/database/testing';
import { startRedis } from '@marquee/testing/start-redis';
import pg from 'pg';
import { startApp, type AppProcess } from './app-process.ts';
import { startLoadProcess } from './load-process.ts';
import { findPaths } from './peers.ts';
import { quantile, type Row } from './report.ts';

const PROCESSES = [1, 2];
const CONNECTIONS = 32;
const CACHED_PATHS = 64;

export interface ProcessesSizes {
  events: number;
  rounds: number;
  seconds: number;
}

export const FULL_PROCESSES: ProcessesSizes = { events: 100_000, rounds: 5, seconds: 5 };
export const QUICK_PROCESSES: ProcessesSizes = { events: 5_000, rounds: 3, seconds: 2 };

/**
 * Fills the empty database at `url`. Returns one row for each kind of request and number of
 * processes: medians of interleaved rounds.
 */
export async function measureProcesses(
  url: string,
  { events, rounds, seconds }: ProcessesSizes,
): Promise<Row[]> {
  await fillCatalogue({ url }, events);
  const database = new pg.Pool({ connectionString: url, max: 1 });
  const paths = await findPaths(database, 'list');
  await database.end();
  await using redis = await startRedis();
  await using client = await startLoadProcess();
  const settings = { DATABASE_URL: url, REDIS_URL: redis.url, LOG_LEVEL: 'info' };
  const rows: Row[] = [];
  for (const [request, cacheMb, used] of [
    ['list, cached', '64', paths.slice(0, CACHED_PATHS)],
    ['list, not cached', '0', paths],
  ] as const) {
    const servers: Server[] = [];
    for (const processes of PROCESSES) {
      const more = { ANSWER_CACHE_MB: cacheMb, WEB_CONCURRENCY: String(processes) };
      servers.push({
        processes,
        api: await startApp('api', { ...settings, ...more }),
        rate: [],
        cpu: [],
      });
    }
    for (let round = -1; round < rounds; round++)
      for (const { api, rate, cpu } of servers) {
        const before = await api.cpuMs();
        const result = await client.send({
          address: api.address,
          paths: used,
          seconds,
          connections: CONNECTIONS,
        });
        if (round < 0) continue; // warms up
        rate.push(result.rate);
        cpu.push(((await api.cpuMs()) - before) / (result.rate * seconds));
      }
    rows.push(...toRows(request, servers));
    for (const { api } of servers) await api[Symbol.asyncDispose]();
  }
  return rows;
}

interface Server {
  processes: number;
  api: AppProcess;
  rate: number[];
  /** Milliseconds per request. */
  cpu: number[];
}

const toRows = (request: string, servers: Server[]): Row[] =>
  servers.map(({ processes, rate, cpu }) => ({
    request,
    processes: String(processes),
    'a second': quantile(rate, 0.5),
    ': one process': quantile(rate, 0.5) / quantile(servers[0]?.rate ?? [], 0.5),
    'Node, CPU µs': quantile(cpu, 0.5) * 1000,
  }));
