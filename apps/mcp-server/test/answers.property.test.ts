import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOW } from '@marquee/sources/testing';
import { testCount } from '@marquee/testing/test-count';
import {
  ARTISTS,
  buildCatalogue,
  CATEGORIES,
  CITIES,
  createRandom,
  GENRES,
  pick,
  type Random,
} from './answers-catalogue.ts';
import { createTestMcpServer, type TestMcpServer } from './create-test-mcp-server.ts';

const CALLS = testCount({ usual: 60, full: 10_000 });
const QUESTIONS = testCount({ usual: 60, full: 2_000 });
const EVENTS = 400;
const SEED = 54;

interface Condition {
  args: Record<string, unknown>;
  /** Of `event e`. */
  sql: string;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const now = `${quote(NOW.toISOString())}::timestamptz`;
const inGenre = (genre: string) =>
  `(${quote(genre)} = ANY(e.genres) OR ${quote(genre)} = ANY(e.tags) OR e.title ~* ${quote(`\\y${genre}\\y`)} OR e.description ~* ${quote(`\\y${genre}\\y`)})`;
const inCities = (cities: string[]) =>
  `e.city_id IN (SELECT id FROM city WHERE name IN (${cities.map(quote).join()}))`;
const ofArtist = (artist: string) =>
  `EXISTS (SELECT FROM event_artist b JOIN artist a ON a.id = b.artist_id WHERE b.event_id = e.id AND a.name = ${quote(artist)})`;
const day = (days: number) =>
  new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const overlaps = (from: string, to: string) =>
  `(e.start_local < ${quote(to)}::date + 1 AND (e.until_local > ${quote(from)} OR e.start_local >= ${quote(from)}))`;

/** Without days: what runs and what lies ahead. */
const COMING = `(e.runs_until > ${now} OR e.starts_at >= ${now})`;

const CONDITIONS: readonly ((random: Random) => Condition)[] = [
  (random) => one({ city: pick(random, CITIES) }, ({ city }) => inCities([city])),
  (random) => {
    const cities = [...new Set([pick(random, CITIES), pick(random, CITIES)])];
    return { args: { city: cities.join(', ') }, sql: inCities(cities) };
  },
  (random) => one({ genre: pick(random, GENRES) }, ({ genre }) => inGenre(genre)),
  (random) => {
    const genres = [pick(random, GENRES), pick(random, GENRES)] as const;
    return { args: { genre: genres.join(',') }, sql: `(${genres.map(inGenre).join(' OR ')})` };
  },
  (random) => {
    const genre = pick(random, GENRES);
    return { args: { genre: `!${genre}` }, sql: `${inGenre(genre)} IS NOT TRUE` };
  },
  (random) =>
    one(
      { category: pick(random, CATEGORIES) },
      ({ category }) => `e.category = ${quote(category)}`,
    ),
  (random) => {
    const category = pick(random, CATEGORIES);
    return { args: { category: `!${category}` }, sql: `e.category <> ${quote(category)}` };
  },
  (random) => one({ artist: pick(random, ARTISTS) }, ({ artist }) => ofArtist(artist)),
  (random) =>
    one(
      { country: pick(random, ['DE', 'FR', 'US']) },
      ({ country }) => `e.country_code = ${quote(country)}`,
    ),
  (random) => {
    const price_max = 10 + Math.floor(random() * 60);
    return { args: { price_max }, sql: `(e.price_min <= ${String(price_max)} OR e.is_free)` };
  },
  (random) => {
    const price_min = 10 + Math.floor(random() * 60);
    return { args: { price_min }, sql: `e.price_max >= ${String(price_min)}` };
  },
  () => ({ args: { free: true }, sql: 'e.is_free' }),
  () => ({
    args: { part_of_day: 'night' },
    sql: '(extract(hour FROM e.start_local) >= 21 OR extract(hour FROM e.start_local) < 5)',
  }),
];

const one = <Args extends Record<string, string>>(
  args: Args,
  sql: (args: Args) => string,
): Condition => ({
  args,
  sql: sql(args),
});

/** Days, and which events a call with them means. */
const TIMES: readonly ((random: Random) => Condition)[] = [
  () => ({ args: {}, sql: COMING }),
  (random) => {
    const from = day(-50 + Math.floor(random() * 30));
    return { args: { from, to: day(0) }, sql: overlaps(from, day(0)) };
  },
  (random) => {
    const [from, to] = [day(-40), day(10 + Math.floor(random() * 60))];
    return { args: { from, to }, sql: overlaps(from, to) };
  },
  (random) => {
    const [from, to] = [day(-50), day(-20 + Math.floor(random() * 15))];
    return { args: { from, to }, sql: overlaps(from, to) };
  },
  (random) => {
    const [from, to] = [day(5), day(20 + Math.floor(random() * 60))];
    return { args: { from, to }, sql: overlaps(from, to) };
  },
  (random) => one({ on: day(2 + Math.floor(random() * 60)) }, ({ on }) => overlaps(on, on)),
];

/** A query of a topic and a city finds what runs and what lies ahead. */
const toQuery = (random: Random): Condition => {
  const [genre, city] = [pick(random, GENRES), pick(random, CITIES)];
  return {
    args: { q: `${genre} ${city}` },
    sql: `${inGenre(genre)} AND ${inCities([city])} AND ${COMING}`,
  };
};

function drawCall(random: Random): Condition {
  if (random() < 0.2) return toQuery(random);
  const parts = [pick(random, TIMES)(random)];
  const count = 1 + Math.floor(random() * 2);
  for (let added = 0; added < count; added++) {
    const part = pick(random, CONDITIONS)(random);
    const isNew = Object.keys(part.args).every((name) =>
      parts.every(({ args }) => !(name in args)),
    );
    if (isNew) parts.push(part);
  }
  return {
    args: Object.assign({}, ...parts.map(({ args }) => args)) as Record<string, unknown>,
    sql: parts.map(({ sql }) => `(${sql})`).join(' AND '),
  };
}

interface Stored {
  slug: string;
  title: string;
  city: string;
  venue: string;
  artist: string | null;
  status: string;
  isOver: boolean;
}

describe('an answer contains what the catalogue knows', () => {
  let mcp: TestMcpServer;
  beforeAll(async () => {
    mcp = await createTestMcpServer({ events: buildCatalogue(createRandom(SEED), NOW, EVENTS) });
  });
  afterAll(() => mcp[Symbol.asyncDispose]());

  async function slugsInSql(condition: string): Promise<string[]> {
    const { rows } = await mcp.database.pool.query<{ slug: string }>(
      `SELECT e.slug FROM event e WHERE e.withdrawn_at IS NULL AND e.status <> 'cancelled' AND ${condition}`,
    );
    return rows.map(({ slug }) => slug).sort();
  }

  /** Returns all rows of a call, and the total that it states. */
  async function readAll(args: Record<string, unknown>) {
    const slugs: string[] = [];
    for (let offset = 0; ;) {
      const call = { ...args, group: 'none', limit: 50, offset };
      const { structuredContent: page, content } = await mcp.call('search_events', call);
      if (page === undefined) throw new Error(`${JSON.stringify(call)}: ${content[0]?.text ?? ''}`);
      const isRelaxed = page.relaxed !== undefined || page.fuzzy === true;
      if (!isRelaxed) slugs.push(...page.events.map(({ slug }: { slug: string }) => slug));
      if (!page.has_more)
        return {
          slugs: slugs.sort(),
          total: isRelaxed ? 0 : page.total,
          interpretation: page.interpretation as unknown,
        };
      offset = page.next_offset;
    }
  }

  it(`${String(CALLS)} random calls find exactly what plain SQL finds`, async () => {
    const random = createRandom(SEED + 1);
    let found = 0;
    for (let call = 0; call < CALLS; call++) {
      const { args, sql } = drawCall(random);
      const expected = await slugsInSql(sql);
      const { slugs, total, interpretation } = await readAll(args);
      const about = { args, interpretation };
      expect({ ...about, slugs, total }).toEqual({
        ...about,
        slugs: expected,
        total: expected.length,
      });
      found += expected.length;
    }
    expect(found).toBeGreaterThan(CALLS); // most calls find something
  });

  const readStored = async (): Promise<Stored[]> =>
    (
      await mcp.database.pool.query<Stored>(`
        SELECT e.slug, e.title, c.name AS city, v.name AS venue, e.status, (e.runs_until <= ${now} AND e.starts_at < ${now}) AS "isOver",
          (SELECT a.name FROM event_artist b JOIN artist a ON a.id = b.artist_id WHERE b.event_id = e.id LIMIT 1) AS artist
        FROM event e JOIN city c ON c.id = e.city_id JOIN venue v ON v.id = e.venue_id ORDER BY e.slug`)
    ).rows;

  it(`${String(QUESTIONS)} questions about events that exist name the event or its state`, async () => {
    const random = createRandom(SEED + 2);
    const events = await readStored();
    for (let question = 0; question < QUESTIONS; question++) {
      const event = pick(random, events);
      const q = pick(random, FORMS)(event);
      const { structuredContent: found } = await mcp.call('search_events', { q, limit: 50 });
      const named = [...found.events, ...(found.cancelled ?? []), ...(found.past ?? [])];
      const state = { q, status: event.status, isOver: event.isOver };
      expect({ ...state, titles: named.map(({ title }) => title) }).toEqual({
        ...state,
        titles: expect.arrayContaining([event.title]),
      });
    }
  });
});

/** Swaps two letters within the first word. */
const withTypo = (title: string) => title.replace(/^(..)(.)(.)/, '$1$3$2');
const lastWord = (title: string) => title.split(' ').at(-1) ?? '';

const FORMS: readonly ((event: Stored) => string)[] = [
  ({ title }) => title,
  ({ title }) => title.toUpperCase(),
  ({ title }) => title.toLowerCase(),
  ({ title, isOver, status }) => (isOver || status === 'cancelled' ? title : withTypo(title)),
  ({ title, isOver, status }) => (isOver || status === 'cancelled' ? title : lastWord(title)),
  ({ title }) => `tickets for ${title}`,
  ({ title }) => `tix ${title}`,
  ({ title }) => `Karten für ${title}`,
  ({ title }) => `billets pour ${title}`,
  ({ title }) => `entradas para ${title}`,
  ({ title }) => `biglietti per ${title}`,
  ({ title }) => `ingressos para ${title}`,
  ({ title }) => `kaartjes voor ${title}`,
  ({ title }) => `bilety na ${title}`,
  ({ title }) => `билеты на ${title}`,
  ({ title }) => `${title} チケット`,
  ({ title, city }) => `${title} in ${city}`,
  ({ title, venue }) => `${title} at ${venue}`,
  ({ title, artist }) => (artist === null ? title : `${artist} ${title}`),
];
