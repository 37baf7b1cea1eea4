import { describe, expect, it } from '@jest/globals';
import { createEventRepository, createSourceRepository, type Database } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import type { RawEvent } from '@marquee/sources';
import { ingest } from './ingest.ts';

const SOURCE = { name: 'agenda' };

const records = (
  count: number,
  overrides: (index: number) => Partial<RawEvent> = () => ({}),
): RawEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    source_id: String(index),
    title: `Night ${String(index)}`,
    start_local: `2027-01-${String(1 + (index % 28)).padStart(2, '0')}T20:00:00`,
    city: index % 2 ? 'Berlin' : 'Nowhereville',
    country: 'DE',
    venue_name: `Hall ${String(index % 7)}`,
    artists: [`Band ${String(index % 11)}`, `Singer ${String(index % 5)}`],
    ...overrides(index),
  }));

/** Returns everything that is published, without ids and modification times. */
async function publishedBy({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(`
    SELECT e.slug, e.title, e.category, e.status, e.start_local, e.timezone, c.name AS city, v.slug AS venue, e.revision, e.withdrawn_at IS NULL AS listed,
      (SELECT string_agg(a.slug, ',' ORDER BY ea.position) FROM event_artist ea JOIN artist a ON a.id = ea.artist_id WHERE ea.event_id = e.id) AS artists,
      (SELECT string_agg(cl.source_event_id || encode(cl.facts_hash, 'hex'), ',') FROM claim cl WHERE cl.event_id = e.id) AS claims
    FROM event e LEFT JOIN city c ON c.id = e.city_id LEFT JOIN venue v ON v.id = e.venue_id ORDER BY e.slug`);
  return JSON.stringify(rows);
}

/**
 * Rows with dangling ids, or that disagree with their event. There are no foreign keys to prevent
 * them.
 */
const DANGLING = `(
  SELECT FROM event e WHERE (venue_id IS NOT NULL AND NOT EXISTS (SELECT FROM venue v WHERE v.id = e.venue_id))
    OR (city_id IS NOT NULL AND NOT EXISTS (SELECT FROM city c WHERE c.id = e.city_id))
    OR (series_id IS NOT NULL AND NOT EXISTS (SELECT FROM series g WHERE g.id = e.series_id AND g.key = e.series_key AND g.merged_into IS NULL))
    OR (country_code IS NOT NULL AND NOT EXISTS (SELECT FROM country n WHERE n.code = e.country_code))
  UNION ALL SELECT FROM claim c WHERE NOT EXISTS (SELECT FROM event e WHERE e.id = c.event_id) OR NOT EXISTS (SELECT FROM source s WHERE s.id = c.source_id)
  UNION ALL SELECT FROM event_artist b WHERE NOT EXISTS (SELECT FROM event e WHERE e.id = b.event_id) OR NOT EXISTS (SELECT FROM artist a WHERE a.id = b.artist_id)
  UNION ALL SELECT FROM event_artist b JOIN event e ON e.id = b.event_id WHERE (b.starts_at, b.runs_until) <> (e.starts_at, e.runs_until)
) dangling`;

const countRows = async ({ pool }: Database, table: string) =>
  Number((await pool.query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count);

describe('ingest', () => {
  it('drops URLs into private networks and reports them', async () => {
    await using database = await createTestDatabase();
    const report = await ingest(database, {
      source: SOURCE,
      records: records(1, () => ({
        ticket_url: 'http://192.168.1.1/tickets',
        url: 'http://2130706433/',
        image_url: 'http://[::1]/a.png',
        online_url: 'https://stream.example/1',
      })),
    });
    expect(report).toMatchObject({ created: 1, rejected: 0 });
    expect(report.dropped).toEqual({
      'ticket_url that is not a public web address': { count: 1, examples: ['0'] },
      'url that is not a public web address': { count: 1, examples: ['0'] },
      'image_url that is not a public web address': { count: 1, examples: ['0'] },
    });
    const { rows } = await database.pool.query(
      'SELECT ticket_url, url, image_url, online_url FROM event',
    );
    expect(rows).toEqual([
      { ticket_url: null, url: null, image_url: null, online_url: 'https://stream.example/1' },
    ]);
  });

  it('reports the outcome of every record', async () => {
    await using database = await createTestDatabase();
    const report = await ingest(database, {
      source: SOURCE,
      records: [
        { title: 'Good', start_local: '2027-01-01T20:00' },
        { title: '  ', start_local: '2027-01-01' },
        { title: 'No start' },
        { title: 'Odd start', start_local: 'next week' },
        { title: 'Too early', start_local: '0999-01-01' },
        { unreadable: 'not JSON', where: 'line 6' },
      ],
    });
    expect(report).toMatchObject({ source: 'agenda', read: 6, created: 1, rejected: 5 });
    expect(report.reasons).toEqual({
      'no title': { count: 1, examples: [expect.any(String)] },
      'no start': { count: 1, examples: ['No start'] },
      'invalid start date': { count: 1, examples: ['Odd start'] },
      'start out of range': { count: 1, examples: ['Too early'] },
      'not JSON': { count: 1, examples: ['line 6'] },
    });
  });

  it('stores complete batches of a source that fails', async () => {
    await using database = await createTestDatabase();
    const breaking = (function* () {
      yield* records(1050);
      throw new Error('the source failed');
    })();
    await expect(ingest(database, { source: SOURCE, records: breaking })).rejects.toThrow(
      'the source failed',
    );
    expect(await countRows(database, 'event')).toBe(1000);
    expect(await ingest(database, { source: SOURCE, records: records(1050) })).toMatchObject({
      created: 50,
      unchanged: 1000,
    });
  });

  it('changes nothing in a repeated run', async () => {
    await using database = await createTestDatabase();
    await ingest(database, { source: SOURCE, records: records(600) });
    const before = [await publishedBy(database), await countRows(database, 'change')];
    const report = await ingest(database, { source: SOURCE, records: records(600) });
    expect(report).toMatchObject({ read: 600, created: 0, changed: 0, unchanged: 600 });
    expect([await publishedBy(database), await countRows(database, 'change')]).toEqual(before);
  });

  it('accepts only the first of several records with one id, at any distance', async () => {
    await using database = await createTestDatabase();
    const twice = [...records(600), ...records(3, () => ({ title: 'Later copy' }))];
    expect(await ingest(database, { source: SOURCE, records: twice })).toMatchObject({
      created: 600,
      changed: 0,
      repeated: 3,
    });
    expect(await ingest(database, { source: SOURCE, records: twice })).toMatchObject({
      created: 0,
      changed: 0,
      repeated: 3,
    });
  });

  it('writes changed events and adds them to the change feed', async () => {
    await using database = await createTestDatabase();
    await ingest(database, { source: SOURCE, records: records(10) });
    const report = await ingest(database, {
      source: SOURCE,
      records: records(10, (index) =>
        index === 3
          ? { status: 'cancelled' }
          : index === 4
            ? { start_local: '2027-03-01T19:00:00' }
            : {},
      ),
    });
    expect(report).toMatchObject({ changed: 2, unchanged: 8 });
    const { rows } = await database.pool.query<{ kind: string }>(
      'SELECT kind FROM change ORDER BY id OFFSET 10',
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['cancelled', 'rescheduled']);
  });

  it('does not report a new date if only the hour becomes known', async () => {
    await using database = await createTestDatabase();
    await ingest(database, {
      source: SOURCE,
      records: records(1, () => ({ start_local: '2027-01-05' })),
    });
    await ingest(database, {
      source: SOURCE,
      records: records(1, () => ({ start_local: '2027-01-05T20:00' })),
    });
    const { rows } = await database.pool.query('SELECT status, previous_starts_at FROM event');
    expect(rows).toEqual([{ status: 'scheduled', previous_starts_at: null }]);
  });

  it('withdraws listings that a complete list no longer contains, and relists them when they return', async () => {
    await using database = await createTestDatabase();
    const listed = async () =>
      (
        await createEventRepository(database).list(
          { now: new Date() },
          { sort: 'start', limit: 100, offset: 0, after: null },
        )
      ).events.length;
    await ingest(database, { source: SOURCE, records: records(5), full: true });
    expect(
      await ingest(database, { source: SOURCE, records: records(3), full: true }),
    ).toMatchObject({
      withdrawn: 2,
      unchanged: 3,
    });
    expect(await listed()).toBe(3);
    await ingest(database, { source: SOURCE, records: records(5), full: true });
    expect(await listed()).toBe(5);
  });

  it('leaves no dangling references', async () => {
    await using database = await createTestDatabase();
    await ingest(database, { source: SOURCE, records: records(600) });
    expect(await countRows(database, DANGLING)).toBe(0);
    await ingest(database, {
      source: SOURCE,
      records: records(600, () => ({ start_local: '2028-01-05T20:00' })),
    });
    expect(await countRows(database, DANGLING)).toBe(0);
  });

  it('does not withdraw listings of other sources', async () => {
    await using database = await createTestDatabase();
    await ingest(database, { source: { name: 'other' }, records: records(4) });
    await ingest(database, { source: SOURCE, records: [], full: true });
    expect(await countRows(database, 'claim WHERE withdrawn_at IS NULL')).toBe(4);
  });

  it('writes nothing in a dry run and reads no further than its limit', async () => {
    await using database = await createTestDatabase();
    expect(
      await ingest(database, { source: SOURCE, records: records(20), dryRun: true, limit: 7 }),
    ).toMatchObject({
      read: 7,
      created: 0,
    });
    expect(await countRows(database, 'event')).toBe(0);
    expect(await countRows(database, 'source')).toBe(0);
  });

  it('lists upcoming events first, and the rest in a later run', async () => {
    await using database = await createTestDatabase();
    const sources = createSourceRepository(database);
    const options = { source: SOURCE, records: records(28), full: true };
    expect(await ingest(database, { ...options, since: '2027-01-21' })).toMatchObject({
      created: 8,
      withdrawn: 0,
    });
    expect((await sources.completions()).has(SOURCE.name)).toBe(false);
    expect(await ingest(database, options)).toMatchObject({ created: 20, unchanged: 8 });
    expect(await ingest(database, { ...options, since: '2027-01-21' })).toMatchObject({
      unchanged: 8,
      withdrawn: 0,
    });
    expect((await sources.completions()).has(SOURCE.name)).toBe(true);
  });

  it('rejects a concurrent run over the same source, but not over other sources', async () => {
    await using database = await createTestDatabase();
    async function* slowly() {
      yield* records(501);
      expect(
        await ingest(database, { source: { name: 'other' }, records: records(2) }),
      ).toMatchObject({ created: 2 });
      await expect(ingest(database, { source: SOURCE, records: records(1) })).rejects.toThrow(
        'Another run over the source "agenda" is active',
      );
    }
    expect(await ingest(database, { source: SOURCE, records: slowly() })).toMatchObject({
      created: 501,
    });
  });

  it('matches a listing with an event that a concurrent run wrote', async () => {
    await using database = await createTestDatabase();
    const concert = {
      title: 'The Great Quartet in Concert',
      start_local: '2027-03-03T20:00',
      city: 'Berlin',
      country: 'DE',
    };
    async function* slowly() {
      yield* records(501);
      await ingest(database, {
        source: { name: 'other' },
        records: [{ ...concert, source_id: 'theirs' }],
      });
      yield { ...concert, source_id: 'ours' };
    }
    await ingest(database, { source: SOURCE, records: slowly() });
    expect(
      await countRows(database, "claim WHERE matched_by IS NOT NULL AND source_event_id = 'ours'"),
    ).toBe(1);
    expect(await countRows(database, "event WHERE title LIKE 'The Great%'")).toBe(1);
  });

  it('matches all listings of a long source across batches', async () => {
    await using database = await createTestDatabase();
    const named = (index: number) => ({
      title: `The ${String(index * 7919)} Orchestra plays`,
      city: 'Berlin',
    });
    await ingest(database, { source: { name: 'other' }, records: records(600, named) });
    const report = await ingest(database, {
      source: SOURCE,
      records: records(600, named).toReversed(),
    });
    expect(report).toMatchObject({ created: 600, joined: 600 });
  });

  it('stores complete batches of a failed run, and a repeated run completes them', async () => {
    await using undisturbed = await createTestDatabase();
    await using disturbed = await createTestDatabase();
    await ingest(undisturbed, { source: SOURCE, records: records(1100) });
    for (const at of [1, 499, 500, 501, 1034]) {
      const failing = function* () {
        yield* records(1100).slice(0, at);
        throw new Error('the source failed');
      };
      await expect(ingest(disturbed, { source: SOURCE, records: failing() })).rejects.toThrow(
        'the source failed',
      );
    }
    await ingest(disturbed, { source: SOURCE, records: records(1100) });
    expect(await publishedBy(disturbed)).toBe(await publishedBy(undisturbed));
  });
});
