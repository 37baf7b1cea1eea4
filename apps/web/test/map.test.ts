import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { toFlatAreas } from '../browser/map/flat-areas.ts';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb(
    [
      buildEvent({ title: 'Gala', venue_name: 'Tempodrom', lat: 52.5, lng: 13.38 }),
      buildEvent({ title: 'Samba', city: 'Hamburg', venue_name: 'Hafen', lat: 53.54, lng: 9.97 }),
    ],
    { settings: { mapStyle: 'https://tiles.example/style.json' } },
  );
});
afterAll(() => web[Symbol.asyncDispose]());

const textOf = async (path: string) => (await web.get(path).expect(200)).text;
const mapOf = (text: string): Record<string, string> => {
  const [tag] = must(/<section class="map-place"[^>]*>/.exec(text));
  return Object.fromEntries(
    [...tag.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );
};

describe('the map of a search', () => {
  it('is hidden until the script shows it, and opens from a city', async () => {
    const text = await textOf('/search?city=Berlin');
    expect(text).toMatch(/<section class="map-place" [^>]* hidden/);
    expect(text).toContain('data-at="13.3800,52.5000"');
    expect(await textOf('/city/Berlin,DE')).toContain('href="/search?city=Berlin%2C+DE#map"');
  });

  it.each([
    ['city=Berlin&category=music&sort=popular', 'category=music&sort=popular'],
    ['q=free+concerts+in+Berlin&locale=de', 'category=music&free=true&locale=de'],
    ['bbox=13,52,14,53&free=false', 'free=false'],
  ])('leaves the place of a list to the map: %s', async (query, rest) => {
    expect(mapOf(await textOf(`/search?${query}`))['query']).toBe(rest);
  });

  it('lists the events in its area, which is a condition', async () => {
    const text = await textOf('/search?bbox=13,52,14,53');
    expect(text).toContain('<bdi>Gala</bdi>');
    expect(text).not.toContain('<bdi>Samba</bdi>');
    expect(text).toMatch(/<a class="chip" href="\/search" [^>]*>.{0,60}<bdi>Area of the map/);
    expect(mapOf(await textOf('/search?bbox=1,2,3,4'))['bbox']).toBe('1,2,3,4');
    await web.get('/search?bbox=1,2').expect(400);
  });

  it('loads its files from the website, to be cached for good', async () => {
    const map = mapOf(await textOf('/search?city=Berlin'));
    for (const name of ['script', 'engine', 'worker', 'land', 'coast']) {
      const { headers, text } = await web.request.get(must(map[name])).expect(200);
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-type']).toMatch(
        /^(text\/javascript|application\/json); charset=utf-8$/,
      );
      expect(text.length).toBeGreaterThan(10_000);
    }
  });

  it('loads the tiles of an operator from their host only', async () => {
    const { headers, text } = await web.get('/search?city=Berlin').expect(200);
    expect(mapOf(text)['style']).toBe('https://tiles.example/style.json');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://tiles.example",
    );
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' blob: https://tiles.example;",
    );
  });
});

describe('the names of towns', () => {
  it('are those of the largest ones in a box, also across the 180th meridian', async () => {
    const namesIn = async (bbox: string) =>
      (
        (await web.request.get(`/map/towns.json?bbox=${bbox}`).expect(200)).body as {
          towns: { name: string }[];
        }
      ).towns.map(({ name }) => name);
    expect(await namesIn('13,52,14,53')).toContain('Berlin');
    expect(await namesIn('13,52,14,53')).not.toContain('Hamburg');
    expect(await namesIn('170,-50,14,53')).toContain('Berlin');
  });

  it.each(['', '?bbox=1', '?bbox=a,b,c,d'])('need a box: %s', async (query) => {
    await web.request.get(`/map/towns.json${query}`).expect(400);
  });
});

describe('the land on a flat map', () => {
  const flatten = (ring: number[][]) =>
    toFlatAreas({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ring] },
    })[0]?.geometry.coordinates[0];

  it('continues beyond the 180th meridian', () => {
    expect(
      flatten([
        [170, 60],
        [-170, 60],
        [-170, 50],
        [170, 50],
        [170, 60],
      ]),
    ).toEqual([
      [170, 60],
      [190, 60],
      [190, 50],
      [170, 50],
      [170, 60],
    ]);
  });

  it('is closed at the South Pole if it surrounds it', () => {
    expect(
      flatten([
        [0, -70],
        [120, -75],
        [-120, -75],
        [0, -70],
      ]),
    ).toEqual([
      [0, -70],
      [120, -75],
      [240, -75],
      [360, -70],
      [360, -90],
      [0, -90],
      [0, -70],
    ]);
  });
});
