import { setTimeout } from 'node:timers/promises';
import { connectDatabase, createGazetteerRepository } from '@marquee/database';
import { TEST_GAZETTEER } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { migrateDatabase } from '../../tools/migrate.ts';
import { startReplicatedPostgres } from '../../tools/testing/start-replicated-postgres.ts';
import { buildEvent } from './demand-fixture.ts';

export const SLUG = 'lantern-night-berlin-2099-06-06';
const CALLERS = 200;
const LANES = 4;
/** Tolerates a busy machine. */
const BUSY_MS = 20_000;

/** Migrates an empty database and stores a small catalogue. */
export async function fillReplicaWorld(url: string): Promise<void> {
  await migrateDatabase(url);
  const database = connectDatabase({
    url,
    name: 'fill',
    connectTimeoutMs: BUSY_MS,
    statementTimeoutMs: BUSY_MS,
  });
  await createGazetteerRepository(database).load(TEST_GAZETTEER);
  const artists = ['Lantern Choir'];
  const listed = {
    title: 'Lantern night',
    venue_name: 'Harbour Hall',
    artists,
    ticket_url: 'https://tickets.example/1',
  };
  const others = Array.from({ length: 40 }, () => buildEvent({ venue_name: 'Harbour Hall' }));
  await ingest(database, { source: { name: 'test' }, records: [buildEvent(listed), ...others] });
  await database.close();
}

/** Starts a primary and two replicas with a small catalogue. */
export const startReplicaWorld = () =>
  startReplicatedPostgres({ replicas: 2, fill: fillReplicaWorld });

/** Starts an API without a cache, so that each request reads the database. */
export const startReplicaApi = (
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<AppProcess> =>
  startAppProcess('api', {
    settings: {
      DATABASE_URL: databaseUrl,
      ANSWER_CACHE_MB: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      ...settings,
    },
  });

/** Runs a statement on a connection of its own. */
export async function runOn<Row extends object>(url: string, text: string): Promise<Row[]> {
  const database = connectDatabase({
    url,
    name: 'test',
    poolSize: 1,
    connectTimeoutMs: BUSY_MS,
    statementTimeoutMs: BUSY_MS,
  });
  return database.query<Row>({ text, values: [] }).finally(() => database.close());
}

export type Address = Pick<AppProcess, 'address'>;

export interface Reply {
  path: string;
  status: number;
  retryAfter: string | null;
  text: string;
}

/** Sends a request from an address. */
export async function send(
  api: Address,
  path: string,
  { from, body }: { from: string; body?: object },
): Promise<Reply> {
  const response = await fetch(`${api.address}${path}`, {
    headers: { 'X-Forwarded-For': from, ...(body && { 'Content-Type': 'application/json' }) },
    redirect: 'manual',
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return {
    path,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  };
}

export const titleFor = async (api: AppProcess, from: string): Promise<unknown> => {
  const { text } = await send(api, `/events/${SLUG}?fields=title`, { from });
  return (JSON.parse(text) as { event?: { title: string } }).event?.title;
};

export const PATHS: readonly string[] = [
  '/events?limit=5',
  '/events/calendar?from=2099-06-01&to=2099-06-30',
  '/events/changes',
  '/events/facets',
  '/events.ics',
  '/events.rss',
  `/events/${SLUG}`,
  `/events/${SLUG}.ics`,
  `/events/${SLUG}.jsonld`,
  '/search?q=lantern',
  '/search?q=lantrn%20nigth',
  '/venues?q=harbuor',
  '/venues/harbour-hall-berlin',
  '/artists?q=lantern',
  '/artists/lantern-choir',
  '/artists/lantern-choir/events',
  '/articles',
  '/demand-leaders',
  '/demand-report?artist=lantern-choir',
  '/demand/opportunities?city=Berlin',
  `/plan?event_id=${SLUG}`,
  `/og/${SLUG}`,
  '/metrics',
  '/',
];

/** Whether the process had more requests than it can serve, which depends on the machine. */
export const isShed = ({ status, text }: Pick<Reply, 'status' | 'text'>): boolean =>
  status === 503 && text.includes('Too many requests are in progress');

/**
 * Sends a read. Repeats it while it is shed, because that depends on the machine and not on the
 * database.
 */
export async function read(api: Address, path: string, from: string): Promise<Reply> {
  const reply = await send(api, path, { from });
  if (!isShed(reply)) return reply;
  await setTimeout(1_000);
  return read(api, path, from);
}

/** Reads each path once. The first reads of a process take longer, whatever the fault. */
export async function warmUp(api: Address): Promise<void> {
  for (const path of PATHS) await read(api, path, '10.6.0.1');
}

/**
 * Reads all paths in turn while `fault` runs: at most 20 a second, and fewer on a busy machine,
 * which must not turn a fault into an overload. Each request has another caller. `fault` receives a
 * function that waits for this many further reads.
 */
export async function readDuring(
  api: Address,
  fault: (reads: (count: number) => Promise<void>) => Promise<unknown>,
  paths = PATHS,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  const over = new AbortController();
  const reads = async (count: number) => {
    const goal = replies.length + count;
    await waitFor(() => replies.length >= goal);
  };
  const ended = fault(reads).finally(() => {
    over.abort();
  });
  let sent = 0;
  async function readInTurn(): Promise<void> {
    while (!over.signal.aborted) {
      const index = sent++;
      const from = `10.1.${String(index % 7)}.${String(index % CALLERS)}`;
      replies.push(await read(api, paths[index % paths.length] ?? '/', from));
      await setTimeout(LANES * 50);
    }
  }
  await Promise.all(Array.from({ length: LANES }, readInTurn));
  await ended;
  return replies;
}

/** Returns the requests that failed, each with the reason that the API logged. */
export function failed(replies: Reply[], { log }: Pick<AppProcess, 'log'>): string[] {
  const reasonFor = (text: string): unknown =>
    log().find(
      ({ request_id, detail }) => detail !== undefined && text.includes(String(request_id)),
    )?.['detail'] ?? text;
  return replies
    .filter(({ status }) => status !== 200)
    .map(({ path, status, text }) => `${path} ${String(status)} ${String(reasonFor(text))}`);
}
