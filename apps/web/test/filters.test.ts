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
  ]);
});
afterAll(() => web[Symbol.asyncDispose]());

const textOf = async (path: string) => (await web.get(path).expect(200)).text;
const linksOf = (text: string) =>
  [...text.matchAll(/<a class="chip" href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

describe('a list', () => {
  it('has a heading for each day, and the events of a day below it in the order of their hours', async () => {
    const text = await textOf('/search?city=Berlin');
    const outline = [
      ...text.matchAll(/<h3>([^<]*)<\/h3>|<h4 class="title"><a [^>]*><bdi>([^<]*)/g),
    ];
    expect(outline.map(([, day, title]) => day ?? title)).toEqual([
      'Today, Saturday, November 21',
      'Jazz tonight',
      'Tomorrow, Sunday, November 22',
      'Derby',
      'Second derby',
      'Tuesday, November 24',
      'Full',
    ]);
  });
});

describe('the filter bar', () => {
  it('keeps the other filters in the links of each', async () => {
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
    expect(text).toMatch(/<bdi>Music<\/bdi><small>2<\/small>/);
    expect(await textOf('/search?city=Berlin')).toContain('<h2>4 events</h2>');
  });

  it('selects the events of a day', async () => {
    const text = await textOf('/search?city=Berlin&on=tomorrow');
    expect(text).toContain('Second derby');
    expect(text).not.toContain('Jazz tonight');
  });
});

describe('what a search was understood to mean', () => {
  it('can be removed, one condition at a time', async () => {
    const links = linksOf(await textOf('/search?q=jazz+tonight+in+berlin'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/search?genre=jazz&on=tonight',
        '/search?city=Berlin%2C+DE&on=tonight',
        '/search?city=Berlin%2C+DE&genre=jazz',
      ]),
    );
  });
});

describe('the state of an event', () => {
  it.each([
    ['off', '23', 'This event is cancelled.', 'cancelled'],
    ['full', '24', 'This event is sold out.', 'sold-out'],
  ])('of %s stands above its title, with a way on', async (slug, day, sentence, kind) => {
    const text = await textOf(`/e/${slug}-berlin-2026-11-${day}`);
    const [bar = '', rest = ''] = text.split('<h1>');
    expect(bar).toContain(`<p class="state-bar ${kind}"><strong>${sentence}`);
    expect(bar).toMatch(/<a href="\/city\/Berlin[^"]*">Events in Berlin<\/a>/);
    expect(rest).not.toContain('state-bar');
  });

  it('is absent while an event is on as planned', async () => {
    expect(await textOf('/e/derby-berlin-2026-11-22')).not.toContain('<p class="state-bar');
  });
});
