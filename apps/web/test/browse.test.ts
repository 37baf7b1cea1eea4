import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([
    buildEvent({ source_id: '1', title: 'Gala', artists: ['Air'], venue_name: 'Tempodrom' }),
    buildEvent({
      source_id: '2',
      title: 'Fado',
      artists: ['Ana Moura'],
      start_local: '2026-12-31T20:00:00',
      city: 'São Paulo',
      country: 'BR',
    }),
    buildEvent({ source_id: '7', title: 'Fair', venue_name: 'Arena 36' }),
    buildEvent({ source_id: '8', title: 'Fête', venue_name: 'Arena 4' }),
    buildEvent({
      source_id: '9',
      title: 'Past',
      venue_name: '12 Hall Street',
      start_local: '2025-11-20T09:00:00',
    }),
    buildEvent({ source_id: '4', title: 'PyCon 2025', start_local: '2025-11-20T09:00:00' }),
    buildEvent({ source_id: '5', title: 'PyCon 2027', start_local: '2027-11-20T09:00:00' }),
    buildEvent({ source_id: '6', title: 'PyCon 2027', city: 'Paris', country: 'FR' }),
    buildEvent({ source_id: '3', title: 'Long ago', start_local: '2025-12-31T20:00:00' }),
  ]);
});
afterAll(() => web[Symbol.asyncDispose]());

const textOf = async (path: string) => (await web.get(path).expect(200)).text;
const mainOf = async (path: string) => (await textOf(path)).split('<main')[1] ?? '';

describe('the lists of names', () => {
  it('have all cities by country, in the language of the reader', async () => {
    const text = await mainOf('/cities?locale=de');
    expect(text).toMatch(/<h2>Brasilien<.*<h2>Deutschland</s);
    expect(text).toContain('href="/city/Berlin%2CDE?locale=de"');
    expect(text).toContain('href="/city/S%C3%A3o%20Paulo%2CBR?locale=de"');
  });

  it('have the number of events of each city, and a form that finds a city or a country', async () => {
    expect(await mainOf('/cities')).toMatch(/São Paulo<\/bdi><small>1<\/small>/);
    for (const q of ['sao', 'brasilien']) {
      const text = await mainOf(`/cities?q=${q}&locale=de`);
      expect(text).toContain('/city/S%C3%A3o%20Paulo%2CBR');
      expect(text).not.toContain('/city/Berlin');
    }
    expect(await mainOf('/cities?q=Berln')).toContain('href="/search?city=Berlin');
  });

  it('have artists and venues, which a form narrows down', async () => {
    expect(await mainOf('/artists')).toMatch(/\/artist\/air".*\/artist\/ana-moura"/s);
    const found = await mainOf('/artists?q=moura');
    expect(found).toContain('/artist/ana-moura"');
    expect(found).not.toContain('/artist/air"');
    expect(await mainOf('/venues')).toContain('href="/venue/tempodrom-berlin"');
    expect(await mainOf('/venues')).toMatch(/Arena 4<.*Arena 36</s);
  });

  it('begin with venues that have events, then letters, then numbers of streets', async () => {
    const [busy = '', all = ''] = (await mainOf('/venues')).split('<h2>By name</h2>');
    expect(busy).toContain('<bdi>Tempodrom</bdi>');
    expect(busy).toContain('href="/venues?q=t">T</a>');
    expect(busy).not.toContain('12 Hall Street');
    expect(all).toMatch(/Arena 4<.*Tempodrom<.*12 Hall Street</s);
  });

  it('have the form for a show while no one has requested one', async () => {
    const text = await mainOf('/demand');
    expect(text).toMatch(/<form method="post" action="\/ask"/);
    expect(text).not.toContain('action="/demand"');
  });
});

describe('the archive', () => {
  it('has a page for each month, also those that are over', async () => {
    expect(await mainOf('/archive')).toContain('href="/archive/2025-12"');
    const text = await mainOf('/archive/2025-12');
    expect(text).toContain('<h1>December 2025</h1>');
    expect(text).toContain('Long ago');
    expect(text).not.toContain('Fado');
    expect(await mainOf('/archive/2026-12')).toContain('Fado');
  });

  it.each(['2026-13', '2026', 'x'])('refuses the month %s', async (month) => {
    await web.get(`/archive/${month}`).expect(400);
  });
});

it('loads its fonts from its own host, before the style sheet requests them', async () => {
  const text = await textOf('/cities');
  const preloaded = [...text.matchAll(/<link rel="preload" href="([^"]*woff2)" as="font"/g)];
  expect(preloaded).toHaveLength(2);
  const sheet = /<link rel="stylesheet" href="([^"]*)"/.exec(text)?.[1] ?? '';
  const styles = await web.request.get(sheet).expect(200);
  expect(styles.headers['cache-control']).toContain('immutable');
  for (const [, path = ''] of preloaded) {
    expect(styles.text).toContain(`url(${path})`);
    const { headers } = await web.request.get(path).expect(200);
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['cache-control']).toContain('immutable');
  }
});

it('names the pages above an event', async () => {
  const text = await textOf('/e/gala-berlin-2026-11-28');
  const links = [
    ...(/<nav class="crumbs".*?<\/nav>/s.exec(text)?.[0] ?? '').matchAll(/href="([^"]*)"/g),
  ];
  expect(links.map(([, href]) => href)).toEqual([
    '/',
    '/city/Berlin%2CDE',
    '/venue/tempodrom-berlin',
  ]);
});

it('leads from an event that is over to its next edition in the city', async () => {
  const nextOf = async (path: string) =>
    /"state-bar over">.*?<a href="([^"]*)"/s.exec(await mainOf(path))?.[1];
  expect(await nextOf('/e/pycon-2025-berlin-2025-11-20')).toBe('/e/pycon-2027-berlin-2027-11-20');
  expect(await nextOf('/e/long-ago-berlin-2025-12-31')).toBe('/city/Berlin%2CDE');
});
