// CPU per request of Marquee, cached and uncached, compared with what one would write without it,
// and with other servers, on the same Node and database.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fillCatalogue } from '@marquee/database/testing';
import pg from 'pg';
import { readCpuMs, startApp } from './app-process.ts';
import { FILL } from './peer-statements.ts';
import { prepareTexts } from './prepare-texts.ts';
import { quantile, type Row } from './report.ts';
import { fetchText, sendRequests } from './timed-fetch.ts';

// The first requests of a process are slow until its code is compiled.
const WARM_UP_ROUNDS = 2;
export const ALL_KINDS = ['list', 'one', 'search'] as const;
export type Kind = (typeof ALL_KINDS)[number];

interface PeerSizes {
  events: number;
  rounds: number;
  /** Requests per round: not cached, cached. */
  requests: [uncached: number, cached: number];
  /** Default: all. */
  kinds?: readonly Kind[];
}

export const FULL: PeerSizes = { events: 100_000, rounds: 5, requests: [600, 6_000] };
export const QUICK: PeerSizes = { events: 20_000, rounds: 3, requests: [200, 2_000] };
/** Shows that everything starts and answers. */
export const SMALLEST: PeerSizes = { events: 500, rounds: 1, requests: [4, 8], kinds: ['list'] };

export interface Peer {
  name: string;
  address: string;
  cpuMs: () => Promise<number>;
  isCached?: true;
  /** An API key to send. */
  key?: string;
  kinds?: Kind[];
  /** Returns the path of the same request at this peer. Default: that of Marquee. */
  toPath?: (path: string) => string;
}

/**
 * Fills the empty database at `url` and returns one row for each kind of request and peer: medians
 * of interleaved rounds.
 */
export async function measurePeers(
  url: string,
  { events, rounds, requests, kinds = ALL_KINDS }: PeerSizes,
  startOthers?: (url: string) => Promise<OtherPeers>,
): Promise<Row[]> {
  await fillCatalogue({ url }, events);
  await prepareTexts(url);
  await fillPeerTable(url);
  await using others = await startOthers?.(url);
  const observer = new pg.Pool({ connectionString: url, max: 1, application_name: 'observer' });
  observer.on('error', () => undefined);
  // A cache that is smaller than the distinct requests: each request is new, as far as the response
  // cache is concerned.
  await using uncached = await startApp('api', {
    DATABASE_URL: url,
    ANSWER_CACHE_MB: '1',
    LOG_LEVEL: 'info',
  });
  await using cached = await startApp('api', {
    DATABASE_URL: url,
    ANSWER_CACHE_MB: '64',
    LOG_LEVEL: 'info',
  });
  const rows: Row[] = [];
  for (const kind of kinds) {
    const paths = await findPaths(observer, kind);
    const body = await fetchText(`${cached.address}${paths[0] ?? ''}`);
    await using node = await startPeer('node', { url, body });
    await using bare = await startPeer('express', { url, body });
    await using withPg = await startPeer('express-pg', { url, body });
    await using withPrisma = await startPeer('express-prisma', { url, body });
    const peers: Peer[] = [
      { name: 'bare node:http, the same bytes', isCached: true, ...node },
      { name: 'bare Express, the same bytes', isCached: true, ...bare },
      { name: 'Marquee, cached', isCached: true, ...cached },
      { name: 'Express + pg', ...withPg },
      { name: 'Express + Prisma', kinds: ['list', 'one'], ...withPrisma },
      ...(others?.peers ?? []),
      { name: 'Marquee, not cached', ...uncached },
    ];
    const compared = peers.filter((peer) => (peer.kinds ?? ALL_KINDS).includes(kind));
    rows.push(...(await compare(compared, { kind, paths, rounds, requests, observer })));
  }
  await observer.end();
  return rows;
}

/** Servers of their own projects would have a table that fits the question. */
async function fillPeerTable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(FILL);
  await client.end();
}

interface OtherPeers extends AsyncDisposable {
  peers: Peer[];
}

interface Comparison extends Omit<PeerSizes, 'events' | 'kinds'> {
  kind: Kind;
  paths: string[];
  observer: pg.Pool;
}

