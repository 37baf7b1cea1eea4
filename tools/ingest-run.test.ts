import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import type { IngestReport } from '@marquee/ingest';
import { startStubServer } from '@marquee/sources/testing';

const INGEST = join(import.meta.dirname, 'ingest.ts');
const night = JSON.stringify({
  source_id: '1',
  title: 'Night',
  start_local: '2027-01-01T20:00:00',
});
const TEXTS: Readonly<Record<string, string>> = {
  '/good': night,
  '/other': `${night}\n{`,
  '/bad': 'no events here',
};

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: Awaited<ReturnType<typeof startStubServer>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-run-'));
  database = await createTestDatabase();
  server = await startStubServer((request, response) => {
    const text = TEXTS[request.url ?? ''];
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(text === undefined ? 500 : 200).end(text);
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const feed = (name: string, more: object = {}) => ({
  ...{
    name,
    title: name,
    format: 'ndjson',
    location: `${server.origin}/${name}`,
    sample: null,
    trust: 50,
  },
  ...{ schedule: null, licence: null, attribution: null, url: null },
  ...more,
});

/** Runs the command like an operator, with feeds in a file of its own. */
async function ingest(feeds: object[], ...args: string[]) {
  const env = {
    ...{
      ...process.env,
      DATABASE_URL: database.url,
      MARQUEE_DATA: folder,
      INGEST_ALLOW_PRIVATE: '1',
    },
    SOURCES_FILE: join(folder, 'sources.json'),
  };
  await writeFile(env.SOURCES_FILE, JSON.stringify(feeds));
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [INGEST, ...args],
      { env },
      (_error, output, errors) => {
        resolve({ code: child.exitCode ?? -1, output, errors });
      },
    );
  });
}

describe('npm run ingest -- run', () => {
  it('reports a failed feed and an invalid entry of SOURCES_FILE, and reads the others', async () => {
    const feeds = [
      feed('broken'),
      feed('invalid', { location: 'nowhere' }),
      feed('good'),
      feed('other'),
    ];
    const { code, output } = await ingest(feeds, 'run', '--json');
    const reports = JSON.parse(output) as (Partial<IngestReport> & { failed?: string })[];
    const bySource = new Map(reports.map((report) => [report.source, report]));
    expect(bySource.get('good')).toMatchObject({ read: 1, rejected: 0 });
    expect(bySource.get('other')).toMatchObject({ read: 2, rejected: 1 });
    expect(bySource.get('broken')?.failed).toContain('responded 500');
    expect(bySource.get('invalid')?.failed).toContain('1.location');
    expect(code).toBe(1);
  });

  it('prints one summary per feed as text', async () => {
    const { output } = await ingest([feed('broken'), feed('good')], 'run');
    expect(output).toMatch(/^broken: failed: .*responded 500/m);
    expect(output).toMatch(/^good: 1 records? in /m);
  });

  it('exits with 0 if a feed is usable, and with 1 if it is not or if --strict finds a rejected record', async () => {
    const exitCode = async (...args: string[]) =>
      (await ingest([feed('good'), feed('other')], ...args)).code;
    expect(await exitCode('run', 'other')).toBe(0);
    expect(await exitCode('run', 'other', '--strict')).toBe(1);
    expect(await exitCode('ndjson', `${server.origin}/bad`, '--source', 'bad')).toBe(1);
    expect(await exitCode('run', 'unknown')).toBe(2);
  });

  it('withdraws what a feed with full: true no longer contains', async () => {
    await ingest([], 'ndjson', `${server.origin}/good`, '--source', 'listed');
    await database.pool.query(
      `UPDATE claim SET source_event_id = 'dropped' WHERE source_id = (SELECT id FROM source WHERE name = 'listed')`,
    );
    const location = `${server.origin}/good`;
    const { output } = await ingest([feed('listed', { location, full: true })], 'run', '--json');
    expect(JSON.parse(output)).toMatchObject({ withdrawn: 1 });
  });
});
