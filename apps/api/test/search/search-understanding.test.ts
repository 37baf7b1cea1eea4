import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

// Now is Saturday 2026-11-21, noon in Berlin.
const LONDON = { city: 'London', country: 'GB', currency: 'GBP' };
const EVENTS = [
  buildEvent({ title: 'Mara Quill', category: 'comedy', price_min: 12, price_max: 12, ...LONDON }),
  buildEvent({ title: 'Late Laughs', category: 'comedy', price_min: 30, price_max: 30, ...LONDON }),
  buildEvent({ title: 'Laughs from London', category: 'comedy', city: 'Paris', country: 'FR' }),
  buildEvent({ title: 'King Lear', category: 'theater', ...LONDON }),
  buildEvent({
    title: 'The Umbrella Factory',
    category: 'theater',
    description: 'Puppets for children.',
  }),
  buildEvent({
    title: 'Crime Scene',
    category: 'theater',
    description: 'Not for children.',
    age_restriction: '18+',
  }),
  buildEvent({
    title: 'Night Owls',
    category: 'nightlife',
    description: 'Leave your children at home.',
  }),
  buildEvent({ title: 'Slow River', category: 'film', start_local: '2026-12-12T20:00' }),
  buildEvent({ title: 'Derby', category: 'sports', description: 'A football match.' }),
  buildEvent({
    title: 'Warehouse 9',
    category: 'nightlife',
    description: 'Techno until six.',
    start_local: '2026-12-04T23:00',
  }),
  buildEvent({
    title: 'Silver Trio',
    description: 'An evening of jazz.',
    tags: ['jazz'],
    is_free: true,
    price_min: 0,
  }),
  buildEvent({
    title: 'Copper Quartet',
    description: 'Jazz and dinner.',
    price_min: 18,
    price_max: 25,
    currency: 'EUR',
    start_local: '2026-12-05T20:00',
  }),
  buildEvent({
    title: 'Learning Machines',
    category: 'conference',
    description: 'All about artificial intelligence.',
  }),
  buildEvent({ title: 'React Summit', category: 'conference', start_local: '2027-03-04' }),
  buildEvent({
    title: 'Script Days',
    category: 'conference',
    description: 'JavaScript for everyone.',
    start_local: '2027-04-04',
  }),
  buildEvent({
    title: 'Remote Office',
    category: 'community',
    city: null,
    country: null,
    online: true,
  }),
  buildEvent({ title: 'Hill Race', category: 'sports' }),
  buildEvent({ title: 'Baile Funk', category: 'nightlife', city: 'Rome', country: 'IT' }),
  buildEvent({ title: 'Night One', artists: ['Apricot Thimbles'], city: 'Oslo', country: 'NO' }),
  buildEvent({
    title: 'Night Two',
    artists: ['Apricot Umbrellas', 'Marble Thimbles'],
    city: 'Oslo',
    country: 'NO',
  }),
  buildEvent({
    title: 'Hamlet Abroad',
    status: 'cancelled',
    category: 'theater',
    city: 'Ghent',
    country: 'BE',
  }),
  buildEvent({ title: 'Crimson Friday: The Band', start_local: '2026-12-02T20:00' }),
  buildEvent({ title: 'Past Glory', artists: ['The Old Names'], start_local: '2026-01-05T20:00' }),
];

interface Found {
  fuzzy: boolean;
  interpretation?: Record<string, unknown>;
  relaxed?: string[];
  cancelled?: { title: string }[];
  artist_without_dates?: string;
  warnings?: string[];
  events: { title: string }[];
}

