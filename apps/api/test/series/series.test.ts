import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventSummary } from '@marquee/domain';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

interface Page {
  count: number;
  has_more: boolean;
  next_cursor: string | null;
  events: EventSummary[];
}

const day = (index: number) =>
  new Date(Date.UTC(2026, 10, 25) + index * 86_400_000).toISOString().slice(0, 10);
const inCity = ([title, city]: [string, string], index: number, more = {}) =>
  buildEvent({
    title,
    city,
    venue_name: `${title} house`,
    start_local: `${day(index)}T20:00`,
    ...more,
  });
const dates = (count: number) => Array.from({ length: count }, (_, index) => index);

const EVENTS = [
  ...dates(40).map((index) =>
    inCity(['Fahrradmonat', 'Paris'], index, { country: 'FR', popularity: index % 7 }),
  ),
  ...dates(9).map((index) =>
    inCity(['Wochenmarkt', 'Berlin'], 1 + index * 7, {
      featured: index % 2 === 1,
      popularity: 9 - index,
    }),
  ),
  ...dates(5).map((index) =>
    inCity(['Zauberflöte', 'Paris'], 3 + index * 2, { country: 'FR', category: 'theater' }),
  ),
  ...dates(2).map((index) => inCity(['Doppelkonzert', 'Paris'], 5 + index, { country: 'FR' })),
  ...dates(12).map((index) =>
    inCity([`Einzelstück ${String.fromCharCode(65 + index)}`, 'Paris'], index * 3, {
      country: 'FR',
    }),
  ),
  // One series in two cities, by the source's id.
  ...dates(4).map((index) =>
    inCity([`Tournee`, index % 2 ? 'Berlin' : 'Paris'], 2 + index * 5, { series_id: 'tour' }),
  ),
  // A series of the source of which it lists one event.
  inCity(['Einzeltermin', 'Berlin'], 4, { series_id: 'one' }),
  // An exhibition that began long ago, in a series with later ones.
  ...dates(3).map((index) =>
    inCity(['Ausstellung', 'Berlin'], index * 20 - 15, {
      start_local: day(index * 20 - 15),
      end_local: day(index * 20 - 1),
    }),
  ),
];

