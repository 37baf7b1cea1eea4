// What people request of an assistant, as the calls that a model makes after reading the tool list,
// with the facts it needs to answer.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { createTestMcpServer, type TestMcpServer } from './create-test-mcp-server.ts';
import { TASK_EVENTS } from './task-catalogue.ts';

type Row = Record<string, unknown> & { title: string; slug: string };
interface Found {
  events: Row[];
  hint?: string;
  relaxed?: string[];
  cancelled?: Row[];
  alternatives?: { change: string; count: number; arguments: object }[];
}

let mcp: TestMcpServer;
beforeAll(async () => {
  mcp = await createTestMcpServer({ events: TASK_EVENTS });
});
afterAll(() => mcp[Symbol.asyncDispose]());

async function search(given: object): Promise<Found> {
  const { structuredContent, content } = await mcp.call('search_events', given);
  if (!structuredContent) throw new Error(must(content[0]).text);
  return structuredContent as Found;
}

describe('an event by its title', () => {
  const get = async (tool: string, given: object) => mcp.call(tool, given);

  it.each(['Late Improv', 'late improv, London', 'Late Improv in London'])(
    'finds %s',
    async (title) => {
      const { structuredContent } = await get('get_event', { id_or_slug: title });
      expect(structuredContent).toMatchObject({ event: { title: 'Late Improv' } });
      const plan = await get('plan_my_night', { event_id: title });
      expect(plan.structuredContent).toMatchObject({ event: { title: 'Late Improv' } });
    },
  );

  it('refuses another title', async () => {
    const { isError, content } = await get('get_event', { id_or_slug: 'Late Improv in Tokyo' });
    expect(isError).toBe(true);
    expect(must(content[0]).text).toContain('search_events');
  });
});

const titles = ({ events }: Found) => events.map(({ title }) => title);

// The request, the arguments, the titles of the rows.
const SEARCHES: [string, object, string[]][] = [
  [
    'jazz in Berlin next Saturday under 30 euros',
    { genre: 'jazz', city: 'Berlin', on: '2026-11-28', price_max: 30 },
    ['Blue Lantern Quartet'],
  ],
  [
    'the same, in the words of the person',
    { q: 'jazz in Berlin next weekend under 30 euros' },
    ['Blue Lantern Quartet'],
  ],
  [
    'jazz in Germany, cheapest first',
    { q: 'jazz', country: 'Germany', sort: 'price' },
    ['Jazz Matinee', 'Jazz am Rhein', 'Blue Lantern Quartet', 'Grand Jazz Gala'],
  ],
  [
    'something free for kids near Tower Bridge on Saturday afternoon',
    {
      near: '51.5055,-0.0754',
      radius_km: 3,
      audience: 'kids',
      free: true,
      on: '2026-11-28',
      part_of_day: 'afternoon',
    },
    ['Puppets in the Park'],
  ],
  [
    'around a venue by its name',
    { near: 'Soho Cellar', radius_km: 1, on: '2026-11-28' },
    ['Late Improv'],
  ],
  [
    'London on the weekend of 28 November, no sports',
    { city: 'London', category: '!sports', from: '2026-11-27', to: '2026-11-29' },
    ['Puppets in the Park', 'Late Improv'],
  ],
  [
    'the next three dates of an artist in Europe',
    { artist: 'Velvet Anchor', country: 'Europe', limit: 3 },
    ['Velvet Anchor in Berlin', 'Velvet Anchor in Paris', 'Velvet Anchor in Rome'],
  ],
  [
    'Saturday in Los Angeles, by the days there',
    { city: 'Los Angeles, CA', from: '2026-11-28', to: '2026-11-28' },
    ['Pacific Strings', 'Harbour Light Exhibition'],
  ],
  [
    'Los Angeles from Saturday on, with what already runs at the end',
    { city: 'Los Angeles, CA', from: '2026-11-28' },
    ['Pacific Strings', 'Harbour Light Exhibition'],
  ],
  [
    'the day after a concert there',
    { city: 'Los Angeles, CA', from: '2026-11-29' },
    ['Harbour Light Exhibition'],
  ],
  [
    'what an artist played in a year',
    { artist: 'Amber Cartwheel', from: '2025-01-01', to: '2025-12-31' },
    ['Past Glory'],
  ],
  [
    'what an artist played since a day',
    { artist: 'Amber Cartwheel', from: '2025-01-01' },
    ['Past Glory'],
  ],
  ['what can be joined online', { online: true }, ['Open Data Talk']],
  ['the same, by the city that a row names', { city: 'Online' }, ['Open Data Talk']],
  ['whether a show is cancelled', { q: 'is The Winter Garden cancelled?' }, ['The Winter Garden']],
  ['the cancelled shows in Vienna', { city: 'Vienna', status: 'cancelled' }, ['The Winter Garden']],
  ['an artist with a typo', { artist: 'Velvte Anchor', city: 'Rome' }, ['Velvet Anchor in Rome']],
  ['a venue by its name', { venue: 'thames playground' }, ['Puppets in the Park']],
  ['an organiser by its name', { organizer: 'Thames Puppetry' }, ['Puppets in the Park']],
];