async function compare(
  peers: Peer[],
  { kind, paths, rounds, requests, observer }: Comparison,
): Promise<Row[]> {
  const costs = new Map(
    peers.map((peer) => [
      peer,
      { node: [] as number[], postgres: [] as number[], rate: [] as number[] },
    ]),
  );
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++)
    for (const [peer, cost] of costs) {
      const count = requests[peer.isCached ? 1 : 0];
      // Every round continues with other paths, so that none is repeated soon.
      const start = peer.isCached ? 0 : ((round + WARM_UP_ROUNDS) * count) % paths.length;
      const used = peer.isCached
        ? paths.slice(0, 64)
        : [...paths.slice(start), ...paths.slice(0, start)];
      const [before, databaseBefore] = [await peer.cpuMs(), await databaseCpuMs(observer)];
      const startedAt = performance.now();
      await sendRequests({
        address: peer.address,
        paths: peer.toPath ? used.map(peer.toPath) : used,
        requests: count,
        key: peer.key,
      });
      if (round < 0) continue; // warms up
      cost.rate.push(count / ((performance.now() - startedAt) / 1000));
      cost.node.push((((await peer.cpuMs()) - before) / count) * 1000);
      cost.postgres.push((((await databaseCpuMs(observer)) - databaseBefore) / count) * 1000);
    }
  const totals = peers.map(
    (peer) =>
      quantile(costs.get(peer)?.node ?? [], 0.5) + quantile(costs.get(peer)?.postgres ?? [], 0.5),
  );
  const baseline = (isCached: boolean) =>
    totals[
      peers.findIndex(({ name }) => name.startsWith(isCached ? 'bare Express' : 'Express + pg'))
    ] ?? NaN;
  return peers.map((peer, index) => ({
    request: kind,
    by: peer.name,
    'Node, CPU µs': quantile(costs.get(peer)?.node ?? [], 0.5),
    'PostgreSQL, CPU µs': peer.isCached ? 0 : quantile(costs.get(peer)?.postgres ?? [], 0.5),
    'a second': quantile(costs.get(peer)?.rate ?? [], 0.5),
    'CPU : baseline': (totals[index] ?? NaN) / baseline(peer.isCached ?? false),
  }));
}

/** Starts a server of peer-server.ts. Dispose of the result to end it. */
export async function startPeer(kind: string, { url, body }: { url: string; body: string }) {
  const env = { ...process.env, DATABASE_URL: url, BODY: body };
  const child = fork(join(import.meta.dirname, 'peer-server.ts'), [kind], { env, execArgv: [] });
  const receive = async () => (await once(child, 'message'))[0] as number;
  const port = await receive();
  return {
    address: `http://127.0.0.1:${String(port)}`,
    cpuMs: () => {
      child.send('cpu');
      return receive();
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Returns the CPU time of all connections to the database so far. */
export async function databaseCpuMs(observer: pg.Pool): Promise<number> {
  const sessions = await observer.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> 'observer'`,
  );
  const times = await Promise.all(sessions.rows.map(({ pid }) => readCpuMs(pid)));
  return times.reduce((sum, ms) => sum + ms, 0);
}

const PATHS: Readonly<Record<Kind, string>> = {
  list: `SELECT '/events?city=' || replace(name, ' ', '+') || '&category=' || category || '&to=' || (current_date + 365 + day)::text AS path
    FROM (SELECT c.name, e.category FROM event e JOIN city c ON c.id = e.city_id WHERE c.name ~ '^[A-Za-z ]+$'
          GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 256) found, generate_series(1, 16) day ORDER BY md5(name || category || day)`,
  one: `SELECT '/events/' || slug AS path FROM event ORDER BY md5(slug) LIMIT 4096`,
  search: `SELECT '/search?q=' || replace(name, ' ', '+') AS path FROM artist ORDER BY md5(name) LIMIT 4096`,
};

/** Returns the paths of different requests of a kind. */
export const findPaths = async (observer: pg.Pool, kind: Kind): Promise<string[]> =>
  (await observer.query<{ path: string }>(PATHS[kind])).rows.map(({ path }) => path);