describe('group=series', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const page = async (path: string) => (await api.get(path).expect(200)).body as Page;

  /** Reads all pages, by cursor or by offset. */
  async function walk(
    path: string,
    { limit, by }: { limit: number; by: 'cursor' | 'offset' },
  ): Promise<EventSummary[]> {
    const events: EventSummary[] = [];
    let more = '';
    for (;;) {
      const found = await page(`${path}&limit=${String(limit)}${more}`);
      events.push(...found.events);
      if (!found.has_more) return events;
      more =
        by === 'cursor' ? `&cursor=${found.next_cursor ?? ''}` : `&offset=${String(events.length)}`;
    }
  }

  /** The rows in the order of the list of events: each series at its next event. */
  function expectedRows(
    events: EventSummary[],
    isBefore: (a: EventSummary, b: EventSummary) => boolean,
  ) {
    const groups = Map.groupBy(events, ({ id, series }) => series?.id ?? id);
    const next = new Map(
      [...groups].map(([key, group]) => [key, group.reduce((a, b) => (isBefore(b, a) ? b : a))]),
    );
    return events.flatMap((event) => {
      const key = event.series?.id ?? event.id;
      return next.get(key)?.id === event.id
        ? [{ id: event.id, performances: groups.get(key)?.length }]
        : [];
    });
  }

  const byStart = (a: EventSummary, b: EventSummary) =>
    a.start_utc < b.start_utc || (a.start_utc === b.start_utc && a.id < b.id);

  const LISTS = [
    'sort=start',
    'sort=-start',
    'sort=popular',
    'sort=added',
    'city=Paris&sort=start',
    'city=Paris&from=2026-12-05&to=2026-12-20',
    'featured=1',
    'category=theater,music&country=FR',
    'near=52.52,13.405&radius_km=30&sort=distance',
    'near=52.52,13.405&radius_km=500&sort=start',
    'from=2026-11-28',
    'on=2026-12-03',
  ];
  it.each(LISTS)(
    'has one row per series, the next one, whatever the page size: %s',
    async (query) => {
      const all = await walk(`/events?${query}`, { limit: 100, by: 'cursor' });
      const expected = expectedRows(all, byStart);
      expect(expected.length).toBeGreaterThan(0);
      for (const by of ['cursor', 'offset'] as const) {
        for (const limit of [1, 3, 100]) {
          const rows = await walk(`/events?${query}&group=series`, { limit, by });
          expect(rows.map(({ id, performances }) => ({ id, performances }))).toEqual(expected);
        }
      }
    },
  );

  it('places a series with a later event before ongoing events', async () => {
    const all = await walk('/events?ongoing=1', { limit: 100, by: 'cursor' });
    const ids = all.map(({ id }) => id);
    const expected = expectedRows(all, (a, b) => ids.indexOf(a.id) < ids.indexOf(b.id));
    expect(all.at(-1)).toMatchObject({ title: 'Ausstellung' });
    for (const limit of [1, 4, 100]) {
      const rows = await walk('/events?ongoing=1&group=series', { limit, by: 'cursor' });
      expect(rows.map(({ id, performances }) => ({ id, performances }))).toEqual(expected);
    }
  });

  it('states the next start, the number of performances and the last date of a row', async () => {
    const { events } = await page('/events?city=Paris&group=series&limit=1');
    const [row] = events;
    expect(row).toMatchObject({
      title: 'Fahrradmonat',
      next_start: row?.start_utc,
      series: { count: 40 },
    });
    expect(row?.last_date).toBe(day(39));
    const { events: single } = await page('/events?city=Paris&group=series&limit=100');
    expect(single.find(({ title }) => title === 'Einzelstück C')).toMatchObject({
      performances: 1,
      last_date: day(6),
      series: null,
    });
    expect((await page('/events?limit=1')).events[0]).not.toHaveProperty('performances');
  });

  it('is null in the only event of a series, in lists, search and the record', async () => {
    const isOnly = ({ title }: EventSummary) => title === 'Einzeltermin';
    for (const path of ['/events?city=Berlin&limit=100', '/search?q=einzeltermin']) {
      for (const group of ['', '&group=series']) {
        const found = (await page(`${path}${group}`)).events.filter(isOnly);
        expect(found).toMatchObject([
          { series: null, ...(group && { performances: 1, last_date: day(4) }) },
        ]);
      }
    }
    const [event] = (await page('/search?q=einzeltermin')).events;
    expect((await api.get(`/events/${event?.slug ?? ''}`).expect(200)).body).toMatchObject({
      event: { series: null },
    });
    const { rows } = await api.database.pool.query<{ slug: string }>(
      'SELECT slug FROM series WHERE events = 1',
    );
    expect(rows).toHaveLength(1);
    expect(await page(`/series/${rows[0]?.slug ?? ''}`)).toMatchObject({
      count: 1,
      series: { count: 1 },
    });
  });

  it('groups search results at the position of the best hit', async () => {
    for (const limit of [1, 2, 50]) {
      const rows = await walk('/search?q=paris&group=series', { limit, by: 'cursor' });
      expect(new Set(rows.map(({ id, series }) => series?.id ?? id)).size).toBe(rows.length);
      expect(rows.find(({ title }) => title === 'Fahrradmonat')).toMatchObject({
        performances: 40,
        last_date: day(39),
      });
      expect(rows.reduce((sum, { performances = 0 }) => sum + performances, 0)).toBe(
        (await walk('/search?q=paris', { limit: 100, by: 'cursor' })).length,
      );
    }
  });

  it('does not change facets', async () => {
    const facets = async (query: string) =>
      (await api.get(`/events/facets?city=Paris${query}`).expect(200)).body as { total: number };
    expect((await facets('&group=series')).total).toBe((await facets('')).total);
  });

  it('rejects another value', async () => {
    await api.get('/events?group=venue').expect(400);
  });

  it('lists the events of a series, as HTML for a browser', async () => {
    const [row] = (await page('/events?city=Berlin&group=series')).events.filter(
      ({ title }) => title === 'Wochenmarkt',
    );
    const slug = row?.series?.slug ?? '';
    expect(slug).toBe('wochenmarkt-berlin');
    const first = (await api.get(`/series/${slug}?limit=4`).expect(200)).body as Page & {
      series: object;
    };
    expect(first).toMatchObject({
      series: { slug, title: 'Wochenmarkt', count: 9 },
      count: 4,
      has_more: true,
    });
    const rest = await page(`/series/${slug}?limit=100&cursor=${first.next_cursor ?? ''}`);
    expect(rest.events).toHaveLength(5);
    await api.get(`/series/${row?.series?.id ?? ''}`).expect(200);
    const html = await api.get(`/series/${slug}`).set('Accept', 'text/html').expect(200);
    expect(html.type).toBe('text/html');
    expect(html.text).toContain('Wochenmarkt');
    await api.get('/series/unknown').expect(404);
  });

  it('is a filter of lists, feeds, searches and counts', async () => {
    const titles = async (path: string) =>
      new Set((await page(path)).events.map(({ title }) => title));
    for (const path of ['/events?limit=100', '/search?q=berlin&limit=100'])
      expect(await titles(`${path}&series=wochenmarkt-berlin`)).toEqual(new Set(['Wochenmarkt']));
    const { body } = await api.get('/events/facets?series=Wochenmarkt-Berlin').expect(200);
    expect(body).toMatchObject({ total: 9 });
    const { text } = await api.get('/events.rss?series=wochenmarkt-berlin').expect(200);
    expect(text.match(/<item>/g)).toHaveLength(9);
    expect((await api.get('/events?series=nothing').expect(200)).body).toMatchObject({
      events: [],
      warnings: ["there is no series 'nothing'"],
    });
  });
});
