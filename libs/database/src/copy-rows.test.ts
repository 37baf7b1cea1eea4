import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { copyRows } from './copy-rows.ts';
import { createTestDatabase } from './testing.ts';

const COLUMNS = ['place', 'name', 'at', 'known', 'tags', 'facts'];
const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));
const special = fc.constantFrom(
  '\\N',
  '\\.',
  'NULL',
  '{}',
  '"',
  '\\',
  '\\"',
  "'",
  ',',
  '',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\\t',
);

async function withTable() {
  const database = await createTestDatabase();
  const session = await database.openSession();
  await session.query(sql`
    CREATE TABLE copied (place int PRIMARY KEY, name text, at timestamptz, known boolean, tags text[], facts json)`);
  return { ...session, database };
}

describe('rows that are copied into a table', () => {
  it('come out as they went in, whatever signs they hold', async () => {
    const { query, close, database } = await withTable();
    const row = fc.record({
      name: fc.option(fc.oneof(text, special)),
      at: fc.option(fc.date({ min: new Date('1500-01-01'), max: new Date('2199-01-01'), noInvalidDate: true })),
      known: fc.option(fc.boolean()),
      tags: fc.array(fc.oneof(text, special), { maxLength: 4 }),
      facts: fc.record({ title: text, tags: fc.array(text) }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 120 }), async (rows) => {
        const sent = rows.map((each, place) => ({ ...each, place, facts: JSON.stringify(each.facts) }));
        const [, , back] = await Promise.all([
          query(sql`TRUNCATE copied`),
          query(copyRows('copied', COLUMNS, sent)),
          query(sql`SELECT * FROM copied ORDER BY place`),
        ]);
        expect(back).toEqual(rows.map((each, place) => ({ ...each, place })));
      }),
      { numRuns: 100 },
    );
    await close();
    await database[Symbol.asyncDispose]();
  });

  it('fail as a whole where one cannot be, and the connection goes on', async () => {
    const { query, close, database } = await withTable();
    const rows = Array.from({ length: 2_000 }, (_, place) => ({ place: place % 1_999, name: 'x'.repeat(200) }));
    const [copied, counted] = await Promise.allSettled([
      query(copyRows('copied', ['place', 'name'], rows)),
      query<{ count: number }>(sql`SELECT count(*)::int FROM copied`),
    ]);
    expect(copied).toMatchObject({ status: 'rejected', reason: { code: '23505' } });
    expect(counted).toEqual({ status: 'fulfilled', value: [{ count: 0 }] });
    await close();
    await database[Symbol.asyncDispose]();
  });

  it('fail where they cannot be made, or the table is none', async () => {
    const { query, close, database } = await withTable();
    function* broken() {
      yield* Array.from({ length: 60 }, (_, place) => ({ place }));
      throw new Error('No more of them.');
    }
    await expect(query(copyRows('copied', ['place'], broken()))).rejects.toThrow('No more of them.');
    await expect(query(copyRows('nowhere', ['place'], [{ place: 1 }]))).rejects.toMatchObject({ code: '42P01' });
    expect(await query(sql`SELECT * FROM copied`)).toEqual([]);
    await database.query(copyRows('copied', ['place'], [{ place: 1 }]));
    expect(await query(sql`SELECT place FROM copied`)).toEqual([{ place: 1 }]);
    await close();
    await database[Symbol.asyncDispose]();
  });
});
