import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@marquee/domain';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([
    buildEvent({ title: 'Gala', start_local: '2026-11-21T20:00:00' }),
    buildEvent({
      title: 'Samba',
      start_local: '2026-11-21T20:00:00',
      city: 'São Paulo',
      country: 'BR',
    }),
  ]);
  await requestIn('Berlin', 'Air', 3);
  await requestIn('Munich', 'Can', 12);
});
afterAll(() => web[Symbol.asyncDispose]());

/** Stores demands of today for an artist. */
async function requestIn(cityName: string, name: string, demands: number): Promise<void> {
  const { prisma } = web.database;
  const artist = {
    id: newId(),
    slug: name.toLowerCase(),
    name,
    nameKey: name.toLowerCase(),
    genres: [],
  };
  await prisma.artist.create({ data: artist });
  const { id: cityId } = await prisma.city.findFirstOrThrow({
    where: { name: cityName, countryCode: 'DE' },
  });
  const day = new Date(new Date().toISOString().slice(0, 10));
  await prisma.demandTarget.create({
    data: { artistId: artist.id, cityId, demands, lastDemandAt: new Date() },
  });
  await prisma.artistDemandDay.create({ data: { artistId: artist.id, day, demands } });
  await prisma.cityDemandDay.create({ data: { cityId, day, demands } });
}

const textOf = async (path: string) => (await web.get(path).expect(200)).text;

/** Returns the circles of the map by their link. */
const circlesOf = (text: string) =>
  new Map(
    [
      ...text.matchAll(
        /<a href="([^"]*)" tabindex="-1"><circle cx="(\d+)" cy="(\d+)" r="([\d.]+)"><title>([^<]*)/g,
      ),
    ].map(([, href = '', x, y, r, title]) => [
      href,
      { x: Number(x), y: Number(y), r: Number(r), title },
    ]),
  );

describe('the map', () => {
  it('of the front page leads to the cities with events', async () => {
    const circles = circlesOf(await textOf('/'));
    const [berlin, saoPaulo] = ['/city/Berlin%2CDE', '/city/S%C3%A3o%20Paulo%2CBR'].map((path) =>
      circles.get(path),
    );
    expect(berlin).toMatchObject({ title: 'Berlin: 1' });
    expect(saoPaulo?.x).toBeLessThan(berlin?.x ?? 0);
    expect(saoPaulo?.y).toBeGreaterThan(berlin?.y ?? 0);
  });

  it('of the demand page shows where most people want a show', async () => {
    const circles = circlesOf(await textOf('/demand'));
    const [berlin, munich] = ['/city/Berlin%2CDE', '/city/Munich%2CDE'].map((path) =>
      circles.get(path),
    );
    expect(munich?.title).toBe('Munich, Germany: 12');
    expect(munich?.r).toBeGreaterThan(berlin?.r ?? Infinity);
  });

  it('of an artist leads to the request in each city', async () => {
    const [[href = ''] = []] = circlesOf(await textOf('/demand/can'));
    expect(href).toContain('/ask?artist=Can&amp;city=Munich%2C+DE');
  });
});

describe('the demand pages', () => {
  it('name countries in the language of the reader', async () => {
    expect(await textOf('/demand/air?locale=de')).toContain('Berlin, Deutschland');
    expect(await textOf('/demand/air?locale=en')).toContain('Berlin, Germany');
  });

  it('show requests per week of artists and cities', async () => {
    const zeros = '0, '.repeat(11);
    const charts = (text: string) =>
      [...text.matchAll(/aria-label="Requests per week: ([\d, ]+)"/g)].map(([, counts]) => counts);
    expect(charts(await textOf('/demand'))).toEqual(
      expect.arrayContaining([`${zeros}3`, `${zeros}12`]),
    );
    // two artists, two cities, and one that grows
    expect(charts(await textOf('/demand'))).toHaveLength(5);
    const report = await textOf('/demand/air');
    expect(charts(report)).toEqual([`${zeros}3`]);
    expect(report).toMatch(/property="og:image" content="[^"]+\/og\/demand\/air.png"/);
    expect(report).toContain('/demand-history?format=csv&amp;artist=air');
  });
});

describe('the choice of a city', () => {
  it('is the page of this city', async () => {
    const text = await textOf('/?city=Berlin,+DE');
    expect(text).toContain('<bdi>Gala</bdi>');
    expect(text).not.toContain('<bdi>Samba</bdi>');
    expect(text).toMatch(/rel="canonical" href="[^"]*\/city\/Berlin%2CDE"/);
  });

  it('states that a city has no events', async () => {
    expect(await textOf('/?city=Munich')).toContain('Nothing is announced here yet');
    expect(await textOf('/?city=Atlantis')).toContain('Nothing is announced here yet');
  });

  it('leads from a misspelt city to those with a similar name', async () => {
    const home = await textOf('/?city=Brelin&locale=de');
    expect(home).toContain('„Brelin“ ist kein bekannter Name. Meinst du Berlin?');
    expect(home).toContain('href="/?city=Berlin&amp;locale=de"');
    expect(await textOf('/search?city=Brelin&category=music')).toContain(
      'href="/search?category=music&amp;city=Berlin"',
    );
  });

  it('lists the artists that people want there', async () => {
    const text = await textOf('/demand?city=Berlin');
    expect(text).toContain('Most wanted in Berlin');
    expect(text.indexOf('href="/demand/air"')).toBeGreaterThan(
      text.indexOf('Most wanted in Berlin'),
    );
    expect(await textOf('/demand?city=S%C3%A3o+Paulo')).toContain(
      'No one has asked for a show here yet.',
    );
  });
});

it('shares the demand for an artist without a script', async () => {
  const text = await textOf('/demand/air');
  expect(text).toContain(
    `mailto:?subject=Where%20people%20want%20Air&amp;body=${encodeURIComponent(`${web.url}/demand/air`)}`,
  );
});
