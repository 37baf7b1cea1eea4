import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

const at = (title: string, start_local: string, changes = {}) =>
  buildEvent({ title, start_local, ...changes });

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([
    at('Jazz tonight', '2026-11-21T20:30:00', {
      end_local: '2026-11-21T22:30:00',
      genres: ['jazz'],
    }),
    at('Derby', '2026-11-22T18:00:00', { category: 'sports' }),
    at('Second derby', '2026-11-22T20:00:00', { category: 'sports' }),
    at('Off', '2026-11-23T20:00:00', { status: 'cancelled' }),
    at('Full', '2026-11-24T20:00:00', { availability: 'sold_out' }),
    at('Kids concert', '2026-11-25T15:00:00', {
      kind: 'concert',
      audience: 'kids',
      languages: ['de'],
      accessibility: { step_free: true, hearing_loop: false },
      dogs_allowed: true,
      titles: { de: 'Kinderkonzert', en: 'Kids concert' },
    }),
    at('Elbe night', '2026-11-22T20:00:00', { city: 'Hamburg' }),
    at('Harbour lights', '2026-11-22T20:00:00', { city: 'Auckland', country: 'NZ' }),
  ]);
});
afterAll(() => web[Symbol.asyncDispose]());

const textOf = async (path: string) => (await web.get(path).expect(200)).text;
const linksOf = (text: string) =>
  [...text.matchAll(/<a class="chip" href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

describe('a list', () => {
  it('has a heading for each day that has several events, and their hours below it', async () => {
    const text = await textOf('/search?city=Berlin&category=sports');
    const outline = [
      ...text.matchAll(/<h3>([^<]*)<\/h3>|<h4 class="title"><a [^>]*><bdi>([^<]*)/g),
    ];
    expect(outline.map(([, day, title]) => day ?? title)).toEqual([
      'Tomorrow, Sunday, November 22',
      'Derby',
      'Second derby',
    ]);
  });

  it('states the day in each row if the days have few events', async () => {
    const text = await textOf('/search?city=Berlin');
    const rows = text.matchAll(
      /<p class="at" aria-hidden="true">([^<·]*) · .*?<h3 class="title"><a [^>]*><bdi>([^<]*)/gs,
    );
    expect([...rows].map(([, ...row]) => row)).toEqual([
      ['Today, Nov 21', 'Jazz tonight'],
      ['Tomorrow, Nov 22', 'Derby'],
      ['Tomorrow, Nov 22', 'Second derby'],
      ['Tue, Nov 24', 'Full'],
      ['Wed, Nov 25', 'Kids concert'],
    ]);
  });

  it('calls today what is today at the place of the event', async () => {
    // In Auckland the day begins thirteen hours before it does in London.
    expect(await textOf('/search?city=Auckland')).toContain('Today, Nov 22 · ');
  });
});

describe('the filter bar', () => {
  it('retains the other filters in the links of each', async () => {
    const links = linksOf(await textOf('/search?city=Berlin&category=sports'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/search?category=sports&city=Berlin&on=tomorrow',
        '/search?city=Berlin',
        '/search?category=sports&city=Berlin&free=true',
        '/search?category=sports&city=Berlin&sort=popular',
        '/search?category=sports',
      ]),
    );
  });

  it('counts the events of each category, and those of the list', async () => {
    const text = await textOf('/search?city=Berlin&category=sports');
    expect(text).toContain('<h2>2 events</h2>');
    expect(text).toMatch(/<bdi>Music<\/bdi><small>3<\/small>/);
    const berlin = await textOf('/search?city=Berlin');
    expect(berlin).toContain('<h2>5 events</h2>');
    expect(conditionsOf(berlin).map(({ name }) => name)).toEqual(['Berlin']);
  });

  it('selects the events of a day', async () => {
    const text = await textOf('/search?city=Berlin&on=tomorrow');
    expect(text).toContain('Second derby');
    expect(text).not.toContain('Jazz tonight');
  });
});

describe('a filter of the address', () => {
  it.each([
    ['free=false', 'without Free events'],
    ['online=0', 'without Online'],
    ['outdoor=1', 'Open air'],
    ['country=de', 'Germany'],
    ['part_of_day=night', 'At night'],
    ['language=de-AT', 'Austrian German'],
    ['language=de%2C%21fr', 'German, without French'],
  ])('%s is the condition %j', async (filter, name) => {
    const conditions = conditionsOf(await textOf(`/search?${filter}`));
    expect(conditions.map((each) => each.name).join(', ')).toBe(name);
  });
});

describe('the fields of events', () => {
  it('are filters in the bar, which can be combined and removed', async () => {
    const text = await textOf('/search?city=Berlin&kind=concert&audience=kids%2Cfamily');
    expect(text).toContain('<h2>1 event</h2>');
    expect(text).toMatch(/<bdi>Concerts<\/bdi><small>\d+<\/small>/);
    expect(linksOf(text)).toEqual(
      expect.arrayContaining([
        '/search?city=Berlin&kind=concert&audience=kids%2Cfamily&accessibility=step_free',
        '/search?city=Berlin&audience=kids%2Cfamily',
        '/search?city=Berlin&kind=concert',
      ]),
    );
    const open = await textOf('/search?city=Berlin&accessibility=step_free&dogs_allowed=true');
    expect(open).toContain('Kids concert');
    expect(conditionsOf(open).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Step-free access', 'Dogs are welcome']),
    );
    const [found] = (await textOf('/search?city=Berlin&accessibility=hearing_loop')).split(
      '<h2>Popular</h2>',
    );
    expect(found).not.toContain('Kids');
  });

  it('stand on the page of the event, in the language of the reader', async () => {
    const text = await textOf('/e/kids-concert-berlin-2026-11-25?locale=de');
    expect(text).toContain('<bdi>Kinderkonzert</bdi>');
    expect(text).toContain('<dd>Konzerte · <a ');
    for (const fact of ['Für Kinder · Hunde sind willkommen', 'Deutsch'])
      expect(text).toContain(`<dd>${fact}</dd>`);
    expect(text).toContain('<dd>Stufenloser Zugang · Induktionsschleife: nein</dd>');
    expect(await textOf('/search?city=Berlin&locale=de')).toContain('<bdi>Kinderkonzert</bdi>');
  });
});

describe('the numbers of categories and kinds', () => {
  it('are those of the events that a link leads to', async () => {
    const sports = await textOf('/search?city=Berlin&category=sports');
    expect(sports).toContain('<bdi>Fitness</bdi><small>2</small>');
    expect(sports).not.toContain('<bdi>Concerts</bdi><small>');
    const concerts = await textOf('/search?city=Berlin&kind=concert');
    expect(concerts).toContain('<bdi>Music</bdi><small>3</small>');
    expect(concerts).not.toContain('<bdi>Sports</bdi><small>');
  });
});

describe('what a search was understood to mean', () => {
  it('includes the place that it excludes, which remains when another condition is removed', async () => {
    const text = await textOf('/search?q=sports+tomorrow+but+not+in+hamburg');
    expect(conditionsOf(text).map(({ name }) => name)).toContain('without Hamburg, Germany');
    const link = '/search?on=2026-11-22&q=not+in+Hamburg%2C+DE';
    expect(linksOf(text)).toContain(link);
    const others = await textOf(link);
    expect(others).toContain('Derby');
    expect(others).not.toContain('Elbe night');
  });

  it('can be removed, one condition at a time', async () => {
    const links = linksOf(await textOf('/search?q=jazz+tonight+in+berlin'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/search?genre=jazz&on=2026-11-21&part_of_day=evening',
        '/search?city=Berlin%2C+DE&on=2026-11-21&part_of_day=evening',
        '/search?city=Berlin%2C+DE&genre=jazz&part_of_day=evening',
        '/search?city=Berlin%2C+DE&genre=jazz&on=2026-11-21',
      ]),
    );
  });
});

