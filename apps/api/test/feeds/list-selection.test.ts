import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../src/routes.ts';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

type List = Record<string, unknown> & { count: number; total?: number; next_cursor: string | null };

// Every list whose items a caller can select fields of, with a field of its items.
const LISTS = [
  ['/events', 'events', 'title'],
  ['/search?q=jazz', 'events', 'title'],
  ['/artists/ada-quartet/events', 'events', 'title'],
  ['/artists/ada-quartet', 'events', 'title'],
  ['/venues/quasimodo-berlin', 'events', 'title'],
  ['/organizers/emil-concerts', 'events', 'title'],
  ['/series/SERIES', 'events', 'title'],
  ['/venues', 'venues', 'name'],
  ['/artists', 'artists', 'name'],
  ['/organizers', 'organizers', 'name'],
  ['/articles', 'articles', 'title'],
] as const;

const OF_EVENTS = LISTS.flatMap(([path, items]) => (items === 'events' ? [path] : []));

const concert = (day: number) =>
  buildEvent({
    title: 'Jazz',
    start_local: `2026-12-0${String(day)}T20:00:00`,
    venue_name: 'Quasimodo',
    organizer: 'Emil Concerts',
    artists: [`Ada Quartet`, `Guest ${String(day)}`],
  });

describe('include=total and fields', () => {
  let api: Api;
  let series: string;
  beforeAll(async () => {
    api = await createTestApi({ events: [1, 2, 3, 4, 5].map(concert) });
    const [event] = (
      (await api.get('/events?fields=series')).body as { events: [{ series: { slug: string } }] }
    ).events;
    series = event.series.slug;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const read = async (path: string) =>
    (await api.get(path.replace('SERIES', series)).expect(200)).body as List;
  const and = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
  const walk = async (path: string) => {
    let counted = 0;
    let cursor: string | null = null;
    do {
      const page: List = await read(
        cursor === null ? and(path, 'limit=2') : and(path, `limit=2&cursor=${cursor}`),
      );
      counted += page.count;
      cursor = page.next_cursor;
    } while (cursor !== null);
    return counted;
  };

  it('covers every route with items', () => {
    const covered = new Set(
      LISTS.map(([path]) =>
        path.replace(/\?.*/, '').replace(/(ada|quasi|emil|SER)[\w-]+/, ':slug'),
      ),
    );
    const json = routes.filter(({ operation, format }) => operation.items !== undefined && !format);
    expect(json.map(({ path }) => path).filter((path) => !covered.has(path))).toEqual([]);
  });

  it.each(LISTS.map(([path]) => path))('counts the items on all pages of %s', async (path) => {
    const { total } = await read(and(path, 'include=total&limit=2'));
    expect(total).toBe(await walk(path));
    expect(await read(path)).not.toHaveProperty('total');
  });

  it.each(LISTS)('returns only the selected fields in %s', async (path, items, field) => {
    const selected = (await read(and(path, `fields=${field}, slug`)))[items] as object[];
    const whole = (await read(path))[items] as Record<string, unknown>[];
    expect(selected).toEqual(whole.map((item) => ({ [field]: item[field], slug: item['slug'] })));
  });

  it.each(OF_EVENTS)('adds links to %s if they are requested', async (path) => {
    const { events } = await read(and(path, 'fields=slug,links'));
    const [{ slug, links }] = events as [{ slug: string; links: Record<string, string> }];
    expect(links['click']).toMatch(new RegExp(`/click/${slug}$`));
    expect(links['page']).toContain(slug);
    expect((await read(path))['events']).not.toContainEqual(
      expect.objectContaining({ links: expect.anything() }),
    );
  });

  it('counts the rows of a list by series', async () => {
    expect(await read('/events?group=series&include=total')).toMatchObject({ count: 1, total: 1 });
    expect(await read('/search?q=jazz&group=series&include=total')).toMatchObject({
      count: 1,
      total: 1,
    });
  });

  it('counts names with typos if the list contains them', async () => {
    expect(await read('/venues?q=quasimdo&include=total')).toMatchObject({ count: 1, total: 1 });
  });

  it('counts 0 if a filter names something unknown', async () => {
    expect(await read('/events?venue=nowhere&include=total')).toMatchObject({ count: 0, total: 0 });
    expect(await read('/search?q=jazz&venue=nowhere&include=total')).toMatchObject({
      count: 0,
      total: 0,
    });
    expect(await read('/venues?city=Atlantis&include=total')).toMatchObject({ count: 0, total: 0 });
  });

  it('continues a cursor list with other fields', async () => {
    const { next_cursor } = await read('/events?limit=2&include=total');
    const { events } = await read(`/events?limit=2&fields=slug&cursor=${String(next_cursor)}`);
    expect(events).toHaveLength(2);
  });

  it.each([
    ['fields=titel', 'fields', "did you mean 'title'?"],
    ['fields=title,pric', 'fields', "did you mean 'price_min'?"],
    ['fields=title,,slug', 'fields', 'must be one or more of id, slug'],
    ['include=totl', 'include', "did you mean 'total'?"],
    ['include=related', 'include', 'must be one or more of total'],
  ])('rejects %s with the accepted values', async (query, name, detail) => {
    for (const [path] of LISTS) {
      if (!path.startsWith('/events') && query.includes('title')) continue;
      const { body } = await api.get(and(path.replace('SERIES', series), query)).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name }] });
      if (path === '/events')
        expect((body as { errors: [{ detail: string }] }).errors[0].detail).toContain(detail);
    }
  });

  it('caches responses with different fields apart', async () => {
    const [one, two] = [await read('/events?fields=title'), await read('/events?fields=slug')];
    expect([
      Object.keys((one['events'] as [object])[0]),
      Object.keys((two['events'] as [object])[0]),
    ]).toEqual([['title'], ['slug']]);
  });
});
