import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

// Now is Saturday 2026-11-21, noon in Berlin.
const MUNICH = { city: 'Munich', country: 'DE' };
const OSLO = { city: 'Oslo', country: 'NO' };
const BERGEN = { city: 'Bergen', country: 'NO' };
const NEW_YEAR = ['2026-12-31T20:00', '2027-01-01T20:00'];
const EVENTS = [
  ...[1, 2, 3, 4, 5].map((n) =>
    buildEvent({
      ...OSLO,
      title: `Fireworks ${String(n)}`,
      category: 'film',
      start_local: '2026-12-31T20:00',
    }),
  ),
  buildEvent({ ...OSLO, title: 'Oslo Film', category: 'film', start_local: '2027-01-01T20:00' }),
  ...NEW_YEAR.map((start_local) =>
    buildEvent({ ...BERGEN, title: 'Bergen Film', category: 'film', start_local }),
  ),
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
  buildEvent({ title: 'Malcolm X', category: 'film' }),
  buildEvent({ title: 'Malcolm X, again', category: 'film', city: 'Hamburg' }),
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
    description: 'A match of the Copper Cup.',
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
  buildEvent({ title: 'Polka One', start_local: '2026-12-03T20:00' }),
  buildEvent({ title: 'Polka Two', start_local: '2026-12-11T20:00' }),
  buildEvent({ title: 'Garden Party', artists: ['The Rhubarb Umbrellas'], is_free: true }),
  ...['Nie wieder', 'Ничего не бойся', 'Nicht schuldig', 'Nie wieder Oper', 'Niet storen'].map(
    (title) => buildEvent({ title, city: 'Riga', country: 'LV' }),
  ),
  buildEvent({ title: 'Rhubarb Days', artists: ['Thistle Umbrellas'] }),
];

interface Found {
  fuzzy: boolean;
  interpretation?: Record<string, unknown>;
  relaxed?: string[];
  warnings?: string[];
  events: { title: string }[];
}

