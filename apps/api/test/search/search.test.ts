import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordStatements } from '@marquee/database/testing';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

// Now is Saturday 2026-11-21, noon in Berlin.
const EVENTS = [
  buildEvent({
    title: 'Nightfall',
    description: 'With a guest from Aurora.',
    start_local: '2026-12-01T20:00',
  }),
  buildEvent({ title: 'Aurora', start_local: '2026-12-24T20:00' }),
  buildEvent({ title: 'Winter Songs', artists: ['Aurora'], start_local: '2026-12-03T20:00' }),
  buildEvent({ title: 'Open Stage', venue_name: 'Aurora', start_local: '2026-12-02T20:00' }),
  buildEvent({ title: 'Berlin Jazz Marathon', start_local: '2026-11-29T20:00' }),
  buildEvent({
    title: 'Jazz Brunch',
    city: 'Paris',
    country: 'FR',
    start_local: '2026-11-25T11:00',
  }),
  buildEvent({ title: 'Late Jazz', city: 'Munich', start_local: '2026-11-22T22:00' }),
  buildEvent({
    title: 'Jazz Tonight',
    city: 'Vienna',
    country: 'AT',
    start_local: '2027-02-01T20:00',
  }),
  buildEvent({ title: 'Jazz Over', start_local: '2026-11-01T20:00' }),
  buildEvent({ title: 'Jazz Called Off', status: 'cancelled' }),
  buildEvent({ title: 'Café Zürich: Ænima', start_local: '2026-12-05T20:00' }),
  buildEvent({
    title: '東京国立博物館の夜',
    city: 'Tokyo',
    country: 'JP',
    start_local: '2026-12-06T18:00',
  }),
  buildEvent({
    title: 'เทศกาลดนตรีกรุงเทพ',
    city: null,
    country: null,
    start_local: '2026-12-07T18:00',
  }),
  buildEvent({ title: 'Romeo and Juliet', category: 'theater', start_local: '2026-12-08T19:00' }),
  buildEvent({
    title: 'Juliet and Romeo, a comedy',
    category: 'comedy',
    start_local: '2026-12-07T19:00',
  }),
  buildEvent({
    title: 'FC Bayern München – Borussia Dortmund',
    category: 'sports',
    artists: ['FC Bayern München', 'Borussia Dortmund'],
    city: 'Munich',
  }),
  buildEvent({ title: 'Next.js Conf', category: 'conference', start_local: '2027-05-12' }),
  buildEvent({ title: 'RubyKaigi', category: 'conference', start_local: '2027-05-12' }),
  buildEvent({ title: 'The The', start_local: '2026-12-09T20:00' }),
  buildEvent({ title: '!!!', start_local: '2026-12-10T20:00' }),
  buildEvent({ title: 'Featured Quartet', featured: true, is_free: true, popularity: 9 }),
  buildEvent({ title: 'Plain Quartet', start_local: '2026-11-27T20:00' }),
];

const search = (q: string, rest = '') => `/search?q=${encodeURIComponent(q)}${rest}`;

