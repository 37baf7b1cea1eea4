import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, fillCatalogue } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import { buildEvent } from '@marquee/sources/testing';
import { startPgbouncer } from './start-pgbouncer.ts';

const DAYS = ['2026-11-28', '2026-12-05', '2099-06-06'];
const EVENTS = 2_000;

const lanternNight = (day: string): RawEvent =>
  buildEvent({
    title: 'Lantern night',
    start_local: `${day}T20:00:00`,
    artists: ['Aurora Lane'],
    venue_name: 'Kesselhaus',
  });

/**
 * A filled database, a PgBouncer in front of it, and the settings by which a deployable uses the
 * one or the other.
 */
export async function poolerWorld(poolSize: number, settings: string[] = []) {
  const database = await createTestDatabase();
  const bouncer = await startPgbouncer({ url: database.url, poolSize, settings });
  const folder = await mkdtemp(join(tmpdir(), 'marquee-pooler-'));
  const sourcesFile = join(folder, 'sources.json');
  await writeFile(sourcesFile, '[]'); // no test reads feeds of others
  await fillCatalogue(database, EVENTS);
  const source = { name: 'test', licence: 'CC0-1.0', attribution: 'A test' };
  await ingest(database, { source, records: DAYS.map(lanternNight) });
  const common = {
    LOG_LEVEL: 'silent',
    HASH_SECRET: 'a-secret-of-the-tests-of-32-characters',
    MARQUEE_DATA: folder,
    TRUST_PROXY: '1',
    ANSWER_CACHE_MB: '0',
    SOURCES_FILE: sourcesFile,
  };
  return {
    database,
    folder,
    pooler: bouncer.url,
    direct: { ...common, DATABASE_URL: database.url },
    pooled: {
      ...common,
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_POOL_SIZE: '12',
    },
    /** As an operator who does not know about DATABASE_DIRECT_URL. */
    unaware: { ...common, DATABASE_URL: bouncer.url },
    rows: async <Row extends object>(text: string) => database.query<Row>({ text, values: [] }),
    [Symbol.asyncDispose]: async () => {
      await bouncer[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
export type PoolerWorld = Awaited<ReturnType<typeof poolerWorld>>;
