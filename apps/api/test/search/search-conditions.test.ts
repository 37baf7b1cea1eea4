import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

// Now is Saturday 2026-11-21, noon in Berlin.
const MUNICH = { city: 'Munich', country: 'DE' };
const EVENTS = [
  buildEvent({ title: 'Early Trio', description: 'Jazz.', start_local: '2026-12-04T18:00' }),
  buildEvent({ title: 'Late Trio', description: 'Jazz.', start_local: '2026-12-04T22:30' }),
  buildEvent({ title: 'Granite Choir', description: 'Rock.', tags: ['rock'] }),
  buildEvent({ title: 'Iron Anvil', description: 'Rock and heavy metal.', tags: ['rock'] }),
  buildEvent({
    title: 'Steel Forge',
    description: 'Rock.',
    genres: ['death metal'],
    tags: ['rock'],
  }),
  buildEvent({ title: 'Zephyrine Marlow', start_local: '2026-12-12T20:00' }),
  buildEvent({ title: 'Gallery Night', city: 'Hamburg', start_local: '2026-12-13T20:00' }),
  buildEvent({ title: 'FC Bayern München vs Lyon', category: 'sports', ...MUNICH }),
  buildEvent({
    title: 'Chelsea vs FC Bayern München',
    category: 'sports',
    city: 'London',
    country: 'GB',
  }),
  buildEvent({ title: 'Munich Marathon', category: 'sports', ...MUNICH }),
  buildEvent({ title: 'Hertha Berlin vs Sevilla', category: 'sports' }),
  buildEvent({ title: 'Lyon vs Hertha Berlin', category: 'sports', city: 'Lyon', country: 'FR' }),
  buildEvent({ title: 'Berlin Open', category: 'sports' }),
  buildEvent({
    title: 'Lyon vs Union Berlin',
    category: 'sports',
    city: 'Lyon',
    country: 'FR',
    start_local: '2025-05-01T20:00',
  }),
  buildEvent({ title: 'Velvet Anchor in Berlin' }),
  buildEvent({ title: 'Evening One', artists: ['Cobalt Herons'], city: 'Lyon', country: 'FR' }),
  buildEvent({ title: 'Next to Nothing', category: 'theater', city: 'Lyon', country: 'FR' }),
  buildEvent({
    title: 'City Circuit',
    category: 'sports',
    description: 'Formula 1.',
    city: 'Lyon',
    country: 'FR',
  }),
];

interface Found {
  fuzzy: boolean;
  interpretation?: Record<string, unknown>;
  relaxed?: string[];
  events: { title: string }[];
}

