import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingestLocation, type IngestLocationOptions } from './ingest-location.ts';

let folder = '';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-doubts-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function run(name: string, content: Buffer, options: Partial<IngestLocationOptions>) {
  const location = join(folder, name);
  await writeFile(location, content);
  return ingestLocation(database, {
    ...{ source: { name }, format: 'csv' as const, location },
    ...options,
  });
}

const table = (rows: string[]) =>
  Buffer.from(['title,start_local,city,country', ...rows].join('\n'));
const nights = (count: number, place: string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `Night ${String.fromCharCode(65 + index)},2027-03-${String(index + 10)}T20:00,${place}`,
  );

it('reports a field that the last run had and most records lack now', async () => {
  await run('lost.csv', table(nights(12, 'Berlin,DE')), {});
  const report = await run('lost.csv', table(nights(12, ',DE')), {});
  expect(report.doubts).toMatchObject({
    'the town is missing that the last run had': { count: 12 },
  });
  const again = await run('kept.csv', table(nights(12, 'Berlin,DE')), {});
  expect(again.doubts).toBeUndefined();
});

it('rejects records whose place and zone are unknown only if it is strict', async () => {
  const rows = table(['Somewhere,2027-03-10T20:00,,', 'Here,2027-03-10T20:00,Berlin,DE']);
  const lenient = await run('lenient.csv', rows, {});
  expect([lenient.created, lenient.rejected]).toEqual([2, 0]);
  expect(Object.keys(lenient.doubts ?? {})).toHaveLength(1);
  const strict = await run('strict.csv', rows, { strict: true });
  expect([strict.created, strict.rejected]).toEqual([1, 1]);
});

it('reads the encoding that is stated, also where another one was guessed', async () => {
  const word = Buffer.from([0xcd, 0xee, 0xf7, 0xfc]);
  const bytes = Buffer.concat([
    Buffer.from('title,start_local,city,country\n'),
    word,
    Buffer.from(',2027-03-10T20:00,Moscow,RU\n'),
  ]);
  await run('stated.csv', bytes, { table: { encoding: 'windows-1251' } });
  const { rows } = await database.pool.query(
    `SELECT e.title FROM event e JOIN claim c ON c.event_id = e.id JOIN source s ON s.id = c.source_id WHERE s.name = 'stated.csv'`,
  );
  expect(rows).toEqual([{ title: 'Ночь' }]);
});
