// What visitors see first: an event without a date, a load in progress, a search without results.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  const undated = { date_tbd: true, start_local: '2027-03-01', city: 'Hamburg' };
  web = await createTestWeb([
    buildEvent({ title: 'Summit', category: 'conference', kind: 'conference', city: 'Paris' }),
    buildEvent({ title: 'Reading', category: 'community', kind: 'literature', city: 'Paris' }),
    buildEvent({ title: 'Late show', city: 'Cologne', start_local: '2026-12-05T20:00:00' }),
    buildEvent({ title: 'Market', city: 'Cologne', start_local: '2026-12-05T09:00:00' }),
    buildEvent({ title: 'Later', ...undated }),
    buildEvent({ title: 'Put off', ...undated, status: 'postponed' }),
    ...['Sprint', 'Qualifying', 'Race', 'Warm-up', 'Show run'].map((title, index) =>
      buildEvent({ title, category: 'sports', start_local: `2026-12-0${String(index + 1)}` }),
    ),
  ]);
});
afterAll(async () => web[Symbol.asyncDispose]());

const textOf = async (path: string) => (await web.get(path).expect(200)).text;

const rowsOf = (html: string) =>
  new Map(
    [...html.matchAll(/<li class="row.*?<\/li>/gs)].map(([row]) => [
      /<bdi>(.*?)<\/bdi>/.exec(row)?.[1],
      row,
    ]),
  );

describe('an event without a date', () => {
  it('shows its year in a list, unless it is postponed', async () => {
    const rows = rowsOf(await textOf('/search?city=Hamburg'));
    expect(rows.get('Later')).toContain('<p class="at">2027</p>');
    expect(rows.get('Later')).toMatch(/class="date">.*Date to be announced/);
    expect(rows.get('Put off')).toContain('<p class="at">Date to be announced</p>');
  });

  it('is not among what is popular', async () => {
    expect(await textOf('/')).not.toContain('Later');
  });
});

it('offers the plan for the night only for an event in the evening', async () => {
  expect(await textOf('/e/late-show-cologne-2026-12-05')).toContain('Plan my night');
  expect(await textOf('/e/market-cologne-2026-12-05')).not.toContain('Plan my night');
});

describe('the kind of an event', () => {
  it('is stated once if it is its category', async () => {
    const page = await textOf('/e/summit-paris-2026-11-28');
    expect(page).toMatch(/<dt>Category<\/dt><dd>.*Conferences/);
    expect(page).not.toContain('<dt>Kind</dt>');
    expect(await textOf('/e/reading-paris-2026-11-28')).toMatch(
      /<dt>Category<\/dt><dd>[^<]+ · <a /,
    );
  });
});

describe('the home page', () => {
  it('leads to each category that has events', async () => {
    const links = [
      ...(await textOf('/')).matchAll(/href="(\/search\?[^"]+)"><span class="dot c-(\w+)"/g),
    ];
    const names = ['community', 'conference', 'sports'];
    expect(links.map(([, , category]) => category)).toEqual(expect.arrayContaining(names));
    for (const [, href, category] of links) expect(href).toBe(`/search?category=${category ?? ''}`);
  });

  it('shows how far the first load is', async () => {
    web.readiness.beginStart();
    web.readiness.reportProgress({ step: 3, steps: 9 });
    expect(await textOf('/?locale=de')).toContain('3 von 9 Quellen');
    web.readiness.endStart();
    expect(await textOf('/?locale=fr')).not.toContain('<progress');
  });
});

describe('a city', () => {
  it('counts its events and has a search in itself', async () => {
    const page = await textOf('/city/Paris');
    expect(page).toContain('<p class="lead">2 events ');
    expect(page).toMatch(/role="search".*<input type="hidden" name="city" value="Paris/);
  });
});

describe('a search without results', () => {
  it('shows what is popular in the city, else anywhere', async () => {
    const none = await textOf('/search?q=zzyzx');
    expect(none).toContain('<h2>Popular</h2>');
    expect(none).toContain('Summit');
    const inCity = await textOf('/search?city=Paris&category=film');
    expect(inCity).toContain('Summit');
    expect(inCity).not.toContain('Sprint');
  });
});
