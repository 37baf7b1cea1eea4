import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';
import { from, fullOf, GIG, onlyEvent } from './multi-source-fixture.ts';

const EVENTS: RawEvent[] = [
  buildEvent({
    title: 'Quartet',
    artists: ['Aurora Lane', 'Blue Notes'],
    artist_ids: [{ name: 'Blue Notes', genres: ['Bossa Nova', 'Jazz'] }],
    genres: ['Jazz'],
    organizer: 'Halle e. V.',
    organizer_url: 'https://halle.example/',
    doors_local: '19:00',
  }),
  buildEvent({
    title: 'Folk night',
    genres: ['Música folclórica'],
    description: 'Doors 7 pm, show 8 pm.',
    tags: ['Photography'],
  }),
  buildEvent({ title: 'Second set', artists: ['Blue Notes'], description: 'With a liedermacher.' }),
  buildEvent({ title: 'Reading', category: 'community' }),
];

interface Titled {
  title: string;
  slug: string;
  genres: string[];
}

describe('record fields', () => {
  let api: Api;
  let events: Titled[];
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
    events = ((await api.get('/events').expect(200)).body as { events: Titled[] }).events;
  });
  afterAll(() => api[Symbol.asyncDispose]());
  const named = (title: string) => events.find((event) => event.title === title);

  it('are in lists, with null and [] for unknown values', () => {
    expect(named('Quartet')).toMatchObject({
      organizer: { name: 'Halle e. V.', slug: 'halle-e-v', url: 'https://halle.example/' },
      doors_local: '2026-11-28T19:00:00',
    });
    expect(named('Folk night')).toMatchObject({
      organizer: null,
      doors_local: '2026-11-28T19:00:00',
    });
    expect(named('Reading')).toMatchObject({ organizer: null, doors_local: null, genres: [] });
  });

  it('contain the genres of the event and of its artists, also if another event states these', () => {
    expect(named('Quartet')?.genres).toEqual(['jazz', 'bossa nova']);
    expect(named('Second set')?.genres).toEqual(['bossa nova', 'jazz']);
    expect(named('Folk night')?.genres).toEqual(['música folclórica']);
  });

  it('are in the full record, in JSON-LD and in calendars', async () => {
    const slug = String(named('Quartet')?.slug);
    expect(await fullOf(api, slug)).toMatchObject({
      genres: ['jazz', 'bossa nova'],
      organizer: { name: 'Halle e. V.' },
    });
    const { text } = await api.get(`/events/${slug}.jsonld`).expect(200);
    expect(JSON.parse(text)).toMatchObject({
      doorTime: '2026-11-28T19:00:00+01:00',
      organizer: { '@type': 'Organization', name: 'Halle e. V.', url: 'https://halle.example/' },
    });
    expect((await api.get(`/events/${slug}.ics`).expect(200)).text).toContain(
      'Doors open at 19:00.',
    );
  });

  it.each([
    ['genre=jazz', ['Quartet', 'Second set']],
    ['genre=BOSSA%20nova', ['Quartet', 'Second set']],
    ['genre=musica%20folclorica', ['Folk night']],
    ['genre=jazz,musica%20folclorica', ['Folk night', 'Quartet', 'Second set']],
    ['genre=!jazz', ['Folk night', 'Reading']],
    ['genre=bossa%20nova,!jazz', []],
    ['genre=Volksmusik%20abend', []],
    ['genre=singer%20songwriter', ['Second set']],
    ['genre=fotografie', ['Folk night']],
    ['genre=polka', []],
    ['genre=jazz,polka', ['Quartet', 'Second set']],
    ['genre=!polka&category=community', ['Reading']],
  ])('%s filters lists, counts and search', async (query, expected) => {
    expect((await api.titles(`/events?${query}`)).sort()).toEqual(expected);
    expect((await api.get(`/events/facets?${query}`).expect(200)).body).toMatchObject({
      total: expected.length,
    });
    const found = await api.titles(`/search?q=berlin&${query}`);
    expect(found.sort()).toEqual(expected);
  });

  it.each(['/events?genre=polka', '/events?genre=!polka', '/artists?genre=!polka'])(
    '%s warns of an unknown genre',
    async (path) => {
      expect((await api.get(path).expect(200)).body).toMatchObject({
        warnings: ["there is no genre 'polka'"],
      });
    },
  );

  it.each(['!', '!!jazz', ','])('reject the genre %s', async (genre) => {
    for (const path of ['/events', '/artists'])
      await api.get(`${path}?genre=${encodeURIComponent(genre)}`).expect(400);
  });

  it('are counted by genre', async () => {
    const { body } = await api.get('/events/facets?include=genres').expect(200);
    expect(body).toMatchObject({
      genres: [
        { genre: 'bossa nova', count: 2 },
        { genre: 'jazz', count: 2 },
        { genre: 'música folclórica', count: 1 },
      ],
    });
    expect((await api.get('/events/facets').expect(200)).body).not.toHaveProperty('genres');
  });

  it('give artists their genres', async () => {
    const { body } = await api.get('/artists?genre=JAZZ').expect(200);
    expect(body).toMatchObject({ artists: [{ name: 'Blue Notes', genres: 'bossa nova, jazz' }] });
    expect((await api.get('/artists?genre=!jazz').expect(200)).body).toMatchObject({
      artists: [{ name: 'Aurora Lane', genres: null }],
    });
    expect((await api.get('/artists?genre=polka').expect(200)).body).toMatchObject({ count: 0 });
  });
});