interface Condition {
  name: string;
  /** Leads to the list without it. */
  href: string;
}

/** The conditions that the filter bar does not show, then those in its menus. */
function conditionsOf(text: string): Condition[] {
  const [, chips = ''] = /<ul class="chips conditions">(.*?)<\/ul>/.exec(text) ?? [];
  const menus = [...text.matchAll(/<details class="menu current".*?<\/details>/g)];
  return [...chipsOf(chips), ...menus.flatMap(([menu]) => chosenIn(menu))];
}

const chipsOf = (html: string) =>
  [...html.matchAll(/<a class="chip" href="([^"]*)"([^>]*)>.*?<bdi>(.*?)<\/bdi>/g)].map(
    ([, href = '', more = '', name = '']) => ({
      ...{ href: href.replaceAll('&amp;', '&'), name },
      isCurrent: more.includes('aria-current'),
    }),
  );

const RESETS = ['Any time', 'Anywhere'];

/** A menu has a link that leaves its condition out, or the chosen link leads to the list without. */
function chosenIn(menu: string): Condition[] {
  const chips = chipsOf(menu);
  if (chips.some(({ name }) => name === 'Best match')) return []; // an order is no condition
  const reset = chips.find(({ name }) => RESETS.includes(name));
  const [, name = ''] = /<summary><bdi>(.*?)<\/bdi>/.exec(menu) ?? [];
  if (reset) return [{ name, href: reset.href }];
  const anyPrice = chips.find((each) => each.name === 'Any price');
  return chips
    .filter((each) => each.isCurrent && each !== anyPrice)
    .map((each) => ({
      name: each.name,
      href: each.name === 'Free events' && anyPrice ? anyPrice.href : each.href,
    }));
}

