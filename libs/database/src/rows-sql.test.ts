import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { rowsSql } from './rows-sql.ts';
import { createTestDatabase } from './testing.ts';

const TYPES = { place: 'int', name: 'text', at: 'timestamptz', known: 'boolean', tags: 'text[]', facts: 'json' };
const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));

describe('rows as a table to select from', () => {
  it('come out as they went in, whatever signs they hold', async () => {
    await using database = await createTestDatabase();
    const row = fc.record({
      name: fc.option(
        fc.oneof(
          text,
          fc.constantFrom(
            'NULL',
            'nUlL',
            'nullable',
            'a-b:c.d',
            '-',
            '{}',
            '"',
            '\\',
            '\\"',
            "'",
            ',',
            '',
            ' ',
            '\n\t',
          ),
        ),
      ),
      at: fc.option(fc.date({ min: new Date('1500-01-01'), max: new Date('2199-01-01'), noInvalidDate: true })),
      known: fc.option(fc.boolean()),
      tags: fc.array(text, { maxLength: 4 }),
      facts: fc.record({ title: text, tags: fc.array(text) }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
        const sent = rows.map((each, place) => ({ ...each, place, facts: JSON.stringify(each.facts) }));
        const back = await database.query(sql`SELECT * FROM ${rowsSql(sent, TYPES)} r ORDER BY place`);
        expect(back).toEqual(rows.map((each, place) => ({ ...each, place })));
      }),
      { numRuns: 200 },
    );
  });
});
