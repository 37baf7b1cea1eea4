import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GazetteerCity } from '@marquee/database';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

const portland = (
  place: Pick<
    GazetteerCity,
    'geoname_id' | 'region' | 'region_code' | 'population' | 'lat' | 'lng'
  >,
): GazetteerCity => ({
  name: 'Portland',
  alternate_names: [],
  country_code: 'US',
  timezone: 'America/New_York',
  ...place,
});

const CITIES = [
  portland({
    geoname_id: 1,
    region: 'Oregon',
    region_code: 'OR',
    population: 650_000,
    lat: 45.5,
    lng: -122.7,
  }),
  portland({
    geoname_id: 2,
    region: 'Maine',
    region_code: 'ME',
    population: 68_000,
    lat: 43.7,
    lng: -70.3,
  }),
];

const inPortland = (region: string, title: string, venue_name: string) =>
  buildEvent({ title, venue_name, city: 'Portland', region, country: 'US', category: 'music' });

const MAINE = '/city/Portland%2CMaine%2CUS';
const OREGON = '/city/Portland%2COregon%2CUS';

let web: Web;
beforeAll(async () => {
  const events = [
    inPortland('Oregon', 'Trail blazing', 'Crystal Ballroom'),
    inPortland('Oregon', 'Bridge night', 'Crystal Ballroom'),
    inPortland('Maine', 'Lobster jazz', 'State Theatre'),
    buildEvent({ title: 'Gala' }),
    buildEvent({ title: 'Somewhere', city: null, country: 'TW' }),
    buildEvent({ title: 'Granite rock', region: 'New Hampshire', country: 'US' }),
  ];
  web = await createTestWeb(events, { cities: CITIES });
  const demands = ['Air', 'Can'].map((artist_name, index) => ({
    artist_name,
    region: index === 0 ? 'Maine' : 'Oregon',
  }));
  for (const { artist_name, region } of demands)
    await web.database.pool.query(
      `WITH a AS (INSERT INTO artist (id, slug, name, name_key) VALUES (gen_random_uuid(), lower($1), $1, lower($1)) RETURNING id)
       INSERT INTO demand_target (artist_id, city_id, demands, last_demand_at)
       SELECT a.id, c.id, 3, now() FROM a, city c WHERE c.name = 'Portland' AND c.region = $2`,
      [artist_name, region],
    );
});
afterAll(() => web[Symbol.asyncDispose]());

const OF_OREGON = ['Trail blazing', 'Crystal Ballroom', 'Can'];

const textOf = async (path: string) => (await web.get(path).expect(200)).text;

describe('the page of a city', () => {
  it.each([
    {
      path: MAINE,
      heading: 'Portland, Maine',
      shown: ['Lobster jazz', 'State Theatre', 'Air'],
      hidden: OF_OREGON,
      on: 1,
    },
    {
      path: OREGON,
      heading: 'Portland, Oregon',
      shown: OF_OREGON,
      hidden: ['Lobster jazz', 'State Theatre'],
      on: 2,
    },
  ])(
    'shows nothing of another city with its name: $path',
    async ({ path, heading, shown, hidden, on }) => {
      const text = await textOf(`${path}?month=2026-11`);
      expect(text).toContain(`<h1><bdi>${heading}</bdi></h1>`);
      for (const part of shown) expect(text).toContain(part);
      for (const part of hidden) expect(text).not.toContain(part);
      const days = [...text.matchAll(/<small>(\d+)<\/small><\/a><\/td>/g)].map(([, count]) =>
        Number(count),
      );
      expect(days).toEqual([on]);
    },
  );

  it('leads to all its events, and marks today in the present weeks', async () => {
    const text = await textOf(MAINE);
    expect(text).toMatch(/href="\/search\?city=Portland%2C\+Maine%2C\+US">All events \(\d+\)</);
    expect(text.match(/<td aria-current="date">/g)).toHaveLength(1);
    expect(text.match(/<td/g)).toHaveLength(35);
  });

  it('leads to searches and requests in this city only', async () => {
    const text = await textOf(MAINE);
    const cities = [...text.matchAll(/[?&;]city=([^&"#]*)/g)].map(([, city = '']) =>
      decodeURIComponent(city.replaceAll('+', ' ')),
    );
    expect(cities.length).toBeGreaterThan(3);
    expect(new Set(cities)).toEqual(new Set(['Portland, Maine, US']));
    const found = await textOf('/search?city=Portland%2C+Maine%2C+US');
    expect(found).toContain('Lobster jazz');
    expect(found).not.toContain('Trail blazing');
  });

  it.each([
    ['/city/Portland', OREGON],
    ['/city/portland,me', MAINE],
    ['/city/Portland,%20Maine', MAINE],
    ['/city/Berlin', '/city/Berlin%2CDE'],
    ['/city/Berlin,DE', '/city/Berlin%2CDE'],
    ['/city/Berlin,US', '/city/Berlin%2CUS'],
  ])('has one canonical address: %s', async (path, canonical) => {
    expect(await textOf(path)).toContain(`<link rel="canonical" href="${web.url}${canonical}"/>`);
    expect(await textOf(canonical)).toContain(
      `<link rel="canonical" href="${web.url}${canonical}"/>`,
    );
  });

  it('is not linked by an event whose city is unknown, and no empty address is shown', async () => {
    const text = await textOf('/e/somewhere-2026-11-28?locale=de');
    expect(text).toContain('Ort folgt');
    expect(text).not.toMatch(/href="\/city|To be announced|<dt>(Stadt|Adresse)/);
  });

  it('is linked with its region by events and lists if another city has the name', async () => {
    expect(await textOf('/e/lobster-jazz-portland-2026-11-28')).toContain(`href="${MAINE}"`);
    const home = await textOf('/');
    for (const path of [MAINE, OREGON, '/city/Berlin%2CDE', '/city/Berlin%2CUS'])
      expect(home).toContain(`href="${path}"`);
    const report = await textOf('/demand/air');
    expect(report).toContain('Portland, Maine, United States');
  });
});