describe('a condition that is removed', () => {
  it.each([
    'jazz tonight in berlin for kids',
    'concerts in the morning under 20 euros',
    'jazz after 10pm tomorrow',
    'free family concerts in the afternoon in berlin',
    'conciertos gratis para mayores el sábado por la tarde en Berlín',
    'concerts in berlin or hamburg tomorrow evening',
    'rock without metal this weekend',
    'online conference next week',
    'cheapest jazz in berlin',
    'concerts in berlin 20-30 euros',
    'concerts in berlin over 20 euros',
    'concerts in berlin 20-30',
  ])('leaves all other conditions of “%s”', async (q) => {
    // which words are dropped depends on what is found
    const isWord = ({ name }: { name: string }) => q.split(/[\s-]/).includes(name);
    const open = async (path: string) =>
      conditionsOf(await textOf(path))
        .filter((each) => !isWord(each))
        .map(({ name, href }) => ({ href, name: name.replace(/, Germany$/, '') }));
    const conditions = await open(`/search?q=${encodeURIComponent(q)}`);
    expect(conditions.length).toBeGreaterThan(1);
    for (const { href, name } of conditions) {
      const left = conditions.filter((each) => each.name !== name).map((each) => each.name);
      const shown = (await open(href)).map((each) => each.name);
      expect({ without: name, shown: shown.sort() }).toEqual({ without: name, shown: left.sort() });
    }
  });

  it('leaves a word that was dropped, which is struck out', async () => {
    const text = await textOf('/search?q=jazz+xylotrope+in+berlin');
    expect(text).toContain('<s><bdi>xylotrope</bdi></s>');
    expect(linksOf(text)).toContain('/search?genre=jazz&q=xylotrope');
  });

  it('leaves the filters that the address states', async () => {
    const links = linksOf(await textOf('/search?q=tonight+drumkit&free=true&sort=popular'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/search?sort=popular&on=2026-11-21&part_of_day=evening&q=drumkit',
        '/search?sort=popular&free=true&part_of_day=evening&q=drumkit',
        '/search?sort=popular&free=true&on=2026-11-21&q=drumkit',
      ]),
    );
    const unknown = linksOf(await textOf('/search?q=tonight+drumkit&free=true&venue=nowhere'));
    expect(unknown).toContain('/search?free=true&q=tonight+drumkit');
  });
});

describe('the state of an event', () => {
  it.each([
    { slug: 'off', day: '23', sentence: 'This event is cancelled.', kind: 'cancelled' },
    { slug: 'full', day: '24', sentence: 'This event is sold out.', kind: 'sold-out' },
  ])('of $slug is shown above its title, with a way on', async ({ slug, day, sentence, kind }) => {
    const text = await textOf(`/e/${slug}-berlin-2026-11-${day}`);
    const [bar = '', rest = ''] = text.split('<h1>');
    expect(bar).toContain(`<div class="state-bar ${kind}"><strong>${sentence}`);
    expect(bar).toMatch(/<a href="\/city\/Berlin[^"]*">Events in Berlin<\/a>/);
    expect(rest).not.toContain('state-bar');
  });

  it('is absent while an event is on as planned', async () => {
    expect(await textOf('/e/derby-berlin-2026-11-22')).not.toContain('<div class="state-bar');
  });
});

describe('the orders of a search by words', () => {
  it('are not shown as a part of what was typed', async () => {
    const text = await textOf('/search?q=jazz+soonest');
    expect(text).toContain('<title>Search: jazz ·');
    expect(text).toContain('id="q" name="q" value="jazz"');
  });

  it.each([
    'jazz',
    'jazz in Berlin',
    'sports tomorrow',
    'derby',
    'jazz tokyo',
    'next jazz concert',
  ])('list the events that the search for "%s" finds', async (query) => {
    const text = await textOf(`/search?q=${encodeURIComponent(query)}`);
    const titles = [...text.matchAll(/class="title"><a [^>]*><bdi>([^<]*)/g)].map(
      ([, title]) => title,
    );
    expect(titles.length).toBeGreaterThan(0);
    const orders = [
      ...text.matchAll(
        /href="(\/search\?[^"]*)"(?: aria-current="true")?>(?:<[^>]*>)*(?:Best match|By date|By price)/g,
      ),
    ];
    expect(orders).toHaveLength(3);
    for (const [, href = ''] of orders) {
      const ordered = await textOf(href.replaceAll('&amp;', '&'));
      for (const title of titles) expect(ordered).toContain(`<bdi>${String(title)}`);
    }
  });
});
