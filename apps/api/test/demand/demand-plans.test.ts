import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createDemandReportRepository,
  createDemandRepository,
  createTourRepository,
} from '@marquee/database';
import { createFilledDatabase } from '@marquee/database/testing';
import { must } from '@marquee/testing/must';
import { explainingDatabase } from '../explain-plans.ts';

const TABLES = [
  'event',
  'event_artist',
  'artist',
  'demand',
  'demand_target',
  'demand_person',
  'artist_demand',
];

describe('demand queries', () => {
  let database: Awaited<ReturnType<typeof createFilledDatabase>>;
  let explaining: ReturnType<typeof explainingDatabase>;
  beforeAll(async () => {
    database = await createFilledDatabase(40_000);
    await database.pool.query(`
      INSERT INTO demand_target (artist_id, city_id, demands) SELECT a.id, c.id, 3 FROM artist a, city c ON CONFLICT DO NOTHING;
      INSERT INTO demand SELECT id, n FROM demand_target, generate_series(1, 3) n;
      INSERT INTO demand_person SELECT id, decode(md5(id::text || n), 'hex'), n FROM demand_target, generate_series(1, 3) n;
      INSERT INTO artist_demand SELECT artist_id, sum(demands) FROM demand_target GROUP BY 1;
      ANALYZE`);
    explaining = explainingDatabase(database.url);
  });
  afterAll(async () => {
    await explaining.close();
    await database[Symbol.asyncDispose]();
  });

  const scans = () =>
    explaining
      .takePlans()
      .filter(
        (node) => node['Node Type'] === 'Seq Scan' && TABLES.includes(node['Relation Name'] ?? ''),
      );

  it('write a demand without a full scan', async () => {
    const demand = createDemandRepository(explaining);
    const artist = await demand.findArtist('Artist 7');
    const city = await demand.findCity({ name: 'Berlin', country_code: 'DE' });
    const person = {
      address: Buffer.from('somebody'),
      mailbox: Buffer.from('a mailbox'),
      keyId: null,
    };
    await demand.recordArtistDemand(artist, city.id, person);
    await createTourRepository(explaining).findNearest({
      artistId: artist.id,
      cityId: city.id,
      now: new Date(),
    });
    expect(scans()).toEqual([]);
  });

  it('read a report and opportunities without a full scan', async () => {
    const reports = createDemandReportRepository(explaining);
    const artist = await reports.findArtist('artist-7');
    await reports.findCities(must(artist).id, 100);
    await reports.findOpportunities(1, { now: new Date(), limit: 20 });
    expect(scans()).toEqual([]);
  });

  it('count the demands of each week by their numbers, not one by one', async () => {
    const reports = createDemandReportRepository(explaining);
    const { id } = must(await reports.findArtist('artist-7'));
    const now = new Date('2026-11-26T15:00:00Z');
    await database.pool.query(
      `WITH targets AS (
         UPDATE demand_target SET demands = city_id % 40 WHERE artist_id = $1::uuid RETURNING id, demands),
       gone AS (DELETE FROM demand d USING targets t WHERE d.target_id = t.id AND d.ordinal > t.demands)
       INSERT INTO demand SELECT id, n, $2::timestamptz - (demands - n) * (id % 5 + 1) * interval '20 hours' FROM targets, generate_series(1, demands) n
       ON CONFLICT (target_id, ordinal) DO UPDATE SET counted_at = excluded.counted_at`,
      [id, now],
    );
    explaining.takePlans();
    const cities = await reports.findWeeks(id, { limit: 100, weeks: 6, now });
    const reads = explaining.takePlans().filter((node) => node['Relation Name'] === 'demand');
    expect(reads.map((node) => node['Index Cond'])).toEqual([expect.stringContaining('ordinal')]);
    const { rows } = await database.pool.query<{ week: number; demands: number }>(
      `SELECT 5 - floor(extract(epoch FROM '2026-11-27T00:00Z'::timestamptz - d.counted_at) / 604800)::int AS week, count(*)::int AS demands
       FROM demand d JOIN demand_target t ON t.id = d.target_id WHERE t.artist_id = $1::uuid GROUP BY 1 ORDER BY 1`,
      [id],
    );
    const expected = rows.filter(({ week }) => week >= 0).map(({ demands }) => demands);
    const sums = expected.map((_, week) =>
      cities.reduce((sum, { weeks }) => sum + must(weeks[week]), 0),
    );
    expect(expected).toHaveLength(6);
    expect(sums).toEqual(expected);
  });
});
