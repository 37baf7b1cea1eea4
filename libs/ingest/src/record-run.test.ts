import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createIngestRunRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { ingestLocation } from './ingest-location.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-runs-'));
});
afterAll(() => rm(folder, { recursive: true }));

const source = { name: 'agenda' };

async function write(lines: string[]): Promise<string> {
  const location = join(folder, 'events.ndjson');
  await writeFile(location, lines.join('\n'));
  return location;
}

it('stores each run with its report and up to 1,000 rejected records', async () => {
  await using database = await createTestDatabase();
  const bad = Array.from({ length: 1_100 }, (_, index) =>
    JSON.stringify({ title: `Bad\u0000 ${String(index)}` }),
  );
  const good = JSON.stringify({ source_id: '1', title: 'Good', start_local: '2027-01-01' });
  await ingestLocation(database, {
    source,
    format: 'ndjson',
    location: await write([good, ...bad]),
  });
  const runs = createIngestRunRepository(database);
  const [run] = await runs.list('agenda', 10);
  expect(run).toMatchObject({
    failure: null,
    report: { read: 1_101, created: 1, rejected: 1_100 },
  });
  expect(run?.ended_at).toBeInstanceOf(Date);
  const rejected = await runs.listRejected('agenda');
  expect(rejected).toHaveLength(1_000);
  expect(rejected).toContainEqual({
    reason: 'The record has no start date.',
    record: expect.stringContaining('line 2') as unknown,
  });
});

it('stores a failed run with its reason, and no dry run', async () => {
  await using database = await createTestDatabase();
  const options = { source, format: 'ndjson', location: join(folder, 'missing') } as const;
  await expect(ingestLocation(database, options)).rejects.toThrow('no file or folder');
  await expect(ingestLocation(database, { ...options, dryRun: true })).rejects.toThrow();
  const runs = await createIngestRunRepository(database).list('agenda', 10);
  expect(runs).toMatchObject([
    { failure: expect.stringContaining('no file or folder') as unknown, report: null },
  ]);
});

it('retains 100 runs, and the rejected records of the last ten', async () => {
  await using database = await createTestDatabase();
  const { id: sourceId } = await database.prisma.source.create({ data: source });
  const runs = createIngestRunRepository(database);
  const rejected = [{ reason: 'no title', record: 'line 1' }];
  for (let count = 0; count < 103; count++)
    await runs.end(await runs.start(sourceId), { report: {}, failure: null, rejected });
  const stored = await runs.list('agenda', 1_000);
  expect(stored).toHaveLength(100);
  expect(await runs.listRejected('agenda', stored[9]?.id)).toEqual(rejected);
  expect(await runs.listRejected('agenda', stored[10]?.id)).toEqual([]);
  expect(await runs.listRejected('agenda', stored.at(-1)?.id)).toEqual([]);
});
