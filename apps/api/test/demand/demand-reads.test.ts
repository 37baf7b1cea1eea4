import { describe, expect, it } from '@jest/globals';
import { createLeaderboardRepository } from '@marquee/database';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, NOW, type Api } from '../create-test-api.ts';
import { demand, knowArtist } from './demand-fixture.ts';

interface Leaders {
  top_artists: {
    slug: string;
    demands: number;
    cities: number;
    rank: number;
    previous_rank: number | null;
    peak_rank: number;
  }[];
  top_cities: {
    city: string;
    region: string | null;
    country_code: string;
    demands: number;
    artists: number;
    rank: number;
  }[];
  fastest_growing: { slug: string; demands: number; previous: number; growth: number }[];
}

const leaders = async (api: Api, query = '') =>
  (await api.get(`/demand-leaders${query}`).expect(200)).body as Leaders;

/** Sends demands of several people for an artist in a city. */
async function sendDemands(
  api: Api,
  target: [artist_name: string, city: string],
  people: number,
): Promise<void> {
  const [artist_name, city] = target;
  await knowArtist(api, artist_name);
  await Promise.all(Array.from({ length: people }, () => demand(api, { artist_name, city })));
}

const daysAgo = (api: Api, days: number) =>
  api.database.pool.query(`
    UPDATE artist_demand_day SET day = day - ${String(days)}; UPDATE city_demand_day SET day = day - ${String(days)};
    UPDATE demand_target SET last_demand_at = last_demand_at - interval '${String(days)} days'; DELETE FROM demand_person`);

describe('GET /demand-leaders', () => {
  it('lists artists and cities by recent demands', async () => {
    await using api = await createTestApi();
    await sendDemands(api, ['Air', 'Berlin'], 4);
    await sendDemands(api, ['Air', 'Munich'], 3);
    await sendDemands(api, ['Björk', 'Berlin'], 5);
    await sendDemands(api, ['Can', 'São Paulo'], 1);
    const { top_artists, top_cities } = await leaders(api);
    expect(top_artists).toEqual([
      {
        name: 'Air',
        slug: 'air',
        demands: 7,
        cities: 2,
        rank: 1,
        previous_rank: null,
        peak_rank: 1,
      },
      {
        name: 'Björk',
        slug: 'bjork',
        demands: 5,
        cities: 1,
        rank: 2,
        previous_rank: null,
        peak_rank: 2,
      },
      {
        name: 'Can',
        slug: 'can',
        demands: 1,
        cities: 1,
        rank: 3,
        previous_rank: null,
        peak_rank: 3,
      },
    ]);
    expect(
      top_cities.map(({ city, region, demands, artists }) => [city, region, demands, artists]),
    ).toEqual([
      ['Berlin', 'State of Berlin', 9, 2],
      ['Munich', 'Bavaria', 3, 1],
      ['São Paulo', 'São Paulo', 1, 1],
    ]);
    expect((await leaders(api, '?limit=1')).top_artists).toHaveLength(1);
  });

  it('returns the growth over the previous period from five demands on', async () => {
    await using api = await createTestApi();
    await sendDemands(api, ['Air', 'Berlin'], 4);
    await sendDemands(api, ['Björk', 'Berlin'], 6);
    await daysAgo(api, 10);
    await sendDemands(api, ['Air', 'Berlin'], 10);
    await sendDemands(api, ['Björk', 'Berlin'], 5);
    await sendDemands(api, ['Can', 'Berlin'], 4);
    const week = await leaders(api, '?days=10');
    expect(week.fastest_growing).toMatchObject([
      { slug: 'air', demands: 10, previous: 4, growth: 1.5 },
    ]);
    expect(
      week.top_artists.map(({ slug, rank, previous_rank }) => [slug, rank, previous_rank]),
    ).toEqual([
      ['air', 1, 2],
      ['bjork', 2, 1],
      ['can', 3, null],
    ]);
    const month = await leaders(api, '?days=30');
    expect(month.fastest_growing.map(({ slug, growth }) => [slug, growth])).toEqual([
      ['air', 14],
      ['bjork', 11],
    ]);
  });

  it('returns the leaderboard of the worker for a minute, with the best rank of each artist', async () => {
    await using api = await createTestApi();
    const boards = createLeaderboardRepository(api.database);
    await sendDemands(api, ['Air', 'Berlin'], 2);
    await boards.refresh(30);
    // as if it were expensive
    await api.database.pool.query('UPDATE demand_board SET took_ms = 500');
    await sendDemands(api, ['Björk', 'Berlin'], 3);
    expect((await leaders(api)).top_artists.map(({ slug }) => slug)).toEqual(['air']);
    await api.database.pool.query(
      `UPDATE demand_board SET counted_at = now() - interval '61 seconds'`,
    );
    expect(
      (await leaders(api)).top_artists.map(({ slug, peak_rank }) => [slug, peak_rank]),
    ).toEqual([
      ['bjork', 1],
      ['air', 1],
    ]);
  });

  it('adds the cities where an artist is requested', async () => {
    await using api = await createTestApi();
    await sendDemands(api, ['Air', 'Munich'], 1);
    await sendDemands(api, ['Air', 'Berlin'], 2);
    expect(await leaders(api, '?artist=air')).toMatchObject({
      artist: { name: 'Air', slug: 'air' },
      total_demands: 3,
      cities: [
        { city: 'Berlin', country_code: 'DE', demands: 2 },
        { city: 'Munich', region: 'Bavaria', demands: 1 },
      ],
    });
    await api.get('/demand-leaders?artist=nobody').expect(404);
    for (const wrong of ['days=0', 'days=366', 'days=x', 'limit=0'])
      await api.get(`/demand-leaders?${wrong}`).expect(400);
    expect((await api.get('/demand-leaders?limit=500').expect(200)).body).toMatchObject({
      warnings: [expect.stringContaining('100')],
    });
  });

  it('is empty without demands', async () => {
    await using api = await createTestApi();
    expect(await leaders(api)).toMatchObject({
      top_artists: [],
      top_cities: [],
      fastest_growing: [],
    });
  });
});