describe('GET /search understands', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const search = async (q: string, rest = '') =>
    (await api.get(`/search?q=${encodeURIComponent(q)}${rest}`).expect(200)).body as Found;
  const titles = async (q: string, rest = '') =>
    (await search(q, rest)).events.map(({ title }) => title).sort();

  it.each([
    ['stand up comedy London', ['Late Laughs', 'Mara Quill']],
    ['comedy night in London', ['Late Laughs', 'Mara Quill']],
    ['theater London', ['King Lear']],
    ['Komödie London', []],
    ['movie', ['Slow River']],
    ['Kino', ['Slow River']],
    ['movie night', ['Slow River']],
    ['clubbing', ['Baile Funk', 'Night Owls', 'Warehouse 9']],
    ['rave', ['Baile Funk', 'Night Owls', 'Warehouse 9']],
    ['techno', ['Warehouse 9']],
    ['soccer', ['Derby']],
    ['Fußball', ['Derby']],
    ['kids', ['The Umbrella Factory']],
    ['things to do for children', ['The Umbrella Factory']],
    ['AI conference', ['Learning Machines']],
    ['künstliche Intelligenz', ['Learning Machines']],
    ['JavaScript conference', ['React Summit', 'Script Days']],
    ['online events', ['Remote Office']],
    ['free events', ['Silver Trio']],
    ['jazz gratis', ['Silver Trio']],
    ['jazz under 20 euros', ['Copper Quartet', 'Silver Trio']],
    ['comedy under £20', ['Mara Quill']],
    ['Jazzkonzert', ['Copper Quartet', 'Silver Trio']],
    ['ジャズ', ['Copper Quartet', 'Silver Trio']],
    ['jazz in December', ['Copper Quartet']],
    ['theater in the UK', ['King Lear']],
    ['theater and comedy in London', ['King Lear', 'Late Laughs', 'Mara Quill']],
    ['what can I do with my kids', ['The Umbrella Factory']],
    ['jazz club', ['Copper Quartet', 'Silver Trio']],
    ['London without comedy', ['King Lear']],
    ['London, no comedy', ['King Lear']],
    ['London ohne Kabarett', ['King Lear']],
    ['comdey London', ['Late Laughs', 'Mara Quill']],
    ['comdey lodnon', ['Late Laughs', 'Mara Quill']],
    ['which techno parties can I join', ['Warehouse 9']],
    ['techno in the first week of December', ['Warehouse 9']],
    ['Welche Filme laufen in den nächsten vier Wochen?', ['Slow River']],
    ['où voir un film avant Noël', ['Slow River']],
    ['anything for my six year old', ['The Umbrella Factory']],
    ['comedy in London or Paris', ['Late Laughs', 'Laughs from London', 'Mara Quill']],
    ['conferance about artifical inteligence', ['Learning Machines']],
  ])('“%s”', async (query, expected) => {
    const found = await search(query);
    const unmarked = found.relaxed ? [] : found.events.map(({ title }) => title).sort();
    expect(unmarked).toEqual(expected);
  });

  it.each([
    ['festivals in spring 2027', { on: '2027-03-01..2027-05-31', words: '' }],
    ['march in Berlin', { on: '2027-03-01..2027-03-31', city: 'Berlin' }],
    ['May events London', { on: '2027-05-01..2027-05-31', city: 'London' }],
    ['next week in Paris', { on: '2026-11-23..2026-11-29', city: 'Paris' }],
    ['this Friday', { on: '2026-11-27' }],
    ['comedy London December', { on: '2026-12-01..2026-12-31', city: 'London' }],
    ['friday comedy london', { on: '2026-11-27', city: 'London', category: ['comedy'] }],
    ['Heiligabend', { on: '2026-12-24' }],
    ['25-27 June', { on: '2027-06-25..2027-06-27' }],
    ['concerts in december', { on: '2026-12-01..2026-12-31' }],
    ['Konzerte am Freitag in Berlin', { on: '2026-11-27', city: 'Berlin' }],
    ['concert vendredi soir Paris', { on: '2026-11-27', daypart: 'evening', city: 'Paris' }],
    ['teatro en diciembre en Madrid', { on: '2026-12-01..2026-12-31' }],
    ['teatro en diciembre en Berlin', { on: '2026-12-01..2026-12-31', city: 'Berlin' }],
    ['concerti a Roma questo weekend', { on: '2026-11-20..2026-11-22' }],
    ['shows em dezembro em Lisboa', { on: '2026-12-01..2026-12-31' }],
    ['concerten vrijdagavond Amsterdam', { on: '2026-11-27', daypart: 'evening' }],
    ['koncerty w sobotę w Warszawie', { on: '2026-11-21' }],
    ['東京 来週の金曜日 ライブ', { on: '2026-11-27', city: 'Tokyo' }],
    ['明天晚上 音乐会', { on: '2026-11-22', daypart: 'evening' }],
    ['الليلة', { on: '2026-11-21', daypart: 'evening' }],
    ['comedy under $20 in Canada', { currencies: ['CAD'], country_code: 'CA' }],
  ])('the date and the place of “%s”', async (query, expected) => {
    expect((await search(query)).interpretation).toMatchObject(expected);
  });

  it.each([
    'Brian May',
    'Avril Lavigne',
    'Sunday Times',
    'Black Friday Bash',
    'Raect Summit 2027',
    '"this friday"',
  ])('no date in the name “%s”', async (query) => {
    expect((await search(query)).interpretation).not.toHaveProperty('on');
  });

  it('a name that ends with a weekday', async () => {
    expect((await search('Crimson Friday')).interpretation).not.toHaveProperty('on');
    expect((await search('hamlet friday')).interpretation).toMatchObject({
      on: '2026-11-27',
      ignored: ['hamlet'],
      words: '',
    });
  });

  it('a weekday on the current day of the zone', async () => {
    // In Kiritimati it is already Sunday.
    const { interpretation } = await search('this saturday', '&tz=Pacific/Kiritimati');
    expect(interpretation).toMatchObject({ on: '2026-11-28' });
  });

  it.each([
    ['koncerty w Berlinie', { city: 'Berlin', words: '' }],
    ["London's comedy", { city: 'London', words: '' }],
  ])('the place of “%s”', async (query, expected) => {
    const { interpretation } = await search(query);
    expect(interpretation).toMatchObject(expected);
    expect(interpretation).not.toHaveProperty('on');
  });

  it('states what it understood', async () => {
    expect((await search('comedy under £20 in London tomorrow')).interpretation).toEqual({
      city: 'London',
      region: 'England',
      country_code: 'GB',
      others: [{ city: 'London', region: 'Ontario', country_code: 'CA' }],
      category: ['comedy'],
      on: '2026-11-22',
      price_max: 20,
      currencies: ['GBP'],
      words: '',
    });
    expect((await search('hamlet jazz')).interpretation).toEqual({
      genre: ['jazz'],
      ignored: ['hamlet'],
      words: '',
    });
  });

  it('states what it excluded, and a topic that no event has', async () => {
    expect((await search('London but not sports')).interpretation).toMatchObject({
      excluded_category: ['sports'],
    });
    expect((await search('karaoke')).warnings).toContainEqual(
      "no event that meets the conditions is about 'karaoke'",
    );
    expect((await search('filmes no cinema')).interpretation).not.toHaveProperty(
      'excluded_category',
    );
  });

  it('ranks the first topic before related ones', async () => {
    expect((await search('javascript')).events.map(({ title }) => title)).toEqual([
      'Script Days',
      'React Summit',
    ]);
  });

  it('drops one condition and reports it', async () => {
    const found = await search('comedy under £5 in London');
    expect(found).toMatchObject({ relaxed: ['price_max'] });
    expect(found.events.map(({ title }) => title).sort()).toEqual(['Late Laughs', 'Mara Quill']);
    expect(found.warnings).toContainEqual(expect.stringContaining('without the price'));
  });

  it('reports topics that are only related', async () => {
    const found = await search('javascript', '&starts_before=2027-03-10');
    expect(found).toMatchObject({ relaxed: ['genre'], events: [{ title: 'React Summit' }] });
    expect(found.warnings).toEqual(['no event matches this topic; these match a related one']);
  });

  it('drops the place last, and reports it', async () => {
    const found = await search('comedy in Rome');
    expect(found).toMatchObject({ relaxed: ['city'], interpretation: { city: 'Rome' } });
    expect(found.warnings).toContainEqual(expect.stringContaining('elsewhere'));
    expect((await search('theater in Ghent')).events[0]).toMatchObject({ title: 'King Lear' });
  });

  it.each([
    ['comedy near me', '', 1],
    ['komedia blisko mnie', '', 1],
    ['comedy near me in London', '', 0],
    ['comedy near me', '&city=London', 0],
    ['comedy near me', '&near=51.5,-0.1', 0],
  ])('states that the position in “%s%s” is unknown: %d', async (query, place, count) => {
    const { events, warnings = [] } = await search(query, place);
    expect(events.length).toBeGreaterThan(0);
    expect(warnings.filter((each) => each.includes('position of the caller'))).toHaveLength(count);
  });

  it('sorts by price on request', async () => {
    const found = await search('what is the cheapest comedy in London');
    expect(found.events.map(({ title }) => title)).toEqual(['Mara Quill', 'Late Laughs']);
    expect(found.interpretation).toMatchObject({ sort: 'price', words: '' });
  });

  it('states further cities', async () => {
    const also = [expect.objectContaining({ city: 'Paris' })];
    expect((await search('comedy in London or Paris')).interpretation).toMatchObject({
      city: 'London',
      also,
    });
    expect((await search('comedy', '&city=London, Paris')).interpretation).toMatchObject({
      city: 'London',
      also,
    });
    expect(await titles('comedy', '&city=London, Paris')).toEqual([
      'Late Laughs',
      'Laughs from London',
      'Mara Quill',
    ]);
  });

  it('prefers a parameter to the same condition of the query', async () => {
    expect(await titles('comedy London', '&city=Paris')).toEqual(['Laughs from London']);
    expect(await titles('comedy', '&category=film')).toEqual([]);
  });

  it('corrects names only', async () => {
    expect(await search('ballet')).toMatchObject({ fuzzy: false, events: [] });
    expect((await search('raves')).events).not.toContainEqual(
      expect.objectContaining({ title: 'Hill Race' }),
    );
    expect(await search('kign laer')).toMatchObject({
      fuzzy: true,
      events: [{ title: 'King Lear' }],
    });
  });

  it('takes the words of one act from one act', async () => {
    expect(await titles('apricot thimbles')).toEqual(['Night One']);
    expect(await titles('apricot marble')).toEqual(['Night Two']);
  });

  it('names a cancelled event, and an artist without dates', async () => {
    expect(await search('hamlet abroad')).toMatchObject({
      events: [],
      cancelled: [{ title: 'Hamlet Abroad' }],
    });
    expect(await search('the old names')).toMatchObject({
      events: [],
      artist_without_dates: 'the-old-names',
    });
    expect(await search('king lear')).not.toHaveProperty('cancelled');
  });
});
