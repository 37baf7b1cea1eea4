// A worker of 512 MB reads mutated and hostile images and feeds. Needs root on Linux.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createRepositories } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import {
  deepJson,
  deepPng,
  largeAvif,
  longLine,
  smallImages,
  wideJson,
  workbookBomb,
} from '../apps/worker/test/hostile-files.ts';
import { createMemoryGroup } from './helpers/memory-group.ts';

const IMAGES = Number(process.env['IMAGES'] ?? 800);
const FEEDS = Number(process.env['FEEDS'] ?? 200);
/** One of this many files needs too much memory. */
const HOSTILE_EVERY = Number(process.env['HOSTILE_EVERY'] ?? 20);
const MEMORY_MB = 512;
const TIMEOUT_MS = 3_600_000;
const ATTEMPTS = 3;

it(
  'reads images and feeds, and no file ends more than three processes',
  async () => {
    await using files = await startFiles();
    await using world = await createWorld(files.url);
    await using group = await createMemoryGroup(`marquee-${String(process.pid)}`, MEMORY_MB);
    const worker = superviseWorker(() =>
      startAppProcess('worker', { settings: world.settings, wrapper: group.wrapper }),
    );
    try {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        await world.makeDue();
        await waitFor(world.isRead, TIMEOUT_MS);
      }
      const before = worker.restarts();
      const read = await world.countRead();
      await world.makeDue();
      await waitFor(world.isRead, TIMEOUT_MS);
      const notRead = await world.listNotRead();
      console.log({
        ...read,
        quarantined: notRead.length,
        restarts: before,
        endedByKernel: await group.countEnded(),
      });
      expect(worker.restarts()).toBe(before);
      expect(before).toBeLessThanOrEqual(ATTEMPTS);
      expect(read.pictures).toBe(IMAGES);
      expect(read.sources).toBe(FEEDS);
      expect(notRead.filter((name) => !files.isHostile(name))).toEqual([]);
      expect(notRead.length).toBeGreaterThan(0);
    } finally {
      await worker.stop();
    }
  },
  TIMEOUT_MS,
);

/** Starts the worker again when it ends, as a service manager does. */
function superviseWorker(start: () => Promise<AppProcess>) {
  let restarts = -1;
  const stopping = new AbortController();
  let current: AppProcess | undefined;
  const running = (async () => {
    while (!stopping.signal.aborted) {
      restarts++;
      current = await start();
      await current.ended;
    }
  })();
  return {
    restarts: () => restarts,
    stop: async () => {
      stopping.abort();
      current?.signal('SIGKILL');
      await running;
    },
  };
}

