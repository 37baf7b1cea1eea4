import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { createTestApi, type Api } from '../create-test-api.ts';
import { ODD_EVENTS } from '../events/odd-events-fixture.ts';

interface Feature {
  id: string;
  geometry: { coordinates: [number, number] } | null;
  properties: Record<string, unknown>;
}

interface Listed {
  id: string;
  title: string;
  lat: number | null;
  lng: number | null;
}

describe('formats of lists of events', () => {
  let api: Api;
  let events: Listed[];
  beforeAll(async () => {
    api = await createTestApi({ events: ODD_EVENTS });
    ({ events } = (await api.get('/events?limit=100&sort=added').expect(200)).body as {
      events: Listed[];
    });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const geoJson = async (path: string) =>
    JSON.parse(
      (await api.get(path).expect(200).expect('Content-Type', 'application/geo+json')).text,
    ) as {
      type: string;
      features: Feature[];
      next_cursor: string | null;
    };

  it('are GeoJSON with the events of the list and their positions', async () => {
    const { type, features } = await geoJson('/events?limit=100&sort=added&format=geojson');
    expect(type).toBe('FeatureCollection');
    expect(features.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    const positions = features.map(({ geometry }) => geometry?.coordinates ?? null);
    expect(positions).toEqual(
      events.map(({ lat, lng }) => (lat === null || lng === null ? null : [lng, lat])),
    );
    expect(positions.some((position) => position !== null)).toBe(true);
  });

  it('continue a list of GeoJSON by the cursor of JSON', async () => {
    const { next_cursor } = (await api.get('/events?limit=1').expect(200)).body as {
      next_cursor: string;
    };
    const second = await geoJson(`/events?limit=1&format=geojson&cursor=${next_cursor}`);
    const { events: listed } = (await api.get('/events?limit=2').expect(200)).body as {
      events: Listed[];
    };
    expect(second.features.map(({ id }) => id)).toEqual([listed[1]?.id]);
  });

  it('are chosen by Accept, and JSON is returned to everyone else', async () => {
    const { headers } = await api.get('/events').set('Accept', 'application/geo+json').expect(200);
    expect(headers['content-type']).toBe('application/geo+json');
    expect(headers['vary']).toContain('Accept');
    for (const accept of ['*/*', 'application/json', 'text/html,*/*;q=0.8'])
      await api
        .get('/events')
        .set('Accept', accept)
        .expect('Content-Type', /^application\/json/);
    await api.get('/events?format=json').expect('Content-Type', /^application\/json/);
    await api.get('/events?format=xml').expect(400);
  });

  it('have only the selected fields as properties of GeoJSON', async () => {
    const { features } = await geoJson('/search?q=berlin&fields=title,slug&format=geojson');
    expect(features.length).toBeGreaterThan(0);
    for (const { properties } of features)
      expect(Object.keys(properties).sort()).toEqual(['slug', 'title']);
  });

  it('are an Atom feed of the newest events, each under its id', async () => {
    const { text } = await api
      .get('/events.atom?limit=50')
      .expect(200)
      .expect('Content-Type', 'application/atom+xml; charset=utf-8');
    expect(SyntaxValidator.validate(text)).toBe(true);
    const { feed } = new XMLParser({ isArray: (name) => name === 'entry' }).parse(text) as {
      feed: { id: string; entry: { id: string }[] };
    };
    expect(feed.id).toBe('https://api.test/events.atom?limit=50');
    expect(feed.entry.map(({ id }) => id)).toEqual(
      events.slice(0, 50).map(({ id }) => `urn:uuid:${id}`),
    );
  });

  it('are a JSON Feed of the newest events with links to pages', async () => {
    const { text } = await api
      .get('/events.jsonfeed?limit=50')
      .expect(200)
      .expect('Content-Type', /feed\+json/);
    const feed = JSON.parse(text) as {
      version: string;
      items: { id: string; title: string; url: string }[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items.map(({ id }) => id)).toEqual(events.slice(0, 50).map(({ id }) => id));
    for (const { url } of feed.items)
      expect(url).toMatch(/^https:\/\/widgets\.test\/embed\/event\//);
  });

  describe('CSV', () => {
    const isTable = 'text/csv; charset=utf-8';

    it.each([
      ['/events.csv?limit=5', {}],
      ['/events?format=csv&limit=5', {}],
      ['/events?limit=5', { Accept: 'text/csv' }],
      ['/search?q=berlin&limit=5', { Accept: 'text/csv' }],
    ])('is the answer to %s with %j: a header, and a row for each event', async (path, headers) => {
      const { text } = await api.get(path).set(headers).expect(200).expect('Content-Type', isTable);
      const listed = await api.get(path.replace('.csv', '').replace('format=csv&', ''));
      const [header = '', ...rows] = text.trimEnd().split('\r\n');
      expect(header.split(',').slice(0, 3)).toEqual(['id', 'title', 'start_local']);
      const { events } = listed.body as { events: { id: string }[] };
      expect(rows.map((row) => row.slice(0, 36))).toEqual(events.map(({ id }) => id));
      expect(rows.length).toBeGreaterThan(0);
    });
  });
});