describe('GET /search', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('searches once for the names in a query, and once for its hits', async () => {
    await api.titles(search('plain quartet')); // caches the words and genres
    const takeStatements = recordStatements(api.dependencies.database.pool);
    expect(await api.titles(search('featured quartet'))).toEqual(['Featured Quartet']);
    const searches = takeStatements().filter((text) => text.includes('event_search'));
    expect(searches).toHaveLength(2);
  });

  it('ranks title before artists, venue and description', async () => {
    expect(await api.titles(search('aurora'))).toEqual([
      'Aurora',
      'Winter Songs',
      'Open Stage',
      'Nightfall',
    ]);
  });

  it.each([
    ['cafe zurich', ['Café Zürich: Ænima']],
    ['CAFÉ ZÜRICH', ['Café Zürich: Ænima']],
    ['aenima', ['Café Zürich: Ænima']],
    ['ruby kaigi', ['RubyKaigi']],
    ['rubyk', ['RubyKaigi']],
    ['win ter songs', ['Winter Songs']],
    ['next.js', ['Next.js Conf']],
    ['nextjs', ['Next.js Conf']],
    ['next js conf', ['Next.js Conf']],
    ['"romeo and juliet"', ['Romeo and Juliet']],
    ['“romeo and juliet”', ['Romeo and Juliet']],
    ['romeo "juliet and', ['Romeo and Juliet', 'Juliet and Romeo, a comedy']],
    ['国立博物館', ['東京国立博物館の夜']],
    ['博', ['東京国立博物館の夜']],
    ['東京 夜', ['東京国立博物館の夜']],
    ['京東', []],
    ['ดนตรี', ['เทศกาลดนตรีกรุงเทพ']],
    ['bayern vs dortmund', ['FC Bayern München – Borussia Dortmund']],
    ['fcb bvb', ['FC Bayern München – Borussia Dortmund']],
    ['bayern in munich', ['FC Bayern München – Borussia Dortmund']],
    ['rubykaigi muenchen', ['RubyKaigi']],
    ['late jazz munchen', ['Late Jazz']],
    ['late jazz Monaco di Baviera', ['Late Jazz']],
    ['conf may 2027', ['Next.js Conf', 'RubyKaigi']],
    ['conf mai 2027', ['Next.js Conf', 'RubyKaigi']],
    ['conf 2028', []],
    ['the the', ['The The']],
    ['the', ['The The']],
    ['!!!', ['!!!']],
    ['???', []],
    ['quartet', ['Featured Quartet', 'Plain Quartet']],
  ])('%s', async (query, expected) => {
    expect(await api.titles(search(query))).toEqual(expected);
  });

  it('matches prefixes of the last word only', async () => {
    expect(await api.titles(search('winter so'))).toEqual(['Winter Songs']);
    expect((await api.get(search('win songs')).expect(200)).body).toMatchObject({
      relaxed: ['words'],
      interpretation: { ignored: ['win'], words: 'songs' },
    });
  });

  it('requires a named place', async () => {
    expect(await api.titles(search('jazz berlin'))).toEqual(['Berlin Jazz Marathon']);
    expect(await api.titles(search('jazz in berlin'))).toEqual(['Berlin Jazz Marathon']);
    expect(await api.titles(search('jazz in france'))).toEqual(['Jazz Brunch']);
  });

  it('understands days in the local time of the venue', async () => {
    expect(await api.titles(search('jazz tomorrow'))).toEqual(['Late Jazz']);
    expect(await api.titles(search('jazz this weekend'))).toEqual(['Late Jazz']);
    expect((await api.get(search('jazz today'))).body).toMatchObject({ count: 4, relaxed: ['on'] });
  });

  it('reads “tonight” and “public holiday” as they are meant at the place', async () => {
    await using night = await createTestApi({
      events: [
        buildEvent({ title: 'Late Jam', genres: ['jazz'], start_local: '2026-12-04T22:30' }),
        buildEvent({ title: 'Matinee', genres: ['jazz'], start_local: '2026-12-05T10:00' }),
        buildEvent({ title: 'Club Night', genres: ['jazz'], start_local: '2026-12-05T20:00' }),
        buildEvent({
          title: 'Temple Songs',
          city: 'Seoul',
          country: 'KR',
          start_local: '2026-12-06T20:00',
        }),
      ],
      now: () => new Date('2026-12-04T23:30:00Z'),
    });
    expect(await night.titles(search('jazz tonight in Berlin'))).toEqual([
      'Late Jam',
      'Club Night',
    ]);
    expect(await night.titles(search('jazz tonight'))).toEqual(['Late Jam']);
    const { body } = await night.get(search('public holiday in Seoul')).expect(200);
    expect(body).toMatchObject({
      interpretation: { city: 'Seoul', ignored: ['public', 'holiday'] },
      relaxed: ['words'],
    });
    expect((body as { interpretation: object }).interpretation).not.toHaveProperty('on');
  });

  it('finds titles that contain a day', async () => {
    expect(await api.titles(search('jazz tonight'))).toEqual(['Jazz Tonight']);
  });

  it.each([
    ['berln jaz', 'Berlin Jazz Marathon'],
    ['rubykiagi', 'RubyKaigi'],
    ['julliet romoe', 'Romeo and Juliet'],
    ['wintersongs', 'Winter Songs'],
    ['borusia dortmnd', 'FC Bayern München – Borussia Dortmund'],
  ])('corrects the typos in “%s” with a warning', async (query, title) => {
    const { body } = await api.get(search(query)).expect(200);
    expect(body).toMatchObject({ fuzzy: true, query });
    expect((body as { events: { title: string }[] }).events.map((event) => event.title)).toContain(
      title,
    );
  });

  it('does not mark an exact or an empty result as fuzzy', async () => {
    expect((await api.get(search('rubykaigi'))).body).toMatchObject({ fuzzy: false, count: 1 });
    expect((await api.get(search('zzzzqqqq'))).body).toMatchObject({
      fuzzy: false,
      count: 0,
      events: [],
    });
  });

  it('omits past and cancelled events by default', async () => {
    expect(await api.titles(search('jazz', '&limit=50'))).not.toContain('Jazz Over');
    expect(await api.titles(search('jazz over', '&from=2026-01-01'))).toEqual(['Jazz Over']);
    expect(await api.titles(search('jazz called', '&status=all'))).toEqual(['Jazz Called Off']);
  });

  it.each([
    ['city=muenchen', ['Late Jazz']],
    ['city=lo', []],
    ['country=fr', ['Jazz Brunch']],
    ['category=comedy', []],
    ['category=music&to=2026-11-25', ['Late Jazz', 'Jazz Brunch']],
    ['on=tomorrow', ['Late Jazz']],
    ['near=48.2,16.3', ['Jazz Tonight']],
    ['venue=nowhere', []],
    ['featured=1', []],
  ])('applies the filter %s', async (filter, expected) => {
    expect(await api.titles(search('jazz', `&${filter}`))).toEqual(expected);
  });

  it('accepts every filter of GET /events', async () => {
    const { body } = await api.get('/openapi.json').expect(200);
    const { paths } = body as {
      paths: Record<string, { get: { parameters: { name: string }[] } }>;
    };
    const namesOf = (path: string) => paths[path]?.get.parameters.map(({ name }) => name) ?? [];
    expect([...namesOf('/search'), 'sort'].sort()).toEqual([...namesOf('/events'), 'q'].sort());
  });

  it('states what is wrong with q', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%20', '/search?city=berlin']) {
      const { body } = await api.get(path).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name: 'q' }] });
    }
    for (const q of ['a'.repeat(201), 'a%00b', '%FF', 'a&q=b']) {
      const { body } = await api.get(`/search?q=${q}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter' });
    }
    await api.get(`/search?q=${'a'.repeat(200)}`).expect(200);
  });
});

describe('paging through hits', () => {
  // Each has its own time, otherwise events with one title, day and place would be merged.
  const WORLD_OF_ONE_WORD = Array.from({ length: 45 }, (_, index) =>
    buildEvent({
      title: index % 3 === 0 ? `Polka` : `Polka Night ${String(index)}`,
      city: index % 2 === 0 ? 'Berlin' : 'Paris',
      country: index % 2 === 0 ? 'DE' : 'FR',
      start_local: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}T20:${String(10 + index)}`,
    }),
  );
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: WORLD_OF_ONE_WORD });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  interface Page {
    events: { id: string }[];
    next_cursor: string | null;
    has_more: boolean;
  }
  const page = async (query: string) => (await api.get(query).expect(200)).body as Page;

  it.each([
    ['polka', 45],
    ['polka berlin', 23],
    ['pollka', 45],
  ])('yields every hit exactly once by cursor and by offset (%s)', async (q, hits) => {
    const byCursor: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const answer: Page = await page(search(q, `&limit=7${cursor && `&cursor=${cursor}`}`));
      byCursor.push(...answer.events.map(({ id }) => id));
      expect(answer.has_more).toBe(answer.next_cursor !== null);
      cursor = answer.next_cursor;
    }
    expect(new Set(byCursor).size).toBe(hits);
    const byOffset: string[] = [];
    for (let offset = 0; offset < 49; offset += 7)
      byOffset.push(
        ...(await page(search(q, `&limit=7&offset=${String(offset)}`))).events.map(({ id }) => id),
      );
    expect(byOffset).toEqual(byCursor);
  });

  it('rejects a cursor of another query', async () => {
    const { next_cursor } = await page(search('polka', '&limit=5'));
    const { body } = await api.get(search('night', `&cursor=${String(next_cursor)}`)).expect(400);
    expect(body).toMatchObject({ errors: [{ name: 'cursor' }] });
  });

  it('continues at the same place if the last hit was removed', async () => {
    await using other = await createTestApi({ events: WORLD_OF_ONE_WORD });
    const page = async (query: string) => (await other.get(query).expect(200)).body as Page;
    const first = await page(search('polka', '&limit=10'));
    const last = must(first.events.at(-1)).id;
    await other.database.pool.query('DELETE FROM event_search WHERE event_id = $1', [last]);
    const second = await page(search('polka', `&limit=100&cursor=${String(first.next_cursor)}`));
    expect(second.events.length).toBe(34);
  });
});
