import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

interface Suggestion {
  kind: string;
  name: string;
  slug: string | null;
  query: string;
}

const EVENTS = [
  buildEvent({ title: 'Berlin Jazz Week', venue_name: 'Berghalle', artists: ['Berg Trio'] }),
  buildEvent({ title: 'Berlin Jazz Week', start_local: '2026-12-03T20:00' }),
  buildEvent({
    title: 'Quiz',
    city: 'Bergen',
    country: 'NO',
    venue_name: 'Pub',
    artists: ['Bernd'],
  }),
  buildEvent({ title: 'Bergfest', status: 'cancelled', city: 'Ulm', venue_name: 'Tent' }),
];

describe('GET /suggest', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const suggestions = async (query: string) =>
    ((await api.get(`/suggest?${query}`).expect(200)).body as { suggestions: Suggestion[] })
      .suggestions;

  it('returns cities, artists, venues and events whose names begin with the text', async () => {
    const found = (await suggestions('q=ber&limit=20')).map(({ kind, name }) => `${kind} ${name}`);
    expect(found).toEqual([
      'city Berlin',
      'city Bergen',
      'artist Berg Trio',
      'artist Bernd',
      'venue Berghalle',
      'event Berlin Jazz Week',
    ]);
  });

  it('gives each kind a share of a short list', async () => {
    const kinds = (await suggestions('q=ber&limit=4')).map(({ kind }) => kind);
    expect(kinds).toEqual(['city', 'artist', 'venue', 'event']);
  });

  it('has queries that list the events of a suggestion', async () => {
    for (const { kind, query } of await suggestions('q=ber&limit=20')) {
      const list = kind === 'event' ? '/search' : '/events';
      expect(await api.titles(`${list}?${query}`)).not.toEqual([]);
    }
  });

  it('reduces a limit above 20', async () => {
    const { body } = await api.get('/suggest?q=a&limit=21').expect(200);
    expect(body).toMatchObject({ warnings: ['limit is at most 20; 20 was used'] });
  });

  it.each(['', 'q=', 'q=a&limit=0'])('rejects %s', (query) =>
    api.get(`/suggest?${query}`).expect(400),
  );
});

describe('GET /categories', () => {
  it('returns every category with its aliases and its number of upcoming events', async () => {
    await using api = await createTestApi({ events: EVENTS });
    const { body } = await api.get('/categories').expect(200);
    const { categories } = body as {
      categories: { category: string; aliases: string[]; upcoming_events: number }[];
    };
    expect(categories).toHaveLength(9);
    for (const { category, aliases, upcoming_events } of categories) {
      for (const name of [category, ...aliases]) {
        const { body: list } = await api.get(`/events?category=${name}&include=total`).expect(200);
        expect([name, (list as { total: number }).total]).toEqual([name, upcoming_events]);
      }
    }
  });
});
