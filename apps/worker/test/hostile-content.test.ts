import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createIngestRunRepository,
  createPictureRepository,
  createProcessRunRepository,
  createRepositories,
  createSourceRepository,
} from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { createLogger } from '@marquee/http';
import { openPictureStore, UnusablePictureError } from '@marquee/operations/pictures';
import { ProcessEndedError } from '@marquee/runtime';
import { createFetcher } from '@marquee/sources/fetch';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { createLimitedProcesses } from '../src/limited/limited-processes.ts';
import { createRenderer } from '../src/limited/render-limited.ts';
import { createSourceReader, SourcePausedError } from '../src/limited/source-reader.ts';
import { fetchPicture } from '../src/pictures/fetch-picture.ts';
import { deepJson, deepPng, largeAvif, longLine, wideJson, workbookBomb } from './hostile-files.ts';

const MEMORY_MB = 300;
const ACCESS = { allowPrivate: true, maxBytes: 1_000_000, contact: null, idleTimeoutMs: 5_000 };
const GOOD =
  '{"source_id":"1","title":"Night","start_local":"2099-01-01T20:00:00","city":"Berlin"}';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database[Symbol.asyncDispose]();
});

const createProcesses = (memoryMb = MEMORY_MB) =>
  createLimitedProcesses({ logger: createLogger('worker', 'silent'), memoryMb });
const createReader = (memoryMb?: number) =>
  createSourceReader({ database, databaseUrl: database.url, processes: createProcesses(memoryMb) });

const ingest = async (
  name: string,
  content: Buffer | string,
  { source = name, memoryMb }: { source?: string; memoryMb?: number } = {},
) => {
  const location = join(folder, name);
  await writeFile(location, content);
  const options = { source: { name: source }, format: 'auto' as const, location };
  return createReader(memoryMb).ingest(options, {
    signal: new AbortController().signal,
    isOfStranger: false,
  });
};
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

/** Without an image, it never responds. */
async function startServer(image?: Buffer) {
  const server = createServer((_req, res) => {
    if (image) res.end(image);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/large.avif`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a hostile image', () => {
  it('with too many bytes is refused', async () => {
    const render = createRenderer(createProcesses());
    const error = await failureOf(render(deepPng(7_000, 7_000)));
    expect(error).toBeInstanceOf(UnusablePictureError);
  });

  it('whose decoder needs too much memory ends three processes, and is not fetched again', async () => {
    await using server = await startServer(await largeAvif());
    const { url } = server;
    await database.prisma.picture.create({ data: { urlHash: Buffer.from([1]), url } });
    const pictures = createPictureRepository(database);
    let now = new Date(Date.now() + 60_000);
    const deps = {
      pictures,
      pictureStore: openPictureStore({ folder }),
      fetchImage: createFetcher(ACCESS),
      renderPicture: createRenderer(createProcesses()),
      now: () => now,
    };
    const problems: (string | null)[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      now = new Date(now.getTime() + 30 * 86_400_000);
      for (const waiting of await pictures.listDue({ now, limit: 1 })) {
        const due = must(await pictures.claim(waiting, { now, until: now }));
        problems.push((await fetchPicture(deps, due)).problem);
      }
    }
    expect(problems).toEqual(Array.from({ length: 3 }, () => 'needs more than 300 MB of memory'));
    const shown = await createRepositories(database).operations.listExcluded();
    expect(shown).toContainEqual({ kind: 'image', name: url, reason: problems[0] });
  });
});

describe('a hostile feed', () => {
  it('deep.json.gz ends its process at the limit of memory', async () => {
    const error = await failureOf(ingest('deep.json.gz', deepJson()));
    expect(error).toBeInstanceOf(ProcessEndedError);
    expect(String(error)).toContain('memory');
  });

  it('line.ndjson.gz has no events', async () => {
    const { report } = await ingest('line.ndjson.gz', longLine(), { memoryMb: 1_500 });
    expect(report).toMatchObject({ created: 0, rejected: 1 });
    expect(Object.keys(report.reasons)).toEqual([
      expect.stringMatching(/^The row is longer than 1 MB/),
    ]);
  });

  it('bomb.xlsx has no events', async () => {
    const { report, isUsable } = await ingest('bomb.xlsx', workbookBomb());
    expect(isUsable).toBe(false);
    expect(report).toMatchObject({ created: 0, rejected: 1 });
    expect(Object.keys(report.reasons)).toEqual([
      'The workbook cannot be read: Invalid XLSX: missing [Content_Types].xml',
    ]);
  });

  it('that ends three processes is paused until an operator resumes it', async () => {
    const bomb = wideJson();
    const attempt = async () => {
      await database.pool.query(
        `UPDATE ingest_run SET started_at = started_at - interval '1 hour'`,
      );
      return failureOf(ingest('wide.json.gz', bomb, { source: 'wide' }));
    };
    expect(await attempt()).toBeInstanceOf(ProcessEndedError);
    expect(await attempt()).toBeInstanceOf(ProcessEndedError);
    expect(await attempt()).toBeInstanceOf(SourcePausedError);
    const sources = createSourceRepository(database);
    expect([...(await sources.listPaused())]).toEqual(['wide']);
    const [shown] = await createRepositories(database).operations.listExcluded();
    expect(shown).toMatchObject({ kind: 'source', name: 'wide' });
    expect(shown?.reason).toContain('memory');

    await sources.setPaused('wide', false);
    const { report } = await ingest('good.ndjson', GOOD, { source: 'wide' });
    expect(report.created).toBe(1);
  });

  it('that was being read when the worker stopped does not count', async () => {
    await using server = await startServer();
    const stopped = new AbortController();
    const options = {
      source: { name: 'slow' },
      format: 'auto' as const,
      location: server.url,
      access: { ...ACCESS, idleTimeoutMs: 600_000, keys: {} },
    };
    const running = failureOf(
      createReader().ingest(options, { signal: stopped.signal, isOfStranger: true }),
    );
    const runs = createIngestRunRepository(database);
    const inProcesses = createProcessRunRepository(database);
    await waitFor(async () => (await runs.list('slow', 1)).length > 0);
    expect(await inProcesses.countEnded('slow', 0)).toBe(1);
    stopped.abort(new Error('The worker stops.'));
    expect(await running).toMatchObject({ message: 'The worker stops.' });
    expect(await inProcesses.countEnded('slow', 0)).toBe(0);
  });
});

describe('runs without an end', () => {
  const HOUR_MS = 3_600_000;

  it('count only in processes of a worker, and at intervals', async () => {
    const runs = createIngestRunRepository(database);
    const inProcesses = createProcessRunRepository(database);
    const sourceId = await createSourceRepository(database).register({ name: 'counted' });
    const count = () => inProcesses.countEnded('counted', HOUR_MS);
    for (let i = 0; i < 3; i++) await runs.start(sourceId); // of the command line
    expect(await count()).toBe(0);
    for (let i = 0; i < 3; i++) await inProcesses.start(sourceId);
    expect(await count()).toBe(1);
    await database.pool.query(
      `UPDATE ingest_run SET started_at = started_at - interval '2 hours' WHERE failure IS NOT NULL`,
    );
    const last = await inProcesses.start(sourceId);
    expect(await count()).toBe(2);
    await inProcesses.end(last, 'The worker stops.');
    expect(await count()).toBe(0);
    const list = await runs.list('counted', 10);
    expect(list.filter(({ ended_at }) => ended_at === null)).toHaveLength(6);
  });
});
