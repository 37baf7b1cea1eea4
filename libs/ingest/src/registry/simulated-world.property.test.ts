import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FeedState } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { defaultAccess, isFormatName, RegistryEntry } from '@marquee/sources';
import { testCount } from '@marquee/testing/test-count';
import { ingestLocation } from '../ingest-location.ts';
import { checkFeed } from './check-feed.ts';
import { simulateAnswer, type SimulatedEvent } from './simulated-answers.ts';

const DAY_MS = 86_400_000;
const NOW = new Date();
const EVENTS = 12;
/** A host of each system for each of the faults. */
const SYSTEMS = [
  ...['localist', 'jsonld', 'ics', 'gancio', 'linked-events', 'the-events-calendar'],
  ...['bibliocommons', 'mobilizon', 'open-data-hub', 'uitdatabank'],
].slice(0, testCount({ usual: 4, full: 10 }));
const FAULTS = [
  ...['none', 'removed', 'added', 'status 429', 'status 500', 'format', 'slow', 'cut', 'empty'],
] as const;
type Fault = (typeof FAULTS)[number];

interface SimulatedFeed {
  name: string;
  format: string;
  fault: Fault;
  /** An address of loopback of its own, as the limits and robots.txt are those of a host. */
  host: string;
}

const FEEDS: SimulatedFeed[] = SYSTEMS.flatMap((format, system) =>
  FAULTS.map((fault, index) => ({
    ...{ name: `${format} ${fault}`, format, fault },
    host: `127.0.${String(system + 1)}.${String(index + 1)}`,
  })),
);

const start = (day: number) =>
  new Date(NOW.getTime() + day * DAY_MS).toISOString().slice(0, 11) + '19:30:00';
const eventsOf = ({ name }: SimulatedFeed): SimulatedEvent[] =>
  Array.from({ length: EVENTS }, (_, index) => ({
    id: String(index + 1),
    title: `${name} evening ${'abcdefghijklm'.charAt(index)}`,
    start: start(10 + index),
  }));

let isFaulty = false;
const requested = new Set<string>();

function respond(request: IncomingMessage, response: ServerResponse): void {
  const [host = ''] = (request.headers.host ?? '').split(':');
  const feed = FEEDS.find((candidate) => candidate.host === host);
  if (!feed || request.url === '/robots.txt') {
    response.writeHead(404).end();
    return;
  }
  requested.add(host);
  const events = eventsOf(feed);
  const fault = isFaulty ? feed.fault : 'none';
  if (fault === 'status 429') response.writeHead(429, { 'retry-after': '3600' }).end();
  else if (fault === 'status 500') response.writeHead(500).end();
  else if (fault === 'format') response.end('{"moved": "to another place"}');
  else if (fault === 'slow') setTimeout(() => response.end('[]'), 60_000).unref();
  else {
    const listed = { removed: events.slice(1), added: [...events, NEW_EVENT], empty: [] };
    const shown = fault in listed ? listed[fault as keyof typeof listed] : events;
    const text = simulateAnswer(feed.format, shown, new URL(request.url ?? '', 'http://stub'));
    const etag = `"${String(text.length)}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else if (fault === 'cut') {
      response.writeHead(200, { 'content-length': text.length });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    } else response.writeHead(200, { etag }).end(text);
  }
}

const NEW_EVENT = { id: 'new', title: 'Premiere of a new play', start: start(40) };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let port: number;
const server = createServer(respond);
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'marquee-world-'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const access = { ...defaultAccess(), allowPrivate: true, idleTimeoutMs: 4_000 };
const locationOf = ({ host }: SimulatedFeed) => `http://${host}:${String(port)}/feed`;

/** Calls a function for each feed, for those of a system one after the other. */
const forEachFeed = (call: (feed: SimulatedFeed) => Promise<void>) =>
  Promise.all(
    SYSTEMS.map(async (system) => {
      for (const feed of FEEDS.filter(({ format }) => format === system)) await call(feed);
    }),
  );

/** Reads all feeds as the worker does: a failure of one is no failure of another. */
async function readAll(): Promise<void> {
  await forEachFeed(async (feed) => {
    const { format } = feed;
    if (!isFormatName(format)) throw new Error(format);
    await ingestLocation(database, {
      source: { name: feed.name },
      ...{ format, access, full: true, location: locationOf(feed) },
      defaults: { city: 'Ghent', country: 'BE' },
      versionsFolder: join(folder, 'versions'),
      robotsFolder: join(folder, 'robots'),
    }).catch(() => null);
  });
}

async function countListed(): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ name: string; listed: number }>(
    `SELECT name, count(*)::int AS listed FROM claim JOIN source ON source.id = source_id
     WHERE withdrawn_at IS NULL GROUP BY name`,
  );
  return new Map(rows.map(({ name, listed }) => [name, listed]));
}

const expected = (listed: Partial<Record<Fault, number>> = {}) =>
  new Map(FEEDS.map(({ name, fault }) => [name, listed[fault] ?? EVENTS]));

const entryOf = (feed: SimulatedFeed) =>
  RegistryEntry.parse({
    ...{ name: 'simulated', title: 'Simulated', format: feed.format, location: locationOf(feed) },
    ...{ area: { country: 'BE' }, languages: [], kinds: [], homepage: null, attribution: null },
    ...{ licence: { name: 'CC0-1.0', stated_at: 'https://example.org' }, schedule: 'daily' },
    ...{ trust: 60, status: 'on' },
  });

async function checkAll(previous: Map<string, FeedState>): Promise<Map<string, FeedState>> {
  const states = new Map<string, FeedState>();
  await forEachFeed(async (feed) => {
    const options = {
      access,
      robotsFolder: join(folder, 'robots'),
      previous: previous.get(feed.name),
    };
    states.set(feed.name, await checkFeed(entryOf(feed), options));
  });
  return states;
}

const BROKEN: readonly Fault[] = ['status 429', 'status 500', 'format', 'slow', 'cut'];
const statesOf = (states: Map<string, FeedState>) =>
  FEEDS.map(({ name }) => [name, states.get(name)?.state]);

it('loses and withdraws no event of a feed that fails, and harms no other feed', async () => {
  await readAll();
  expect(await countListed()).toEqual(expected());
  const first = await checkAll(new Map());
  expect(statesOf(first)).toEqual(FEEDS.map(({ name }) => [name, 'working']));

  isFaulty = true;
  requested.clear();
  await readAll();
  expect(requested.size).toBe(FEEDS.length);
  expect(await countListed()).toEqual(expected({ removed: EVENTS - 1, added: EVENTS + 1 }));
  const second = await checkAll(first);
  // A page without events can have lost its marks.
  const isBroken = ({ fault, format }: SimulatedFeed) =>
    BROKEN.includes(fault) || (fault === 'empty' && format === 'jsonld');
  const toState = (feed: SimulatedFeed) =>
    isBroken(feed) ? 'failing' : feed.fault === 'empty' ? 'expired' : 'working';
  expect(statesOf(second)).toEqual(FEEDS.map((feed) => [feed.name, toState(feed)]));

  isFaulty = false;
  await readAll();
  expect(await countListed()).toEqual(expected({ added: EVENTS }));
  expect(statesOf(await checkAll(second))).toEqual(FEEDS.map(({ name }) => [name, 'working']));
});
