import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createRepositories } from '@marquee/database';
import { createLogger } from '@marquee/http';
import { ingestFeed } from '../src/jobs/ingest-feeds.ts';
import { createLimitedProcesses } from '../src/limited/limited-processes.ts';
import { createSourceReader } from '../src/limited/source-reader.ts';
import { LoggedError } from '../src/queue/index.ts';
import { waitFor, createTestWorker } from './create-test-worker.ts';

/** Starts a local server with one feed and records the If-None-Match headers. */
async function startFeedServer() {
  const validators: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(404).end();
      return;
    }
    validators.push(request.headers['if-none-match']);
    const isUnchanged = request.headers['if-none-match'] === '"1"';
    const night = JSON.stringify({
      source_id: '1',
      title: 'Night',
      start_local: '2027-01-01T20:00:00',
    });
    response
      .writeHead(isUnchanged ? 304 : 200, { etag: '"1"' })
      .end(isUnchanged ? undefined : night);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    validators,
    location: `http://127.0.0.1:${String(address.port)}/feed`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

const sourcesWith = (location: string, more: object = {}) =>
  JSON.stringify([
    {
      ...{ name: 'feed', title: 'Feed', format: 'ndjson', location, trust: 50, schedule: 'hourly' },
      ...{ sample: null, licence: null, attribution: null, url: null },
      ...more,
    },
  ]);
const READ = `SELECT graphile_worker.add_job('read_feed', '{"name":"feed"}')`;

describe('a feed of sources.json', () => {
  it('is not ingested again before it changes', async () => {
    await using server = await startFeedServer();
    await using worker = await createTestWorker({ INGEST_ALLOW_PRIVATE: '1' });
    await writeFile(worker.environment.SOURCES_FILE, sourcesWith(server.location));
    worker.start();
    await worker.rows(READ);
    await waitFor(async () => (await worker.rows('SELECT 1 FROM event')).length === 1);
    await worker.jobsFinished('read_feed');
    await worker.rows(READ);
    await waitFor(() => server.validators.length === 2);
    await worker.jobsFinished('read_feed');
    expect(server.validators).toEqual([undefined, '"1"']);
    expect(await worker.rows('SELECT 1 FROM event WHERE withdrawn_at IS NULL')).toHaveLength(1);
  });

  it('withdraws what it no longer contains if it is complete', async () => {
    await using server = await startFeedServer();
    await using worker = await createTestWorker({ INGEST_ALLOW_PRIVATE: '1' });
    const { SOURCES_FILE } = worker.environment;
    await writeFile(SOURCES_FILE, sourcesWith(server.location));
    worker.start();
    await worker.rows(READ);
    await waitFor(async () => (await worker.rows('SELECT 1 FROM event')).length === 1);
    await worker.jobsFinished('read_feed');
    await worker.rows("UPDATE claim SET source_event_id = 'dropped'");
    await writeFile(SOURCES_FILE, sourcesWith(`${server.location}?new`, { full: true }));
    await worker.rows(READ);
    await waitFor(
      async () =>
        (await worker.rows('SELECT 1 FROM claim WHERE withdrawn_at IS NOT NULL')).length === 1,
    );
  });

  it('is not read while its source is paused', async () => {
    await using server = await startFeedServer();
    await using worker = await createTestWorker({ INGEST_ALLOW_PRIVATE: '1' });
    await writeFile(worker.environment.SOURCES_FILE, sourcesWith(server.location));
    await worker.rows("INSERT INTO source (name, paused_at) VALUES ('feed', now())");
    worker.start();
    await worker.rows(READ);
    await worker.jobsFinished('read_feed');
    expect(server.validators).toEqual([]);
  });

  it('is not read from a private address by default', async () => {
    await using server = await startFeedServer();
    await using worker = await createTestWorker();
    await writeFile(worker.environment.SOURCES_FILE, sourcesWith(server.location));
    worker.start();
    await worker.rows(READ);
    const failures = () =>
      worker.rows<{ last_error: string }>(
        'SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL',
      );
    await waitFor(async () => (await failures()).length === 1);
    expect((await failures())[0]?.last_error).toContain('which is not a public address');
    expect(server.validators).toEqual([]);
  });

  it('that cannot be read is logged with its reason and what to do, and its retries as information', async () => {
    await using worker = await createTestWorker();
    const { SOURCES_FILE: sourcesFile } = worker.environment;
    await writeFile(sourcesFile, sourcesWith('http://127.0.0.1:9/feed'));
    const lines: { level: number; reason: string; advice: string }[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
    const access = {
      allowPrivate: false,
      maxBytes: 1_000,
      contact: null,
      idleTimeoutMs: 1_000,
      keys: {},
    };
    const logger = createLogger('worker', 'info', { write });
    const job = ingestFeed({
      ...{ database: worker.database, sourcesFile, versionsFolder: dirname(sourcesFile) },
      registryFolder: dirname(sourcesFile),
      logger,
      countFeedRun: () => undefined,
      ...createRepositories(worker.database),
      sourceReader: createSourceReader({
        database: worker.database,
        databaseUrl: worker.database.url,
        processes: createLimitedProcesses({ logger }),
      }),
      sourceAccess: access,
      calendarAccess: access,
    });
    for (const isFirst of [true, false])
      await expect(
        job.run({ name: 'feed' }, { isFirst, isLast: false, signal: new AbortController().signal }),
      ).rejects.toBeInstanceOf(LoggedError);
    expect(lines.map(({ level }) => level)).toEqual([40, 30]);
    expect(lines[0]?.reason).toContain('not a public address');
    expect(lines[0]?.advice).toContain('source pause feed');
  });
});