describe('GET /search', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const search = async (q: string, parameters = '') =>
    (await api.get(`/search?q=${encodeURIComponent(q)}${parameters}`).expect(200)).body as Found;
  const titles = ({ events }: Found) => events.map(({ title }) => title).sort();

  it.each([
    ['rock but not in Hamburg', 'Hamburg'],
    ['Rock außerhalb von Hamburg', 'Hamburg'],
    ['rock sauf en Allemagne', null],
  ])('never finds the place that “%s” excludes', async (q, city) => {
    const found = await search(q);
    expect(found.interpretation).toMatchObject({ genre: ['rock'], excluded_place: [{ city }] });
    expect(found.interpretation).not.toHaveProperty('city');
    expect(titles(found)).toEqual(
      city === null ? [] : ['Granite Choir', 'Iron Anvil', 'Steel Forge'],
    );
  });

  it.each([
    ['rock but not in the us', 'US'],
    ['rock not in the UK', 'GB'],
    ['Rock, aber nicht in den USA', 'US'],
    ['rock mais pas aux États-Unis', 'US'],
    ['rock niet in de Verenigde Staten', 'US'],
    ['rock não nos Estados Unidos', 'US'],
  ])('never reads the country that “%s” excludes as a condition', async (q, country_code) => {
    const found = await search(q);
    expect(found.interpretation).toMatchObject({ excluded_place: [{ country_code }] });
    expect(found.interpretation).not.toHaveProperty('country_code');
    expect(titles(found)).toEqual(['Granite Choir', 'Iron Anvil', 'Steel Forge']);
  });

  it('finds either of two topics that “or” joins', async () => {
    const either = ['Early Trio', 'Iron Anvil', 'Late Trio', 'Steel Forge'];
    expect(titles(await search('jazz or metal'))).toEqual(either);
    expect((await search('jazz or metal')).relaxed).toBeUndefined();
    const both = await search('jazz metal');
    expect([titles(both), both.relaxed]).toEqual([either, ['genre']]);
  });

  it.each([
    ['gigs for under a tenner', { price_max: 10, currencies: ['GBP'] }],
    ['Konzerte unter dreißig Euro', { price_max: 30, currencies: ['EUR'] }],
    ['concerts à moins de vingt euros', { price_max: 20, currencies: ['EUR'] }],
  ])('reads the amount in words of “%s”', async (q, read) => {
    expect((await search(q)).interpretation).toMatchObject(read);
  });

  it.each([
    ['классическая музыка', 'classical'],
    ['muzyka klasyczna', 'classical'],
    ['mercatini e fiere', 'market'],
    ['mostre', 'exhibition'],
    ['хоккей', 'ice hockey'],
    ['exposições', 'exhibition'],
    ['jarmark', 'market'],
    ['jazzowy koncert', 'jazz'],
  ])('reads “%s” as a topic', async (q, genre) => {
    expect((await search(q)).interpretation).toMatchObject({
      genre: expect.arrayContaining([genre]) as unknown,
    });
  });

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
    ['Berlin against Lyon', ['Lyon vs Hertha Berlin']],
    ['Berlin - Lyon', ['Lyon vs Hertha Berlin']],
  ])('reads the club in “%s”, not its city', async (query, expected) => {
    const found = await search(query);
    expect(found.interpretation).not.toHaveProperty('city');
    expect([titles(found), found.relaxed]).toEqual([expected, undefined]);
  });

  it.each([
    ['sports in Berlin', ['Berlin Open', 'Hertha Berlin vs Sevilla']],
    ['Velvet Anchor Berlin', ['Velvet Anchor in Berlin']],
    ['malcolm x berlin', ['Malcolm X']],
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

  it('finds nothing in a region without a city of the catalogue, and states what it shows', async () => {
    const found = await search('trio in New Hampshire');
    expect([found.relaxed, found.warnings]).toEqual([
      ['city'],
      ['no event there matches; these events are elsewhere'],
    ]);
  });

  it('finds past events on past days', async () => {
    const found = await search('union berlin in 2025');
    expect([titles(found), found.relaxed]).toEqual([['Lyon vs Union Berlin'], undefined]);
    expect((await search('union berlin in 2024')).events).toEqual([]);
    expect(titles(await search('copper cup 2025'))).toEqual(['Lyon vs Union Berlin']);
    const postponed = await search('copper cup 2024');
    expect([titles(postponed), postponed.relaxed]).toEqual([['Lyon vs Union Berlin'], ['on']]);
  });

  it('reads a place without events instead of ignoring its name', async () => {
    const found = await search('gent rock');
    expect(found.relaxed).toEqual(['city']);
    expect(found.interpretation).toMatchObject({ genre: ['rock'], words: '' });
    expect(found.interpretation).not.toHaveProperty('ignored');
  });

  it('adds the day after New Year’s Eve only if the evening has few events', async () => {
    const oslo = await search('nye oslo');
    expect(titles(oslo)).toEqual([1, 2, 3, 4, 5].map((n) => `Fireworks ${String(n)}`));
    expect(oslo.interpretation).not.toHaveProperty('on_other');
    const bergen = await search('nye bergen');
    expect(titles(bergen)).toEqual(['Bergen Film', 'Bergen Film']);
    expect(bergen.interpretation).toHaveProperty('on_other', '2026-12-31..2027-01-01');
  });

  it.each(['nye oslo', 'nye bergen'])(
    'reads the days of “%s” the same for every limit',
    async (q) => {
      const { interpretation, events } = await search(q);
      for (const limit of [1, 3, 4]) {
        const found = await search(q, `&limit=${String(limit)}`);
        expect(found.interpretation).toEqual(interpretation);
        expect(found.events).toEqual(events.slice(0, limit));
      }
    },
  );

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

  it('lists those of later weeks for a day of the week without a match', async () => {
    const found = await search('polka on friday');
    expect([titles(found), found.relaxed]).toEqual([['Polka Two'], ['on']]);
  });

  it('reads a day of the week with a kind of event as any week', async () => {
    const found = await search('polka friday');
    expect(titles(found)).toEqual(['Polka Two']);
    expect(found).toMatchObject({ interpretation: { on_other: 'the same day of later weeks' } });
    expect(found.relaxed).toBeUndefined();
  });

  it('lists last what does not suit the mood', async () => {
    const found = await search('date night in Lyon');
    expect(found.events.slice(0, 2).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Evening One', 'Next to Nothing']),
    );
    expect(found.events).toHaveLength(4);
  });

  it('reads a name without its article as one name', async () => {
    expect(titles(await search('tix rhubarb umbrellas'))).toEqual(['Garden Party']);
  });

  it.each([
    ['what can I do in Berlin that does not cost anything', { free: true, city: 'Berlin' }],
    ['was kostet nichts in Berlin', { free: true, city: 'Berlin' }],
    ['джаз в декабре', { genre: ['jazz'], on: '2026-12-01..2026-12-31' }],
    ['джаз завтра вечером', { genre: ['jazz'], on: '2026-11-22', daypart: 'evening' }],
  ])('reads “%s”', async (q, read) => {
    expect((await search(q)).interpretation).toMatchObject(read);
  });

  it('drops the filler words of a sentence before a condition', async () => {
    const found = await search('where can students go for free in Berlin');
    expect([titles(found), found.relaxed]).toEqual([['Garden Party'], undefined]);
  });

  it.each(['Nie wieder', 'Ничего не бойся', 'Nicht schuldig', 'Nie wieder Oper', 'Niet storen'])(
    'finds the title “%s”, whose words can exclude a topic',
    async (title) => {
      const found = await search(title);
      expect([found.events[0]?.title, found.fuzzy, found.relaxed]).toEqual([
        title,
        false,
        undefined,
      ]);
    },
  );

  it('corrects a name in a question', async () => {
    const found = await search('when does Zephirine Marlow play');
    expect([titles(found), found.fuzzy]).toEqual([['Zephyrine Marlow'], true]);
  });

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
