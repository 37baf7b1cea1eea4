import { describe, expect, it } from '@jest/globals';
import type { Database } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import type { RawEvent } from '@marquee/sources';
import { ingest } from './ingest.ts';

const nights = (count: number): RawEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    source_id: String(index),
    title: `Night ${String(index)}`,
    start_local: `2027-01-${String(1 + (index % 28)).padStart(2, '0')}T20:00:00`,
    city: 'Berlin',
    country: 'DE',
    venue_name: `Hall ${String(index % 7)}`,
    artists: [`Band ${String(index % 11)}`],
  }));

const isBad = (_: RawEvent, index: number) => [3, 4, 520, 599].includes(index);

async function publishedBy({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query<object>(`
    SELECT e.slug, e.title, v.slug AS venue, (SELECT string_agg(c.source_event_id, ',') FROM claim c WHERE c.event_id = e.id) AS listings
    FROM event e LEFT JOIN venue v ON v.id = e.venue_id ORDER BY e.slug`);
  return rows;
}

describe('a record that the database refuses', () => {
  it('is rejected alone and leaves the catalogue of a run without it', async () => {
    await using database = await createTestDatabase();
    await using without = await createTestDatabase();
    await database.pool.query(
      "ALTER TABLE event ADD CONSTRAINT no_bad_title CHECK (title NOT LIKE 'Bad%')",
    );
    const records = nights(600);
    const mixed = records.map((record, index) =>
      isBad(record, index) ? { ...record, title: 'Bad' } : record,
    );
    const report = await ingest(database, {
      source: { name: 'agenda' },
      records: [...mixed, ...records.slice(0, 2)],
    });
    expect(report).toMatchObject({ read: 602, created: 596, repeated: 2, rejected: 4 });
    expect(report.reasons).toEqual({
      'The database refuses the record (constraint no_bad_title).': {
        count: 4,
        examples: ['3', '4', '520', '599'],
      },
    });
    await ingest(without, {
      source: { name: 'agenda' },
      records: records.filter((record, index) => !isBad(record, index)),
    });
    expect(await publishedBy(database)).toEqual(await publishedBy(without));
  });

  it('retains its earlier listing in a complete run', async () => {
    await using database = await createTestDatabase();
    const source = { name: 'agenda' };
    await ingest(database, { source, records: nights(3), full: true });
    await database.pool.query(
      "ALTER TABLE event ADD CONSTRAINT no_bad_title CHECK (title NOT LIKE 'Bad%')",
    );
    const records = nights(2).map((record, index) =>
      index === 0 ? { ...record, title: 'Bad' } : record,
    );
    expect(await ingest(database, { source, records, full: true })).toMatchObject({
      rejected: 1,
      withdrawn: 1,
    });
    const { rows } = await database.pool.query(
      "SELECT 1 FROM event WHERE title = 'Night 0' AND withdrawn_at IS NULL",
    );
    expect(rows).toHaveLength(1);
  });
});

describe('names of one venue that differ in punctuation only', () => {
  const house = (venue_name: string, more: Partial<RawEvent> = {}): RawEvent[] => [
    {
      source_id: venue_name,
      title: `Concert at ${venue_name}`,
      start_local: '2027-02-01T20:00',
      city: 'Austin',
      country: 'US',
      venue_name,
      ...more,
    },
  ];

  it.each([
    ['Grebe House, Austin, TX', 'Grebe House Austin TX'],
    ['The Lobby @ Grebe House', 'The Lobby Grebe House'],
    ['Grebe House (Room 2)', 'Grebe House Room 2'],
  ])('create one venue for %p and %p from two sources', async (first, second) => {
    await using database = await createTestDatabase();
    await ingest(database, { source: { name: 'a' }, records: house(first) });
    expect(
      await ingest(database, {
        source: { name: 'b' },
        records: house(second, { start_local: '2027-03-01T20:00' }),
      }),
    ).toMatchObject({
      created: 1,
      rejected: 0,
    });
    expect((await database.pool.query('SELECT name FROM venue')).rows).toEqual([{ name: first }]);
  });

  it('create separate venues if their positions are far from each other', async () => {
    await using database = await createTestDatabase();
    const names = ['Grebe House, Austin, TX', 'Grebe House Austin TX', 'Grebe House: Austin TX'];
    for (const [index, name] of names.entries()) {
      const day = {
        start_local: `2027-02-0${String(1 + index)}T20:00`,
        lat: 30.3072 + index / 10,
        lng: -97.7431,
      };
      const report = await ingest(database, { source: { name }, records: house(name, day) });
      expect(report).toMatchObject({ created: 1, rejected: 0 });
    }
    expect((await database.pool.query('SELECT 1 FROM venue')).rows).toHaveLength(3);
  });
});
