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
  buildEvent({
    title: 'Harbour Band',
    tags: ['techno'],
    venue_name: 'Canal Cellar',
    ...{ lat: 52.5, lng: 13.41 },
  }),
  ...['Near the End', 'Close to You'].map((title) =>
    buildEvent({ title, category: 'film', city: 'Rome', country: 'IT' }),
  ),
  buildEvent({
    title: 'Chip Designers',
    category: 'conference',
    description: 'The Quartz Gate explained.',
    city: 'Sacramento',
    country: 'US',
  }),
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

const NEWTOWN_ELSEWHERE = {
  ...KREUZBERG,
  ...{ geoname_id: 2, name: 'Newtown', country_code: 'GB', lat: 52.5, lng: -3.3 },
  population: 1_000_000,
};
const OUTER_TOWN = { ...KREUZBERG, geoname_id: 3, name: 'Outer Newtown', lat: 52.55, lng: 13.35 };

interface Found {
  relaxed?: string[];
  warnings?: string[];
  interpretation?: Record<string, unknown>;
  events: { title: string }[];
}

describe('GET /search understands the name of', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
    await createGazetteerRepository(api.database).load([KREUZBERG, OUTER_TOWN, NEWTOWN_ELSEWHERE]);
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

  it('a venue, and lists the nearest event first', async () => {
    const near = 'near=Linen Opera House&radius_km=30';
    const { body } = await api.get(`/search?q=events&${near}`).expect(200);
    expect((body as Found).events.map(({ title }) => title)).toEqual([
      'The Weaver',
      'Brass by the Water',
    ]);
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

  it('a part of a city alone', async () => {
    const { interpretation, events } = await search('techno kreuzberg');
    expect(interpretation).toMatchObject({ city: 'Kreuzberg', genre: ['techno'], words: '' });
    expect(events.map(({ title }) => title)).toEqual(['Harbour Band']);
  });

  it.each([
    ['tango near Quartz Gate', 'quartz gate', ['Brass by the Water']],
    ['theater near the Quartz Gate in Rome', 'quartz gate', ['Aida']],
    ['Theater in der Nähe vom Quartz Gate', 'quartz gate', ['Aida', 'The Weaver']],
    ['near Quartz Gate', 'quartz gate', []],
  ])('no place, and states that it is unknown: “%s”', async (q, name, expected) => {
    const { interpretation, warnings, events } = await search(q);
    expect(interpretation).toMatchObject({ words: '', ignored: name.split(' ') });
    expect(warnings).toContain(`there is no venue, city or landmark '${name}'`);
    expect(events.map(({ title }) => title).sort()).toEqual(expected);
  });

  it.each([
    ['near the end', 'Near the End'],
    ['close to you rome', 'Close to You'],
  ])('no place in “%s”, which names an event', async (q, title) => {
    const { interpretation, warnings, events } = await search(q);
    expect(interpretation).not.toHaveProperty('ignored');
    expect([warnings, events.map(({ title }) => title)]).toEqual([undefined, [title]]);
  });

  it.each([
    ['Glass Pavilion', ['Brass by the Water'], { name: 'Glass Pavilion, Bruges', radius_km: 5 }],
    ['Kreuzberg, Berlin', ['Harbour Band'], { name: 'Kreuzberg, State of Berlin, DE' }],
    ['Newtown, Berlin', [], { name: 'Outer Newtown, Berlin, DE', radius_km: 5 }],
    ['Glass Pavilion&radius_km=30', ['Brass by the Water', 'The Weaver'], { radius_km: 30 }],
  ])('in near=%s, of lists, searches and venues', async (near, expected, read) => {
    const list = (await api.get(`/events?near=${near}&sort=distance`).expect(200)).body as Found;
    expect(list.events.map(({ title }) => title)).toEqual(expected);
    const venues = await api.get(`/venues?near=${near}`).expect(200);
    for (const { interpretation } of [list, venues.body as Found])
      expect(interpretation).toMatchObject({ near: read });
    const found = (await api.get(`/search?q=live&near=${near}`).expect(200)).body as Found;
    expect(found.interpretation).toMatchObject({ near: read });
  });

  it.each(['/events?', '/venues?', '/search?q=live&'])(
    'an unknown place in a city, and states that it is unknown, in %s',
    async (path) => {
      const { body } = await api.get(`${path}near=Nowhere Hall, Kreuzberg`).expect(200);
      const name = 'Kreuzberg, State of Berlin, DE';
      expect(body).toMatchObject({ interpretation: { near: { name } } });
      expect((body as { warnings: string[] }).warnings).toContain(
        `'Nowhere Hall, Kreuzberg' is unknown; near is the centre of ${name}`,
      );
    },
  );

  it.each(['/events', '/venues'])('nothing near an unknown place, in %s', async (path) => {
    const { body } = await api.get(`${path}?near=Nowhere Hall`).expect(200);
    expect(body).toMatchObject({
      count: 0,
      warnings: [expect.stringContaining('no venue, city or landmark') as unknown],
    });
  });

  it('an opera house as a name', async () => {
    expect(await titles('opera house')).toEqual(['The Weaver']);
    expect(await titles('opera')).toEqual(expect.arrayContaining(['Aida']));
  });
});