/** Serves the files by their number. */
async function startFiles() {
  const images = await smallImages();
  const hostileImages = [await largeAvif(), deepPng(7_000, 7_000)];
  const hostileFeeds = [wideJson(), deepJson(), longLine(), workbookBomb()];
  const isHostile = (name: string) => Number(/\d+/.exec(name)?.[0]) % HOSTILE_EVERY === 0;
  const pick = <T>(list: T[], index: number) => list[index % list.length] as T;
  const server = createServer(({ url = '' }, res) => {
    const index = Number(/\d+/.exec(url)?.[0]);
    const turn = Math.floor(index / HOSTILE_EVERY);
    if (url.startsWith('/image'))
      res.end(isHostile(url) ? pick(hostileImages, turn) : mutate(pick(images, index), index));
    else if (url.startsWith('/feed'))
      res.end(isHostile(url) ? pick(hostileFeeds, turn) : mutate(pick(SEED_FEEDS, index), index));
    else res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    isHostile: (name: string) => isHostile(name.replace(/^.*\//, '')),
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

const RECORDS = Array.from({ length: 20 }, (_, index) => ({
  source_id: String(index),
  title: `Night ${String(index)}`,
  start_local: '2099-01-01T20:00:00',
  city: 'Berlin',
}));
const SEED_FEEDS = [
  RECORDS.map((record) => JSON.stringify(record)).join('\n'),
  JSON.stringify(
    RECORDS.map(({ title, start_local }) => ({
      '@type': 'Event',
      name: title,
      startDate: start_local,
    })),
  ),
  `title,start\n${RECORDS.map(({ title, start_local }) => `${title},${start_local}`).join('\n')}`,
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
    ...RECORDS.flatMap(({ title, source_id }) => [
      ...['BEGIN:VEVENT', `UID:${source_id}`, 'DTSTART:20990101T200000Z', 'RRULE:FREQ=DAILY'],
      ...[`SUMMARY:${title}`, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\n'),
].map((text) => Buffer.from(text));

/** Changes some bytes, the same ones for the same number. */
function mutate(original: Buffer, seed: number): Buffer {
  const bytes = Buffer.from(original);
  let state = seed + 1;
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % limit;
  };
  for (let count = next(12); count > 0; count--) bytes[next(bytes.length)] = next(256);
  return next(10) === 0 ? bytes.subarray(0, next(bytes.length)) : bytes;
}

async function createWorld(url: string) {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'marquee-hostile-'));
  const names = Array.from({ length: FEEDS }, (_, index) => `feed-${String(index)}`);
  const sources = names.map((name) => ({
    ...{
      name,
      title: name,
      format: 'auto',
      location: `${url}/${name}`,
      trust: 50,
      schedule: 'daily',
    },
    ...{ sample: null, licence: null, attribution: null, url: null },
  }));
  await writeFile(join(folder, 'sources.json'), JSON.stringify(sources));
  const pictures = Array.from({ length: IMAGES }, (_, index) => `${url}/image-${String(index)}`);
  await database.prisma.picture.createMany({
    data: pictures.map((each) => ({
      urlHash: createHash('sha256').update(each).digest(),
      url: each,
    })),
  });
  const query = async <Row extends object>(text: string) =>
    database.query<Row>({ text, values: [] });
  const count = async (text: string) => (await query<{ n: number }>(text))[0]?.n ?? 0;
  return {
    settings: {
      DATABASE_URL: database.url,
      MARQUEE_DATA: folder,
      SOURCES_FILE: join(folder, 'sources.json'),
      INGEST_ALLOW_PRIVATE: '1',
      LOG_LEVEL: 'info',
    },
    /** Lets the worker read all files again that it still reads. */
    makeDue: async () => {
      await query('UPDATE picture SET due_at = now()');
      await query(`SELECT graphile_worker.add_job('fetch_pictures', job_key => 'fetch_pictures')`);
      await query(
        `SELECT graphile_worker.add_job('read_feed', json_build_object('name', 'feed-' || n),
            queue_name => 'feeds', job_key => 'feed:' || n, max_attempts => 1)
          FROM generate_series(0, ${String(FEEDS - 1)}) n`,
      );
    },
    isRead: async () =>
      (await count(
        `SELECT count(*)::int AS n FROM picture
          WHERE due_at <= now() AND attempts < ${String(ATTEMPTS)}`,
      )) === 0 &&
      (await count(
        `SELECT count(*)::int AS n FROM graphile_worker.jobs
          WHERE task_identifier = 'read_feed' AND attempts < max_attempts`,
      )) === 0,
    countRead: async () => ({
      pictures: await count(
        'SELECT count(*)::int AS n FROM picture WHERE file_id IS NOT NULL OR problem IS NOT NULL',
      ),
      sources: await count('SELECT count(DISTINCT source_id)::int AS n FROM ingest_run'),
      stored: await count('SELECT count(*)::int AS n FROM picture WHERE file_id IS NOT NULL'),
      events: await count('SELECT count(*)::int AS n FROM event'),
    }),
    listNotRead: async () =>
      (await createRepositories(database).operations.listExcluded()).map(({ name }) => name),
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