describe('a search', () => {
  it.each(SEARCHES)('finds %s', async (...[, given, expected]) => {
    expect(titles(await search(given))).toEqual(expected);
  });

  it('has rows with the local time, the last day, the price and a link to a page', async () => {
    const { events } = await search({ city: 'Los Angeles', on: '2026-11-28' });
    expect(events).toContainEqual(
      expect.objectContaining({ when: 'Sat 28 Nov, 19:00 GMT-8', country: 'United States' }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ when: 'until Sun, 31 Jan 2027', last_day: '2027-01-31' }),
    );
    const [jazz] = (await search({ q: 'Jazz Matinee' })).events;
    expect(jazz).toMatchObject({ price: 'from €12', genre: 'jazz' });
    const page = (await search({ q: 'Pacific Strings' })).events[0]?.['ticket_url'];
    expect(page).toMatch(/^https:\/\/(widgets\.test\/embed\/event|tickets\.example)\//);
  });
});

// The request and the arguments of calls that find nothing, and what the answer states.
const EMPTY: [string, object, RegExp][] = [
  [
    'a day without comedy',
    { city: 'London', category: 'comedy', on: '2026-12-20' },
    /on other days 1, next on 2026-11-28/,
  ],
  [
    'a kind of event that the city lacks',
    { city: 'Munich', category: 'music', on: '2026-12-12' },
    /in Germany 1/,
  ],
  [
    'an artist without dates',
    { artist: 'Amber Cartwheel' },
    /amber-cartwheel is known.*demand_artist/,
  ],
  [
    'an artist without dates, in words',
    { q: 'Amber Cartwheel' },
    /known but has no dates ahead; the last was on 2025-05-01 in Berlin/,
  ],
  ['a cancelled show, by its title', { q: 'The Winter Garden', city: 'Vienna' }, /cancelled/],
  [
    'a misspelt city',
    { city: 'Muinch', q: 'jazz' },
    /did you mean city="Munich".*Found instead: in Munich 1/,
  ],
  [
    'a misspelt city without such an event',
    { city: 'Viena', q: 'jazz' },
    /No upcoming events in 'Viena'/,
  ],
  [
    'a kind of event that the country lacks',
    { country: 'Austria', category: 'music' },
    /in other countries \d/,
  ],
  [
    'a name that nothing has',
    { q: 'Quixotic Zebra' },
    /^No event matches all filters. Found instead: all events \d/,
  ],
  ['a narrow circle', { near: '51.52,-0.3', radius_km: 1 }, /within 50 km 3/],
  ['too low a price', { city: 'Berlin', genre: 'jazz', price_max: 5 }, /without price max 3/],
];

describe('an empty list', () => {
  it.each(EMPTY)('helps with %s', async (...[, given, expected]) => {
    const found = await search(given);
    expect(found.events).toEqual([]);
    expect(found.hint).toMatch(expected);
    await expectRowsFor(found, given);
  });
});

/** Sends every suggested call exactly as it is. */
async function expectRowsFor(
  { alternatives = [], hint = '' }: Found,
  given: object,
): Promise<void> {
  const cities = [...hint.matchAll(/city="([^"]+)"/g)].map(([, city]) => ({ ...given, city }));
  const calls = [...alternatives.map(({ arguments: args }) => args), ...cities];
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls)
    expect([call, titles(await search(call)).length > 0]).toEqual([call, true]);
}
