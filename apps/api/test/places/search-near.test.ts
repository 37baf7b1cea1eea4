import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGazetteerRepository } from '@marquee/database';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

const EVENTS = [
  buildEvent({
    title: 'Brass by the Water',
    venue_name: 'Glass Pavilion',
    ...{ city: 'Bruges', country: 'BE', lat: 51.21, lng: 3.22 },
    description: 'Swing and tango.',
    start_local: '2027-04-10T20:00',
  }),
  buildEvent({
    title: 'The Weaver',
    venue_name: 'Linen Opera House',
    category: 'theater',
    ...{ city: 'Bruges', country: 'BE', lat: 51.4, lng: 3.2 },
  }),
  buildEvent({ title: 'Harbour Band', venue_name: 'Canal Cellar', ...{ lat: 52.5, lng: 13.41 } }),
  buildEvent({
    title: 'Aida',
    category: 'theater',
    description: 'An opera.',
    city: 'Rome',
    country: 'IT',
  }),
];

// A part of Berlin.
const KREUZBERG = {
  ...{
    geoname_id: 2885657,
    name: 'Kreuzberg',
    alternate_names: [],
    region: 'State of Berlin',
    region_code: '16',
  },
  ...{
    country_code: 'DE',
    lat: 52.49973,
    lng: 13.40338,
    timezone: 'Europe/Berlin',
    population: 147227,
  },
};

interface Found {
  relaxed?: string[];
  interpretation?: Record<string, unknown>;
  events: { title: string }[];
}

describe('GET /search understands the name of', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
    await createGazetteerRepository(api.database).load([KREUZBERG]);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const search = async (q: string) =>
    (await api.get(`/search?q=${encodeURIComponent(q)}`).expect(200)).body as Found;
  const titles = async (q: string) => (await search(q)).events.map(({ title }) => title).sort();

  it('a venue that events are near', async () => {
    const found = await search('tango near the Glass Pavilion');
    expect(found.interpretation).toMatchObject({
      near: { name: 'Glass Pavilion, Bruges', radius_km: 5 },
      genre: ['tango'],
      words: '',
    });
    expect(found.events).toEqual([
      expect.objectContaining({ title: 'Brass by the Water', distance_km: 0 }),
    ]);
    expect(await search('Theater in der Nähe vom Glass Pavilion')).toMatchObject({
      relaxed: ['city'],
    });
    expect((await search('theater near Bruges')).interpretation).toMatchObject({ city: 'Bruges' });
  });

  it('a part of a city next to its name', async () => {
    const found = await search('live music in Berlin Kreuzberg');
    expect(found).toMatchObject({
      interpretation: {
        city: 'Berlin',
        near: { name: 'Kreuzberg, State of Berlin, DE' },
        words: '',
      },
    });
    expect([found.events.map(({ title }) => title), found.relaxed]).toEqual([
      ['Harbour Band'],
      undefined,
    ]);
    expect(await search('theater in Berlin Kreuzberg')).toMatchObject({ relaxed: ['city'] });
  });

  it('an opera house as a name', async () => {
    expect(await titles('opera house')).toEqual(['The Weaver']);
    expect(await titles('opera')).toEqual(expect.arrayContaining(['Aida']));
  });
});
