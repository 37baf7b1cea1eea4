import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

interface Artists {
  next_cursor: string | null;
  artists: { id: string; name: string }[];
}

const EVENTS = [
  buildEvent({
    title: 'First night',
    artists: 'Björk; The Roots',
    artist_ids: [
      { name: 'Björk', spotify_id: '7w29UYBi0qsHi5RTcv3lmA', genres: ['Art pop', 'Electronic'] },
    ],
  }),
  buildEvent({
    title: 'Second night',
    artists: 'Björk',
    start_local: '2026-12-01T20:00',
    city: 'Paris',
    country: 'FR',
  }),
  buildEvent({ title: 'Called off', artists: 'Björk', status: 'cancelled' }),
  buildEvent({ title: 'Long ago', artists: 'Björk', start_local: '2020-01-01T20:00' }),
  buildEvent({
    title: 'Derby',
    artists: 'FC Bayern München; Borussia Dortmund',
    category: 'sports',
  }),
];

describe('GET /artists', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const page = async (query: string) =>
    (await api.get(`/artists?${query}`).expect(200)).body as Artists;

  it.each([
    ['', ['Björk', 'Borussia Dortmund', 'FC Bayern München', 'The Roots']],
    ['q=b', ['Björk', 'Borussia Dortmund', 'FC Bayern München']],
    ['q=bjö', ['Björk']],
    ['q=BJORK', ['Björk']],
    ['q=bayern', ['FC Bayern München']],
    ['q=dortmnud', ['Borussia Dortmund']],
    ['genre=Art Pop', ['Björk']],
    ['genre=pop', []],
    ['q=nobody', []],
    ['spotify_id=7w29UYBi0qsHi5RTcv3lmA', ['Björk']],
    ['spotify_id=7w29UYBi0qsHi5RTcv3lmB', []],
  ])('%s', async (query, expected) => {
    expect((await page(query)).artists.map(({ name }) => name)).toEqual(expected);
  });

  it.each(['', 'q=b&'])('yields the same items by cursor and by offset: %s', async (filter) => {
    const whole = (await page(`${filter}limit=100`)).artists.map(({ id }) => id);
    const byCursor: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const answer: Artists = await page(`${filter}limit=1${cursor && `&cursor=${cursor}`}`);
      byCursor.push(...answer.artists.map(({ id }) => id));
      cursor = answer.next_cursor;
    }
    const byOffset = await Promise.all(
      whole.map((_, offset) => page(`${filter}limit=1&offset=${String(offset)}`)),
    );
    expect(byCursor).toEqual(whole);
    expect(byOffset.flatMap(({ artists }) => artists.map(({ id }) => id))).toEqual(whole);
  });

  it('rejects invalid parameters', async () => {
    for (const [query, name] of [
      ['limit=-1', 'limit'],
      ['genre=%00', 'genre'],
      ['cursor=WzE3LCJ4IiwiYiIsImMiXQ', 'cursor'],
    ]) {
      const { body } = await api.get(`/artists?${String(query)}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name }] });
    }
  });

  it('returns the artist and upcoming events', async () => {
    const { body } = await api.get('/artists/bjork?limit=1').expect(200);
    expect(body).toMatchObject({
      ok: true,
      artist: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        slug: 'bjork',
        name: 'Björk',
        genres: 'art pop, electronic',
        spotify_id: '7w29UYBi0qsHi5RTcv3lmA',
        musicbrainz_id: null,
        image_url: null,
        url: null,
        upcoming_events: 2,
        total_demands: 0,
      },
      count: 1,
      has_more: true,
      events: [{ title: 'First night' }],
    });
    expect(await api.titles('/artists/bjork?offset=1')).toEqual(['Second night']);
  });

  it('returns an artist by id', async () => {
    const { artist } = (await api.get('/artists/the-roots').expect(200)).body as {
      artist: { id: string };
    };
    expect((await api.get(`/artists/${artist.id}`).expect(200)).body).toMatchObject({ artist });
    expect(await api.titles(`/artists/${artist.id}/events`)).toEqual(['First night']);
  });

  it('returns an artist by a slug from before a merge', async () => {
    const { artist } = (await api.get('/artists/the-roots').expect(200)).body as {
      artist: { id: string };
    };
    await api.database.prisma.alias.create({
      data: { kind: 'artist', alias: 'square-roots', recordId: artist.id },
    });
    expect((await api.get('/artists/square-roots').expect(200)).body).toMatchObject({ artist });
    expect(await api.titles('/artists/square-roots/events')).toEqual(['First night']);
  });

  it.each([
    ['', ['First night', 'Second night']],
    ['from=2019-01-01', ['Long ago', 'First night', 'Second night']],
    ['from=2019-01-01&to=2020-12-31', ['Long ago']],
    ['status=cancelled', ['Called off']],
    ['country=FR', ['Second night']],
    ['sort=-start', ['Second night', 'First night']],
    ['category=sports', []],
  ])('GET /artists/bjork/events?%s', async (query, expected) => {
    expect(await api.titles(`/artists/bjork/events?${query}`)).toEqual(expected);
  });

  it('responds with 404 to an unknown slug', async () => {
    for (const path of ['/artists/nobody', '/artists/nobody/events'])
      expect((await api.get(path).expect(404)).body).toMatchObject({ code: 'not_found' });
  });

  it('ignores a slug in the query', async () => {
    const { body } = await api.get('/artists/the-roots?slug=bjork').expect(200);
    expect(body).toMatchObject({ artist: { slug: 'the-roots' } });
  });
});
