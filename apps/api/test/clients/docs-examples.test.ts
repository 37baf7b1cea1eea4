import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { buildEvent } from '../create-test-api.ts';
import { serveTestApi, type ServedApi } from '../serve-test-api.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../docs/examples');

async function run(example: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(EXAMPLES, example), ...args],
    {
      timeout: 20_000,
    },
  );
  return stdout;
}

async function published({ database }: ServedApi): Promise<string[]> {
  const text = 'SELECT id, title FROM event WHERE withdrawn_at IS NULL';
  const rows = await database.query<{ id: string; title: string }>({ text, values: [] });
  return rows.map(({ id, title }) => `${id} ${title}`).sort();
}

async function mirrored(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'events'));
  const texts = await Promise.all(
    files.map((file) => readFile(join(folder, 'events', file), 'utf8')),
  );
  const events = texts.map((text) => JSON.parse(text) as { id: string; title: string });
  return events.map(({ id, title }) => `${id} ${title}`).sort();
}

it('docs/examples/mirror.ts copies the catalogue, and then what changes', async () => {
  const records = Array.from({ length: 120 }, () => buildEvent());
  await using api = await serveTestApi({ events: records });
  const folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  try {
    await run('mirror.ts', [api.url, folder]);
    expect(await mirrored(folder)).toEqual(await published(api));

    const [renamed = buildEvent(), , ...others] = records; // without the second, which is withdrawn
    const changed = [{ ...renamed, title: 'Renamed' }, ...others, buildEvent({ title: 'New' })];
    await ingest(api.database, { source: { name: 'test' }, records: changed, full: true });
    await run('mirror.ts', [api.url, folder]);
    expect(await mirrored(folder)).toEqual(await published(api));
    expect((await mirrored(folder)).filter((line) => /Renamed|New/.test(line))).toHaveLength(2);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('docs/examples/mirror.ts waits while the quota is used up', async () => {
  let refused = 0;
  await using api = await serveTestApi({ events: [buildEvent()] }, (req, res, letThrough) => {
    if (req.url?.startsWith('/events/changes') !== true || refused >= 4) letThrough();
    else {
      refused++;
      res.writeHead(429, { 'Retry-After': '1', 'Content-Type': 'application/problem+json' });
      res.end(JSON.stringify({ ok: false, code: 'quota_exceeded', detail: 'Wait.' }));
    }
  });
  const folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  try {
    await run('mirror.ts', [api.url, folder]);
    expect([refused, await mirrored(folder)]).toEqual([4, await published(api)]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('docs/examples/tonight.ts lists what is on tonight, the nearest first', async () => {
  const tonight = { start_local: '2026-11-21T20:00:00', city: null, timezone: 'Europe/Berlin' };
  await using api = await serveTestApi({
    events: [
      buildEvent({ ...tonight, title: 'Two streets away', lat: 52.53, lng: 13.41 }),
      buildEvent({
        ...tonight,
        title: 'Here',
        lat: 52.52,
        lng: 13.405,
        ticket_url: 'https://tickets.example/here',
      }),
      buildEvent({ ...tonight, title: 'In Leipzig', lat: 51.34, lng: 12.37 }),
      buildEvent({ title: 'Next week', lat: 52.52, lng: 13.405 }),
    ],
  });
  const lines = (await run('tonight.ts', [api.url, '52.52,13.405'])).trim().split('\n');
  expect(lines).toEqual([
    '20:00  Here, To be announced (0 km)  https://tickets.example/here',
    expect.stringMatching(
      /^20:00 {2}Two streets away, .* \(1\.\d+ km\) {2}https:\/\/widgets\.test\/embed\/event\//,
    ),
  ]);
});