describe('GET /demand-report', () => {
  it('lists the cities where an artist is requested by slug or id', async () => {
    await using api = await createTestApi({ events: [buildEvent({ artists: 'Nobody Wants' })] });
    await sendDemands(api, ['Air', 'Munich'], 1);
    await sendDemands(api, ['Air', 'Berlin'], 2);
    const { body } = await api.get('/demand-report?artist=air').expect(200);
    expect(body).toMatchObject({
      ok: true,
      artist: { slug: 'air' },
      total_demands: 3,
      cities: [{ city: 'Berlin', demands: 2 }, { city: 'Munich' }],
    });
    const { artist } = body as { artist: { id: string } };
    expect((await api.get(`/demand-report?artist_id=${artist.id}`).expect(200)).body).toEqual(body);
    expect((await api.get('/demand-report?artist=nobody-wants').expect(200)).body).toMatchObject({
      total_demands: 0,
      cities: [],
    });
    await api.database.pool.query(
      `UPDATE demand SET counted_at = '${NOW.toISOString()}'::timestamptz - CASE WHEN ordinal = 1 THEN interval '8 days' ELSE interval '0' END`,
    );
    const history = (await api.get('/demand-history?artist=air&weeks=3').expect(200)).body as {
      weeks: { start: string; demands: number }[];
    };
    expect(history).toMatchObject({
      total_demands: 3,
      weeks: [{ demands: 0 }, { demands: 2 }, { demands: 1 }],
      cities: [
        { city: 'Berlin', demands: 2, weeks: [0, 1, 1] },
        { city: 'Munich', demands: 1, weeks: [0, 1, 0] },
      ],
    });
    const table = await api.get('/demand-history?artist=air&weeks=3&format=csv').expect(200);
    expect(table.text.split('\r\n')).toHaveLength(8);
    expect(table.text).toContain(`,${must(history.weeks[1]).start},1\r\n`);
    for (const weeks of ['0', '53', 'x'])
      await api.get(`/demand-history?artist=air&weeks=${weeks}`).expect(400);
    await api.get('/demand-history?artist=nobody').expect(404);
    const card = await api.get('/og/demand/air').expect(200);
    expect([card.headers['content-type'], String(card.body)]).toEqual([
      expect.stringContaining('svg'),
      expect.stringMatching(/^<svg[^>]*width="1200"/),
    ]);
    expect((await api.get('/og/demand/air.png').expect(200)).headers['content-type']).toBe(
      'image/png',
    );
    await api.get('/og/demand/nobody.png').expect(404);
    // The look-up is cached for 15 s: later requests read nothing.
    await api.database.pool.query('ALTER TABLE demand_target RENAME TO demand_target_away');
    const cached = await api.get('/og/demand/air.png');
    await api.database.pool.query('ALTER TABLE demand_target_away RENAME TO demand_target');
    expect(cached.status).toBe(200);
    for (const query of [
      'artist=nobody',
      'artist_id=12',
      'artist_id=x',
      `artist_id=${artist.id.replace(/^./, 'f')}`,
    ])
      await api.get(`/demand-report?${query}`).expect(404);
    expect((await api.get('/demand-report').expect(400)).body).toMatchObject({
      errors: [{ name: 'artist', code: 'required' }],
    });
    await api.get(`/demand-report?artist=air&artist_id=${artist.id}`).expect(400);
  });

  it('is also a page to embed that escapes all names', async () => {
    await using api = await createTestApi();
    await sendDemands(api, ['<script>alert(1)</script>', '"><img src=x>'], 2);
    const slug = must((await leaders(api)).top_artists[0]).slug;
    for (const theme of ['light', 'dark', 'auto']) {
      const { text, headers } = await api
        .get(`/demand-report?artist=${slug}&format=html&theme=${theme}`)
        .expect(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect(text).toContain(`data-theme="${theme}"`);
      expect(text).not.toMatch(/<script|<img/);
    }
    const table = await api.get(`/demand-report?artist=${slug}&format=csv`).expect(200);
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(table.text).toMatch(/^artist,artist_slug,city,/);
    await api.get(`/demand-report?artist=${slug}&format=pdf`).expect(400);
    await api.get(`/demand-report?artist=${slug}&format=html&theme=pink`).expect(400);
  });
});

describe('GET /demand/opportunities', () => {
  it('lists requested artists without an event, with the nearest date of their tour', async () => {
    await using api = await createTestApi({
      events: [
        buildEvent({ artists: 'Comes', city: 'Berlin' }),
        buildEvent({ artists: 'Cancelled', city: 'Berlin', status: 'cancelled' }),
        buildEvent({ artists: 'Elsewhere', city: 'Munich', title: 'In Munich' }),
        buildEvent({ artists: 'Elsewhere', city: 'Los Angeles', country: 'US', title: 'Far' }),
      ],
    });
    await sendDemands(api, ['Comes', 'Berlin'], 5);
    await sendDemands(api, ['Elsewhere', 'Berlin'], 3);
    await sendDemands(api, ['Cancelled', 'Berlin'], 2);
    await sendDemands(api, ['Elsewhere', 'Munich'], 9);
    const { body } = await api.get('/demand/opportunities?city=berlin').expect(200);
    expect(body).toMatchObject({
      city: 'Berlin',
      country_code: 'DE',
      opportunities: [
        {
          artist: { slug: 'elsewhere' },
          demands: 3,
          nearest_event: { title: 'In Munich', distance_km: expect.closeTo(504, -1) },
        },
        { artist: { slug: 'cancelled' }, demands: 2, nearest_event: null },
      ],
    });
    expect((await api.get('/demand/opportunities?city=Atlantis').expect(200)).body).toMatchObject({
      opportunities: [],
      warnings: ["there is no city 'Atlantis'"],
    });
    await api.get('/demand/opportunities').expect(400);
  });
});
