import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCuration } from '@marquee/catalogue';
import { applyMigrations, createSearchRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { ingest } from './ingest.ts';

const SOURCE = { name: 'agenda' };
const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

const show = (source_id: string, overrides: Partial<RawEvent> = {}): RawEvent => ({
  source_id,
  title: `Harmony ${source_id}`,
  description: 'An evening of song.',
  artists: ['The Blue Notes'],
  venue_name: 'Quasimodo',
  start_local: '2030-06-01T20:00:00',
  city: 'Berlin',
  country: 'DE',
  ...overrides,
});

describe('search documents of events', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database[Symbol.asyncDispose]());

  const run = (records: RawEvent[], full = false) =>
    ingest(database, { source: SOURCE, records, full });
  const found = async (word: string) => {
    const query = { terms: [{ variants: [{ words: [word] }] }], wholeNames: [] };
    return (await createSearchRepository(database).find(query, { now: new Date() }, 100)).length;
  };
  const documents = async () => {
    const { rows } = await database.pool.query<{ row: string }>(
      'SELECT s::text || s.xmin AS row FROM event_search s ORDER BY event_id',
    );
    return rows.map(({ row }) => row);
  };

  /** Returns events whose search document differs from the event. */
  const mismatches = async () => {
    const columns = (table: string) =>
      ['starts_at', 'runs_until', 'long_running', 'status', 'featured', 'popularity']
        .map((name) => `${table}.${name}`)
        .join(', ');
    const { rows } = await database.pool.query<{ slug: string }>(
      `SELECT e.slug FROM event e LEFT JOIN event_search s ON s.event_id = e.id
       WHERE (${columns('e')}) IS DISTINCT FROM (${columns('s')})`,
    );
    return rows;
  };

  it('are written with the events', async () => {
    await run([show('1'), show('2')]);
    expect([await found('harmony'), await found('quasimodo'), await found('song')]).toEqual([
      2, 2, 2,
    ]);
  });

  it('are not rewritten if nothing changed', async () => {
    await run([show('1'), show('2')]);
    const before = await documents();
    await run([show('1'), show('2')]);
    expect(await documents()).toEqual(before);
    await run([show('1', { url: 'https://example.org/1' }), show('2')]);
    expect(await documents()).toEqual(before);
  });

  it('follow changes of the event', async () => {
    await run([show('1')]);
    await run([show('1', { title: 'Dissonance', start_local: '2031-01-01T20:00:00' })]);
    expect([await found('harmony'), await found('dissonance')]).toEqual([0, 1]);
    expect(await mismatches()).toEqual([]);
  });

  it('preserve decisions of an operator', async () => {
    await run([show('1'), show('2')]);
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT id FROM event ORDER BY id LIMIT 1',
    );
    await createCuration(database).feature(must(rows[0]).id, true);
    expect(await mismatches()).toEqual([]);
    await run([show('1', { title: 'Dissonance' }), show('2', { title: 'Dissonance again' })]);
    const featured = await database.pool.query('SELECT FROM event_search WHERE featured');
    expect([await mismatches(), featured.rowCount]).toEqual([[], 1]);
    await createCuration(database).cancel(must(rows[0]).id);
    expect(await mismatches()).toEqual([]);
  });

  it('are removed with a withdrawn event and restored with it', async () => {
    await run([show('1'), show('2')], true);
    const [first, second] = await documents();
    await run([show('1')], true);
    expect([await found('harmony'), (await documents()).length]).toEqual([1, 1]);
    await run([show('1'), show('2')], true);
    const withoutVersion = (rows: (string | undefined)[]) =>
      rows.map((row) => row?.replace(/\)\d+$/, ')'));
    expect(withoutVersion(await documents())).toEqual(withoutVersion([first, second]));
  });

  it('are created by the migration for existing events', async () => {
    await run(Array.from({ length: 1200 }, (_, index) => show(String(index))));
    const before = await database.pool.query('SELECT * FROM event_search ORDER BY event_id');
    await database.pool.query(
      'INSERT INTO search_backlog SELECT id FROM event; TRUNCATE event_search, search_word',
    );
    await applyMigrations(database.url, MIGRATIONS);
    const after = await database.pool.query('SELECT * FROM event_search ORDER BY event_id');
    expect(after.rows).toEqual(before.rows);
    const left = await database.pool.query('SELECT FROM search_backlog');
    expect(left.rowCount).toBe(0);
  });

  it('are rolled back with a refused record', async () => {
    await database.pool.query('ALTER TABLE search_word ADD CHECK (word <> $$forbidden$$)');
    expect(await run([show('1', { title: 'Forbidden' })])).toMatchObject({
      created: 0,
      rejected: 1,
    });
    expect(await documents()).toEqual([]);
  });
});