describe('GET /search', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const search = async (q: string) =>
    (await api.get(`/search?q=${encodeURIComponent(q)}`).expect(200)).body as Found;
  const titles = ({ events }: Found) => events.map(({ title }) => title).sort();

  it.each([
    ['jazz after 10pm', { hours: { from: 22, before: 24 } }, ['Late Trio']],
    [
      'Jazz ab 22 Uhr in Berlin',
      { hours: { from: 22, before: 24 }, city: 'Berlin' },
      ['Late Trio'],
    ],
    ['jazz before 8pm', { hours: { from: 5, before: 20 } }, ['Early Trio']],
    ['rock but not metal', { genre: ['rock'], excluded_genre: ['metal'] }, ['Granite Choir']],
    ['Rock ohne Heavy Metal', { genre: ['rock'], excluded_genre: ['metal'] }, ['Granite Choir']],
  ])('reads the conditions of “%s”', async (query, conditions, expected) => {
    const found = await search(query);
    expect(found.interpretation).toMatchObject({ ...conditions, words: '' });
    expect([titles(found), found.relaxed]).toEqual([expected, undefined]);
  });

  it.each([
    ['matches of Bayern Munich', ['Chelsea vs FC Bayern München', 'FC Bayern München vs Lyon']],
    ['Bayern Munich tickets', ['Chelsea vs FC Bayern München', 'FC Bayern München vs Lyon']],
    ['games of Hertha Berlin', ['Hertha Berlin vs Sevilla', 'Lyon vs Hertha Berlin']],
    ['hertha berlin matches', ['Hertha Berlin vs Sevilla', 'Lyon vs Hertha Berlin']],
  ])('reads the club in “%s”, not its city', async (query, expected) => {
    const found = await search(query);
    expect(found.interpretation).not.toHaveProperty('city');
    expect([titles(found), found.relaxed]).toEqual([expected, undefined]);
  });

  it.each([
    ['sports in Berlin', ['Berlin Open', 'Hertha Berlin vs Sevilla']],
    ['Velvet Anchor Berlin', ['Velvet Anchor in Berlin']],
  ])('reads the city in “%s”', async (query, expected) => {
    const found = await search(query);
    expect(found.interpretation).toMatchObject({ city: 'Berlin' });
    expect(titles(found)).toEqual(expected);
  });

  it.each([
    ['when do the Cobalt Herons play in Lyon', ['Evening One']],
    ['wann spielen die Cobalt Herons in Lyon', ['Evening One']],
    ['the next Cobalt Herons concert', ['Evening One']],
    ['prochain concert de Cobalt Herons', ['Evening One']],
    ['next to nothing', ['Next to Nothing']],
    ['next to nothing in lyon', ['Next to Nothing']],
    ['next formula 1 race', ['City Circuit']],
    ['das nächste Formel 1 Rennen', ['City Circuit']],
    [
      'who plays in Lyon',
      ['City Circuit', 'Evening One', 'Lyon vs Hertha Berlin', 'Next to Nothing'],
    ],
    ['theatre in Lyon sorted by price', ['Next to Nothing']],
  ])('reads the question “%s”', async (query, expected) => {
    const found = await search(query);
    expect([titles(found), found.fuzzy, found.relaxed]).toEqual([expected, false, undefined]);
  });

  it('finds past events on past days', async () => {
    const found = await search('union berlin in 2025');
    expect([titles(found), found.relaxed]).toEqual([['Lyon vs Union Berlin'], undefined]);
    expect((await search('union berlin in 2024')).events).toEqual([]);
  });

  it('lists what is next first', async () => {
    const found = await search('next trio');
    expect(found.interpretation).toMatchObject({ sort: 'start', words: 'trio' });
    expect(found.events.map(({ title }) => title)).toEqual(['Early Trio', 'Late Trio']);
    expect((await search('jazz next week')).interpretation).not.toHaveProperty('sort');
  });

  it.each(['Cobalt Herons theatre in Berlin', 'Cobalt Herons comedy Munich'])(
    'answers “%s”: an artist with a kind of event and a city without one',
    async (query) => {
      expect(await search(query)).toMatchObject({ interpretation: { words: 'cobalt herons' } });
    },
  );

  it('lists nothing of the city for a club without coming matches', async () => {
    expect(await search('matches of Union Berlin')).toMatchObject({ fuzzy: false, events: [] });
  });

  it.each(['such thing', 'no such thing'])(
    'ends for “%s”, whose corrections could be corrected again',
    async (query) => {
      expect((await search(query)).fuzzy).toBe(true);
    },
  );

  it('drops a time without a match', async () => {
    expect(await search('jazz after 11pm')).toMatchObject({
      relaxed: ['daypart'],
      events: [{}, {}],
    });
  });

  it.each([
    ['Zephirine Marlow in Hamburg', 'city'],
    ['Zephirine Marlow tomorrow', 'on'],
    ['Zephirine Marlow comedy', 'category'],
  ])('drops a condition of the misspelt query “%s”', async (query, condition) => {
    const found = await search(query);
    expect(found).toMatchObject({ fuzzy: true, relaxed: [condition] });
    expect(titles(found)).toEqual(['Zephyrine Marlow']);
  });
});
