import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

// Now is Saturday 2026-11-21, noon in Berlin.
const BERLIN = { city: 'Berlin', country: 'DE' };
const EVENTS = [
  buildEvent({
    title: 'Harbour Herons vs Valley Voles',
    category: 'sports',
    description: 'A football match.',
    start_local: '2026-12-02T20:00',
    ...BERLIN,
  }),
  buildEvent({
    title: 'Premier League: Tin Rovers',
    category: 'sports',
    start_local: '2026-12-03T20:00',
    city: 'London',
    country: 'GB',
  }),
  buildEvent({
    title: 'MotoGP of the Hills',
    category: 'sports',
    start_local: '2026-12-06T14:00',
    city: 'Rome',
    country: 'IT',
  }),
  buildEvent({ title: 'Hamlet', category: 'theater', start_local: '2026-12-08T20:00', ...BERLIN }),
  buildEvent({
    title: 'Lantern Days',
    category: 'festival',
    start_local: '2027-01-09T12:00',
    city: 'Oslo',
    country: 'NO',
  }),
  buildEvent({
    title: 'Basement Beats',
    category: 'nightlife',
    start_local: '2027-01-10T23:00',
    city: 'Oslo',
    country: 'NO',
  }),
  buildEvent({
    title: 'Data Days',
    category: 'conference',
    start_local: '2027-01-11T09:00',
    city: 'Oslo',
    country: 'NO',
  }),
  buildEvent({
    title: 'Data Nights',
    category: 'conference',
    start_local: '2027-03-11T09:00',
    city: 'Rome',
    country: 'IT',
  }),
  buildEvent({
    title: 'Manchester United FC – Tin Rovers',
    category: 'sports',
    start_local: '2026-10-03T15:00',
    city: 'Manchester',
    country: 'GB',
  }),
  buildEvent({
    title: 'Oslo Otters at Home',
    category: 'community',
    start_local: '2027-05-01T20:00',
    city: 'Rome',
    country: 'IT',
  }),
];

interface Found {
  fuzzy: boolean;
  interpretation: { words: string; ignored?: string[]; genre?: string[] };
  relaxed?: string[];
  past?: { title: string }[];
  warnings?: string[];
  events: { title: string }[];
}

describe('GET /search without a match', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function search(q: string) {
    const body = (await api.get(`/search?q=${encodeURIComponent(q)}`).expect(200)).body as Found;
    return { ...body, titles: body.events.map(({ title }) => title) };
  }

  it.each([
    'bundesliga next week',
    'champions league berlin',
    'la liga in Berlin',
    'coppa italia berlin in december',
  ])('reads the competition of "%s" as its sport', async (query) => {
    const found = await search(query);
    expect(found.titles[0]).toBe('Harbour Herons vs Valley Voles');
    expect(found.interpretation.genre).toEqual(['football']);
    expect(found.relaxed).toContain('words');
  });

  it('lists the events of a competition only if they state it', async () => {
    expect(await search('premier league')).toMatchObject({
      titles: ['Premier League: Tin Rovers'],
    });
  });

  it.each([
    ['motogp 2027', 'MotoGP of the Hills', '2027'],
    ['hamlet 2028', 'Hamlet', '2028'],
  ])('drops the year of "%s" rather than what it is about', async (query, title, year) => {
    const found = await search(query);
    expect(found.titles).toEqual([title]);
    expect(found.interpretation.ignored).toEqual([year]);
  });

  it.each(['lear 2027', 'othello 2027'])(
    'lists no other event of the year for "%s"',
    async (query) => {
      expect((await search(query)).titles).toEqual([]);
    },
  );

  it('drops the day before the topic if no place is stated', async () => {
    expect(await search('motogp race friday')).toMatchObject({
      titles: ['MotoGP of the Hills'],
      relaxed: ['on'],
    });
  });

  it('lists similar kinds in their order before it drops the kind', async () => {
    const found = await search('concerts oslo january');
    expect(found.titles).toEqual(['Lantern Days', 'Basement Beats']);
    expect(found.warnings).toContain(
      'no event is of exactly this kind; these are of a similar one',
    );
  });

  it('drops an audience that no event of the place states', async () => {
    expect(await search('events for seniors oslo')).toMatchObject({ relaxed: ['audience'] });
  });

  it('corrects no nickname, and names the last event of its bearer', async () => {
    const found = await search('man u next match');
    expect(found).toMatchObject({ fuzzy: false, titles: [] });
    expect(found.past?.map(({ title }) => title)).toEqual(['Manchester United FC – Tin Rovers']);
  });

  it('drops words that no event of the place states before the place', async () => {
    const found = await search('klezmer days berlin');
    expect(found.titles).toEqual(['Harbour Herons vs Valley Voles', 'Hamlet']);
    expect(found.relaxed).toEqual(['words']);
  });

  it('drops the place before the kind or the topic if nothing is on there', async () => {
    expect((await search('jazz conferences in Milan')).titles.sort()).toEqual([
      'Data Days',
      'Data Nights',
    ]);
    expect((await search('football festivals in Hamburg')).titles).toEqual([
      'Harbour Herons vs Valley Voles',
    ]);
  });

  it('finds events of a kind or of a topic', async () => {
    expect((await search('football or theatre in Berlin')).titles.sort()).toEqual([
      'Hamlet',
      'Harbour Herons vs Valley Voles',
    ]);
    const elsewhere = await search('football or theatre in Oslo');
    expect(elsewhere.titles.sort()).toEqual(['Hamlet', 'Harbour Herons vs Valley Voles']);
    expect(elsewhere.relaxed).toEqual(['city']);
  });

  it('drops a filler next to a name that contains a city', async () => {
    expect(await search('oslo otters kick off time')).toMatchObject({
      titles: ['Oslo Otters at Home'],
      relaxed: ['words'],
    });
  });

  it('drops several conditions if no place is stated', async () => {
    const found = await search('free conference in june');
    expect(found.titles).toEqual(['Data Days', 'Data Nights']);
    expect(found.relaxed).toEqual(expect.arrayContaining(['free', 'on']));
  });

  it.each([
    [
      'sports',
      ['Harbour Herons vs Valley Voles', 'Premier League: Tin Rovers', 'MotoGP of the Hills'],
    ],
    ['hamlet', ['Hamlet']],
    ['concerts oslo january', ['Lantern Days', 'Basement Beats']],
  ])('finds the same for "%s soonest" and orders it by date', async (query, titles) => {
    const found = await search(`${query} soonest`);
    expect(found.titles).toEqual(titles);
    expect(found.interpretation).toMatchObject({ sort: 'start' });
  });
});
