import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { rowsSql } from './rows-sql.ts';
import { createTsvector, type Weight } from './search/tsvector.ts';
import { createTestDatabase } from './testing.ts';

const TYPES = {
  place: 'int',
  name: 'text',
  at: 'timestamptz',
  known: 'boolean',
  tags: 'text[]',
  facts: 'json',
  id: 'uuid',
  hash: 'bytea',
  year: 'smallint',
  share: 'real',
  lat: 'float8',
  price: 'numeric',
  country_code: 'char(2)',
  status: 'event_status',
  local: 'timestamp',
};
const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));
const FINITE = { noNaN: true, noDefaultInfinity: true };

describe('rows as a table to select from', () => {
  it('come out as they went in, whatever signs they hold', async () => {
    await using database = await createTestDatabase();
    const row = fc.record({
      name: fc.option(
        fc.oneof(
          text,
          fc.constantFrom('NULL', '{}', '"', '\\', '\\"', "'", ',', '', ' ', '\n\t', 'é'.repeat(40), '東京'),
        ),
      ),
      at: fc.option(fc.date({ min: new Date('1500-01-01'), max: new Date('2399-01-01'), noInvalidDate: true })),
      known: fc.option(fc.boolean()),
      tags: fc.option(fc.array(text, { maxLength: 4 })),
      facts: fc.record({ title: text, tags: fc.array(text) }),
      id: fc.option(fc.uuid()),
      hash: fc.option(fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('hex'))),
      year: fc.option(fc.integer({ min: -32_768, max: 32_767 })),
      share: fc.option(fc.integer({ min: -1e6, max: 1e6 }).map((quarters) => quarters / 4)),
      lat: fc.option(fc.double(FINITE).map((value) => value + 0)),
      price: fc.option(fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100)),
      country_code: fc.option(fc.constantFrom('DE', 'fr')),
      status: fc.option(fc.constantFrom('scheduled', 'cancelled')),
      local: fc.option(fc.constantFrom('2026-11-22T20:00:00', '0099-01-01T00:00:00')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
        const sent = rows.map((each, place) => ({ ...each, place, facts: JSON.stringify(each.facts) }));
        const back = await database.query<{ hash: Buffer | null }>(
          sql`SELECT * FROM ${rowsSql(sent, TYPES)} r ORDER BY place`,
        );
        expect(back.map(({ hash, ...each }) => ({ ...each, hash: hash?.toString('hex') ?? null }))).toEqual(
          rows.map((each, place) => ({ ...each, place })),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('grow beyond what was reserved for them', async () => {
    await using database = await createTestDatabase();
    const sent = [5e5, 3e6, 0].map((length, place) => ({ place, name: 'ü'.repeat(length) }));
    const back = await database.query(
      sql`SELECT place, name FROM ${rowsSql(sent, { place: 'int', name: 'text' })} r ORDER BY 1`,
    );
    expect(back).toEqual(sent);
  });

  it.each(['', 'no-uuid', '0199b1c2-0000-7000-8000-00000000000', '0199b1c2-0000-7000-8000-00000000000g'])(
    'are refused where an id is "%s"',
    (id) => {
      expect(() => rowsSql([{ id }], { id: 'uuid' })).toThrow(TypeError);
    },
  );
});

describe('a tsvector', () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom('a', 'b', "l'art", 'back\\slash', '東京', '#de', 'ab c'),
      text.filter((word) => word !== ''),
    ),
    { maxLength: 20 },
  );

  it('arrives as PostgreSQL reads the same from a text', async () => {
    await using database = await createTestDatabase();
    const step = fc.tuple(
      fc.constantFrom('add', 'addAlso', 'mark'),
      fc.constantFrom<Weight>('A', 'B', 'C', 'D'),
      words,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const made = createTsvector();
        made.add(['first'], 'A');
        for (const [how, weight, some] of steps) {
          if (how === 'mark') some.slice(0, 1).forEach(made.mark);
          else if (how === 'add') made.add(some, weight);
          else made.addAlso(some, weight);
        }
        const [row] = await database.query<{ sent: string; read: string }>(sql`
          SELECT document::text AS sent, ${textOf(made.lexemes)}::tsvector::text AS read
          FROM ${rowsSql([{ document: made.lexemes }], { document: 'tsvector' })} r`);
        expect(row?.sent).toBe(row?.read);
      }),
      { numRuns: 200 },
    );
  });

  it('of a text that has no end is taken too', async () => {
    await using database = await createTestDatabase();
    const made = createTsvector();
    for (let time = 0; time < 20_000; time++) made.add(['again', `word${String(time)}`], 'A');
    const [row] = await database.query(sql`
      SELECT length(document) AS words FROM ${rowsSql([{ document: made.lexemes }], { document: 'tsvector' })} r`);
    expect(row).toEqual({ words: 20_001 });
  });
});

const LETTERS = 'DCBA';

const textOf = (lexemes: ReturnType<typeof createTsvector>['lexemes']): string =>
  [...lexemes]
    .map(([word, positions]) => {
      const where = positions.map((position) => `${String(position & 16_383)}${LETTERS[position >> 14] ?? ''}`);
      return `'${word.replaceAll(/['\\]/g, '$&$&')}'${where.length > 0 ? `:${where.join(',')}` : ''}`;
    })
    .join(' ');
