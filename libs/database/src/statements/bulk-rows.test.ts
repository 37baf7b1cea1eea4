import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { createTestDatabase } from '../testing.ts';
import { copyRows } from './copy-statement.ts';
import { rowsSql } from './rows-to-sql.ts';

const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));
const SPECIAL = [
  'NULL',
  'nUlL',
  'nullable',
  'a-b:c.d',
  '-',
  '{}',
  '"',
  '\\',
  '\\"',
  '\\N',
  '\\.',
  '\\t',
  "'",
  ',',
  '',
  ' ',
];
const cell = fc.oneof(text, fc.constantFrom(...SPECIAL, '\t', '\n', '\r\n', '\n\t'));

/** Types of the columns of `anyRow`, and of `place`, which identifies a row. */
const ROW_TYPES = {
  place: 'int',
  name: 'text',
  at: 'timestamptz',
  known: 'boolean',
  tags: 'text[]',
  facts: 'json',
};

/** Rows with characters that have a meaning in array literals or COPY data. */
const anyRow = fc.record({
  name: fc.option(cell),
  at: fc.option(
    fc.date({ min: new Date('1500-01-01'), max: new Date('2199-01-01'), noInvalidDate: true }),
  ),
  known: fc.option(fc.boolean()),
  tags: fc.array(cell, { maxLength: 4 }),
  facts: fc.record({ title: text, tags: fc.array(text) }),
});
type AnyRow = typeof anyRow extends fc.Arbitrary<infer Row> ? Row : never;

/** Returns rows as they are sent and as they are expected back. */
const sentAndExpected = (rows: AnyRow[]) => ({
  sent: rows.map((row, place) => ({ ...row, place, facts: JSON.stringify(row.facts) })),
  expected: rows.map((row, place) => ({ ...row, place })),
});

describe('rowsSql', () => {
  it('preserves all characters', async () => {
    await using database = await createTestDatabase();
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 20 }), async (rows) => {
        const { sent, expected } = sentAndExpected(rows);
        expect(
          await database.query(sql`SELECT * FROM ${rowsSql(sent, ROW_TYPES)} r ORDER BY place`),
        ).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

async function openWithTable() {
  const database = await createTestDatabase();
  const session = await database.openSession();
  await session.query(sql`
    CREATE TABLE copied (place int PRIMARY KEY, name text, at timestamptz, known boolean, tags text[], facts json)`);
  const dispose = async () => {
    await session.close();
    await database[Symbol.asyncDispose]();
  };
  return { query: session.query, database, [Symbol.asyncDispose]: dispose };
}

describe('copyRows', () => {
  it('preserves all characters', async () => {
    await using table = await openWithTable();
    const { query } = table;
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 120 }), async (rows) => {
        const { sent, expected } = sentAndExpected(rows);
        const [, , back] = await Promise.all([
          query(sql`TRUNCATE copied`),
          query(copyRows('copied', Object.keys(ROW_TYPES), sent)),
          query(sql`SELECT * FROM copied ORDER BY place`),
        ]);
        expect(back).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('inserts no row if one fails, and leaves the connection usable', async () => {
    await using table = await openWithTable();
    const { query } = table;
    const rows = Array.from({ length: 2_000 }, (_, place) => ({
      place: place % 1_999,
      name: 'x'.repeat(200),
    }));
    const [copied, counted] = await Promise.allSettled([
      query(copyRows('copied', ['place', 'name'], rows)),
      query<{ count: number }>(sql`SELECT count(*)::int FROM copied`),
    ]);
    expect(copied).toMatchObject({ status: 'rejected', reason: { code: '23505' } });
    expect(counted).toEqual({ status: 'fulfilled', value: [{ count: 0 }] });
  });

  it('fails if the rows cannot be produced or the table does not exist', async () => {
    await using table = await openWithTable();
    const { query, database } = table;
    function* broken() {
      yield* Array.from({ length: 60 }, (_, place) => ({ place }));
      throw new Error('The source failed.');
    }
    await expect(query(copyRows('copied', ['place'], broken()))).rejects.toThrow(
      'The source failed.',
    );
    await expect(query(copyRows('nowhere', ['place'], [{ place: 1 }]))).rejects.toMatchObject({
      code: '42P01',
    });
    expect(await query(sql`SELECT * FROM copied`)).toEqual([]);
    await expect(database.query(copyRows('copied', ['place'], []))).rejects.toThrow(
      'COPY needs a session.',
    );
    await query(copyRows('copied', ['place'], [{ place: 1 }]));
    expect(await query(sql`SELECT place FROM copied`)).toEqual([{ place: 1 }]);
  });
});