describe('record fields of an event with several sources', () => {
  it('come each from the most trusted source that states one; doors only with the same start', async () => {
    await using api = await createTestApi();
    await from(api, 'paper', [
      {
        ...GIG,
        genres: ['Indie'],
        organizer: 'A promoter',
        doors_local: '18:30',
        start_local: '2026-12-05T19:30',
      },
    ]);
    await from(api, 'tickets', [{ ...GIG, genres: ['Rock'], doors_local: null }]);
    expect(await onlyEvent(api)).toMatchObject({
      genres: ['rock', 'indie'],
      organizer: { name: 'A promoter', slug: 'a-promoter', url: null },
      start_local: '2026-12-05T20:00:00',
      doors_local: null,
    });
    await from(api, 'venue', [{ ...GIG, doors_local: '19:00' }]);
    expect(await onlyEvent(api)).toMatchObject({
      genres: ['rock', 'indie'],
      doors_local: '2026-12-05T19:00:00',
    });
  });

  it('are added to an artist that an earlier version stored without genres', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    await api.database.pool.query('UPDATE artist SET genres = NULL');
    expect((await api.get('/artists?genre=!polka').expect(200)).body).toMatchObject({ count: 1 });
    await from(api, 'tickets', [
      { ...GIG, artist_ids: [{ name: 'Aurora Lane', genres: ['Indie'] }] },
    ]);
    expect((await api.get('/artists?genre=indie').expect(200)).body).toMatchObject({
      artists: [{ genres: 'indie' }],
    });
    expect(await onlyEvent(api)).toMatchObject({ genres: ['indie'] });
    await api.database.pool.query('UPDATE artist SET genres = NULL');
    await from(api, 'fans', [
      { ...GIG, source_id: 'x', title: 'Another evening', start_local: '2027-01-05T20:00' },
    ]);
    expect((await api.get('/artists').expect(200)).body).toMatchObject({
      count: 1,
      artists: [{ genres: null }],
    });
  });

  it('stay unknown in an event that an earlier version stored, without a change of the event', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    const { updated_at } = (await onlyEvent(api)) as unknown as { updated_at: string };
    const { created, changed, unchanged } = await from(api, 'venue', [GIG]);
    expect({ created, changed, unchanged }).toEqual({ created: 0, changed: 0, unchanged: 1 });
    expect(await onlyEvent(api)).toMatchObject({ updated_at });
  });
});
