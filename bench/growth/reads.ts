// The same requests to a small and a large catalogue in turn, one at a time.
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { startApp, type AppProcess } from '../app-process.ts';
import { quantile, type Row } from '../report.ts';
import { fetchText } from '../timed-fetch.ts';
import { createKinds, type Kind } from './kinds.ts';

const WARM_UP = 10;
// A kind that fails more often is given up.
const MAX_FAILED = 3;
const NANOSECONDS_PER_MS = 1e6;

interface Catalogue {
  api: AppProcess;
  observer: pg.Pool;
}

interface Cost {
  ms: number;
  /**
   * Processor time of Node and of PostgreSQL. Unlike the duration it hardly depends on what else
   * the machine does.
   */
  node: number;
  postgres: number;
  hasFailed: boolean;
}

interface Options {
  small: string;
  large: string;
  requests: number;
  /** Only kinds whose name contains this text. */
  only?: string | undefined;
}

export async function measureReads({ small, large, requests, only = '' }: Options): Promise<Row[]> {
  const kinds = (await createKinds(small)).filter(({ name }) => name.includes(only));
  await using first = await open(small);
  await using second = await open(large);
  const rows: Row[] = [];
  for (const kind of kinds) {
    rows.push(await compare(kind, [first, second], requests));
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`); // a run takes long
  }
  return rows;
}

async function open(url: string) {
  const api = await startApp('api', { DATABASE_URL: url });
  const observer = new pg.Pool({ connectionString: url, max: 1, application_name: 'observer' });
  const dispose = async () => {
    await observer.end();
    await api[Symbol.asyncDispose]();
  };
  return { api, observer, [Symbol.asyncDispose]: dispose };
}

async function compare(
  kind: Kind,
  catalogues: [Catalogue, Catalogue],
  requests: number,
): Promise<Row> {
  const costs: [Cost[], Cost[]] = [[], []];
  let failed = 0;
  for (let sent = -WARM_UP; sent < requests && failed < MAX_FAILED; sent++) {
    const path = kind.nextPath();
    // The second catalogue is first in every other turn.
    for (const index of sent % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const cost = await measure(catalogues[index], path);
      if (cost.hasFailed) failed++;
      if (sent >= 0 || cost.hasFailed) costs[index].push(cost);
    }
  }
  const [few, many] = costs.map(summarise) as [Summary, Summary];
  return {
    request: kind.name,
    failed: String(failed),
    'p50 ms': few.p50,
    'p50 ms, large': many.p50,
    'p99 ms': few.p99,
    'p99 ms, large': many.p99,
    'p99 ratio': many.p99 / few.p99,
    'CPU ms, Node': few.node,
    'Node, large': many.node,
    'CPU ms, PostgreSQL': few.postgres,
    'PostgreSQL, large': many.postgres,
    'p99 of CPU': few.cpu99,
    'p99 of CPU, large': many.cpu99,
    'CPU ratio': many.cpu99 / few.cpu99,
  };
}

type Summary = ReturnType<typeof summarise>;

function summarise(costs: Cost[]) {
  const part = (share: number, of: (cost: Cost) => number) => quantile(costs.map(of), share);
  return {
    p50: part(0.5, ({ ms }) => ms),
    p99: part(0.99, ({ ms }) => ms),
    node: part(0.5, ({ node }) => node),
    postgres: part(0.5, ({ postgres }) => postgres),
    cpu99: part(0.99, ({ node, postgres }) => node + postgres),
  };
}

async function measure({ api, observer }: Catalogue, path: string): Promise<Cost> {
  const backends = await readBackends(observer);
  const [nodeBefore, postgresBefore] = await Promise.all([cpuMs([api.pid]), cpuMs(backends)]);
  const startedAt = performance.now();
  // A statement that takes too long is answered with 503.
  const hasFailed = await fetchText(api.address + path).then(
    () => false,
    () => true,
  );
  const ms = performance.now() - startedAt;
  const [node, postgres] = await Promise.all([
    cpuMs([api.pid]),
    cpuMs(await readBackends(observer)),
  ]);
  return {
    ms,
    node: node - nodeBefore,
    postgres: Math.max(0, postgres - postgresBefore),
    hasFailed,
  };
}

async function readBackends(observer: pg.Pool): Promise<number[]> {
  const { rows } = await observer.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = current_database() AND application_name <> 'observer'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Returns the processor time of all threads so far. The scheduler counts nanoseconds. */
async function cpuMs(pids: number[]): Promise<number> {
  const threads = await Promise.all(
    pids.map(async (pid) =>
      (await readdir(`/proc/${String(pid)}/task`).catch(() => [])).map(
        (id) => `/proc/${String(pid)}/task/${id}/schedstat`,
      ),
    ),
  );
  const times = await Promise.all(
    threads
      .flat()
      .map(async (file) => Number((await readFile(file, 'utf8').catch(() => '0')).split(' ')[0])),
  );
  return times.reduce((sum, time) => sum + time, 0) / NANOSECONDS_PER_MS;
}
