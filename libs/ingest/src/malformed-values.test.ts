import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import type { RawEvent } from '@marquee/sources';
import { ingest } from './ingest.ts';

const SOURCE = { name: 'odd' };

const records = (odd: Partial<RawEvent>[]): RawEvent[] =>
  odd.map((record, index) => ({
    source_id: String(index),
    title: `Night ${String(index)}`,
    start_local: '2027-01-01T20:00:00',
    ...record,
  }));

// PostgreSQL rejects a whole batch if it cannot store one value.
describe('ingesting extreme values', () => {
  it('accepts an open end in every spelling', async () => {
    await using database = await createTestDatabase();
    const ends: Partial<RawEvent>[] = [
      { end_local: '9999-12-31' },
      { start_local: '2027-01-01', end_local: '9999-12-31' },
      { end_local: '9999-12-31T23:59:59', timezone: 'Etc/GMT+12' },
      { end_local: '9999-12-31', timezone: 'Etc/GMT+12' },
      { end_utc: '9999-12-30T00:00:00Z', timezone: 'Pacific/Kiritimati' },
    ];
    const report = await ingest(database, {
      source: SOURCE,
      records: records(ends),
    });
    expect(report).toMatchObject({ created: ends.length, rejected: 0 });
    const { rows } = await database.pool.query(`
      SELECT FROM event WHERE extract(year FROM runs_until) = 9999 AND extract(year FROM until_local) = 9999`);
    expect(rows).toHaveLength(ends.length);
  });

  it('accepts numbers of any size', async () => {
    await using database = await createTestDatabase();
    const numbers = [1e300, 1e39, 1e-46, -1e300, 0.5];
    const odd = numbers.map((number) => ({
      popularity: number,
      price_min: number,
      price_max: number,
      lat: number,
      lng: number,
    }));
    const report = await ingest(database, { source: SOURCE, records: records(odd) });
    expect(report).toMatchObject({ created: numbers.length, rejected: 0 });
    const { rows } = await database.pool.query('SELECT popularity FROM event ORDER BY title');
    expect(rows.map(({ popularity }: { popularity: number }) => popularity)).toEqual([
      1e9, 1e9, 1, 1, 1.5,
    ]);
  });

  it('accepts text with characters that are special in COPY', async () => {
    await using database = await createTestDatabase();
    const signs = ['\\N', '\\.', '\\', '{"', 'NULL', ',\t', "'"];
    const odd = signs.map((sign) => ({
      title: `T ${sign}`,
      source_id: sign,
      venue_name: sign,
      city: sign,
      artists: [sign],
      tags: [sign],
    }));
    const report = await ingest(database, { source: SOURCE, records: records(odd) });
    expect(report).toMatchObject({ created: signs.length, rejected: 0 });
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT source_event_id AS id FROM claim',
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(signs.map((sign) => sign.trim())));
  });
});
