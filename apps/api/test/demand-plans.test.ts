import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDemandReportRepository, createDemandRepository, createTourRepository } from '@marquee/database';
import { createFilledDatabase } from '@marquee/database/testing';
import { must } from '@marquee/testing/must';
import { explainingDatabase } from './explain-plans.ts';

const TABLES = ['event', 'event_artist', 'artist', 'demand', 'demand_target', 'demand_person', 'artist_demand'];

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
      .filter((node) => node['Node Type'] === 'Seq Scan' && TABLES.includes(node['Relation Name'] ?? ''));

  it('write a demand without a full scan', async () => {
    const demand = createDemandRepository(explaining);
    const artist = await demand.findArtist('Artist 7');
    const city = await demand.findCity({ name: 'Berlin', country_code: 'DE' });
    const person = { address: Buffer.from('somebody'), mailbox: Buffer.from('a mailbox'), keyId: null };
    await demand.recordArtistDemand(artist, city.id, person);
    await createTourRepository(explaining).findNearest({ artistId: artist.id, cityId: city.id, now: new Date() });
    expect(scans()).toEqual([]);
  });

  it('read a report and opportunities without a full scan', async () => {
    const reports = createDemandReportRepository(explaining);
    const artist = await reports.findArtist('artist-7');
    await reports.findCities(must(artist).id, 100);
    await reports.findOpportunities(1, { now: new Date(), limit: 20 });
    expect(scans()).toEqual([]);
  });
});
