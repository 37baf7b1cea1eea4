import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTestMcpServer,
  buildEvent,
  getErrorText,
  type TestMcpServer,
} from './create-test-mcp-server.ts';

let mcp: TestMcpServer;
beforeAll(async () => {
  mcp = await createTestMcpServer({
    events: [
      buildEvent({
        title: 'Aurora Lane',
        artists: ['Aurora Lane'],
        start_local: '2026-12-05T20:00:00',
      }),
      buildEvent({ title: 'Hamlet', category: 'theater', city: 'Los Angeles', country: 'US' }),
    ],
  });
  await mcp.call('demand_artist', { artist_name: 'Aurora Lane', city: 'Berlin' });
});
afterAll(() => mcp[Symbol.asyncDispose]());

const SLUG = 'aurora-lane-berlin-2026-12-05';

const TOLERATED: [string, unknown][] = [
  ['search_events', { query: 'aurora' }],
  ['search_events', { Keyword: 'aurora' }],
  ['search_events', { q: 'aurora', limit: '5' }],
  ['search_events', { q: 'aurora', limit: 5.0, offset: '0' }],
  ['search_events', { q: 'aurora', limit: 500 }],
  ['search_events', { q: 'aurora', city: null, category: '' }],
  ['search_events', { city: 'BERLIN', category: 'Concerts' }],
  ['search_events', { city: 'Berlin', categories: ['music', 'comedy'] }],
  ['search_events', { city: 'Berlin', startDate: '2026/12/01', endDate: '2026/12/31' }],
  ['search_events', { city: 'Berlin', from: '2026-12-05 10:00', to: '2026-12-05T23:30' }],
  ['search_events', { city: 'Berlin', date: '2026-12-05' }],
  ['search_events', { country_code: 'Germany', response_format: 'DETAILED' }],
  ['search_events', { country: 'DEU', featured: 'false' }],
  ['search_events', JSON.stringify({ q: 'aurora' })],
  ['search_events', { lat: 52.52, lng: '13.4', radius_km: '20 km' }],
  ['search_events', { near: { lat: 52.52, lon: 13.4 } }],
  ['list_news', null],
  ['get_event', { slug: SLUG }],
  ['get_event', { event_id: SLUG.toUpperCase() }],
  ['get_event', { id_or_slug: `events://events/${SLUG}` }],
  ['get_event', { id_or_slug: `https://api.test/events/${SLUG}?x=1` }],
  ['plan_my_night', { event: SLUG, narrative: 'yes' }],
  ['demand_artist', { artist: 'Aurora Lane', city: 'Berlin', notify_me: 'false' }],
  ['demand_leaders', { artist_slug: 'Aurora Lane', limit: '3' }],
  ['list_news', { language: 'EN', type: 'music' }],
];

describe('tolerates imprecise arguments', () => {
  it.each(TOLERATED)('%s %j', async (name, given) => {
    const { isError, structuredContent, content } = await mcp.call(name, given);
    expect([isError, content[0]?.text.slice(0, 80)]).toEqual([undefined, expect.any(String)]);
    if (name === 'search_events') expect(structuredContent.events[0].slug).toBe(SLUG);
  });
});

it.each([
  [{ toolCallId: 'call_1', sessionId: 'a', action: 'sendMessage', chatInput: 'jazz?' }],
  [{ _sessionID: 'b', xyzzy: 'x' }],
])('ignores and names the arguments %j, which clients add', async (added) => {
  for (const [name, given] of [
    ['search_events', { q: 'aurora' }],
    ['get_event', { id_or_slug: SLUG }],
  ] as const) {
    const { isError, structuredContent } = await mcp.call(name, { ...given, ...added });
    expect([name, isError]).toEqual([name, undefined]);
    expect(structuredContent.notes).toEqual([
      `ignored unknown arguments: ${Object.keys(added).join(', ')}`,
    ]);
  }
});

// Arguments, the error, and arguments that follow its advice.
const REJECTED: [string, unknown, RegExp, object][] = [
  ['search_events', 'jazz in Berlin', /Valid arguments: q, city/, { q: 'jazz in Berlin' }],
  ['get_event', [SLUG], /missing argument|Valid arguments: id_or_slug/, { id_or_slug: SLUG }],
  ['search_events', { citty: 'Berlin' }, /did you mean "city"/, { city: 'Berlin' }],
  ['search_events', { ctiy: 'Berlin' }, /did you mean "city"/, { city: 'Berlin' }],
  ['search_events', { freee: true }, /did you mean "free"/, { free: true }],
  ['search_events', { kewyord: 'jazz' }, /did you mean "q"/, { q: 'aurora' }],
  [
    'search_events',
    { sort: 'loudest' },
    /`sort` must be one of start, -start, price/,
    { sort: 'price' },
  ],
  ['search_events', { sort: 'distance' }, /needs `near`/, { sort: 'start' }],
  [
    'search_events',
    { near: 'Nowhere Hall' },
    /no venue, city or landmark is called/,
    { near: '52.5,13.4' },
  ],
  ['list_news', { slug: 'no-such-article' }, /Or call list_news without slug/, {}],
  ['search_events', { limit: 0 }, /`limit` .*you sent "0"/, { limit: 1 }],
  ['search_events', { limit: 'many' }, /`limit`/, { limit: 1 }],
  [
    'search_events',
    { from: '2026-12-31', to: '2026-12-01' },
    /Swap the two dates/,
    { from: '2026-12-01', to: '2026-12-31' },
  ],
  [
    'search_events',
    { from: 'next friday' },
    /`from` must be a date \(2026-12-31\)/,
    { from: '2026-12-31' },
  ],
  ['search_events', { category: 'concertz' }, /music, sports, theater/, { category: 'music' }],
  ['search_events', { country: 'Atlantis' }, /ISO 3166 code/, { country: 'DE' }],
  [
    'search_events',
    { response_format: 'verbose' },
    /concise.*detailed/,
    { response_format: 'concise' },
  ],
  ['search_events', { offset: -1 }, /`offset`/, { offset: 0 }],
  ['search_events', { on: 'someday' }, /today, tonight, tomorrow, weekend/, { on: 'weekend' }],
  ['get_event', {}, /missing argument `id_or_slug`/, { id_or_slug: SLUG }],
  [
    'get_event',
    { id_or_slug: 'aurora-lane-berln-2026-12-05' },
    new RegExp(`Closest slugs: ${SLUG}`),
    { id_or_slug: SLUG },
  ],
  ['get_event', { id_or_slug: { slug: SLUG } }, /`id_or_slug`/, { id_or_slug: SLUG }],
  [
    'plan_my_night',
    { event_id: 'aurora-lane' },
    new RegExp(`Closest slugs: ${SLUG}`),
    { event_id: SLUG },
  ],
  [
    'plan_my_night',
    { event_id: SLUG, narrative: 'perhaps' },
    /`narrative`/,
    { event_id: SLUG, narrative: true },
  ],
  [
    'demand_artist',
    { city: 'Berlin' },
    /missing argument `artist_name`/,
    { artist_name: 'Aurora Lane', city: 'Berlin' },
  ],
  [
    'demand_artist',
    { artist_name: 'Aurora Lane', city: 'Berlin', notify_me: true },
    /Ask the user for an e-mail/,
    { artist_name: 'Aurora Lane', city: 'Berlin' },
  ],
  [
    'demand_artist',
    { artist_name: 'Aurora Lane', city: 'Berlin', user_email: 'not-an-address' },
    /`user_email`/,
    { artist_name: 'Aurora Lane', city: 'Berlin' },
  ],
  [
    'demand_leaders',
    { artist: 'aurora-lain' },
    /Closest slugs: aurora-lane/,
    { artist: 'aurora-lane' },
  ],
  ['list_news', { lang: 'klingon!' }, /`lang` must be a BCP 47/, { lang: 'en' }],
];

describe('rejects invalid arguments with the next step', () => {
  it.each(REJECTED)('%s %j', async (...[name, given, message, corrected]) => {
    const result = await mcp.call(name, given);
    const error = getErrorText(result);
    expect(error).toMatch(message);
    expect(error.length).toBeLessThan(600);
    expect(error).not.toMatch(/zod|stack|\.ts|invalid_|expected/i);
    expect(result.structuredContent).toBeUndefined();
    expect(result._meta).toMatchObject({ 'marquee/error': expect.any(String) });
    expect((await mcp.call(name, corrected)).isError).toBeUndefined();
  });
});

// Each took minutes: patterns that cost quadratic or exponential time.
const LONG: [string, object, RegExp][] = [
  [
    'search_events',
    { price_max: `1${' '.repeat(100_000)}.` },
    /`price_max` must be at most 1000 characters/,
  ],
  ['search_events', { near: `1${' '.repeat(100_000)}x` }, /`near` must be at most 200 characters/],
  ['search_events', { city: 'a,'.repeat(50_000) }, /`city` must be at most 1000 characters/],
  ['search_events', { q: ['jazz', 'x'.repeat(1_000)] }, /`q` must be at most 200 characters/],
  ['search_events', { price_max: `1${' '.repeat(900)}.` }, /`price_max` must be a number/],
  ['search_events', { near: `1${' '.repeat(900)}x` }, /`near`/],
  ['demand_artist', { artist_name: 'Aurora Lane', city: `((,${' ,'.repeat(90)},` }, /`city`/],
];

it.each(LONG)('rejects a long argument of %s %#', async (...[name, given, message]) => {
  expect(getErrorText(await mcp.call(name, given))).toMatch(message);
});

it('echoes at most 80 visible characters of an argument', async () => {
  const error = getErrorText(
    await mcp.call('get_event', { id_or_slug: `nope\u202e\u200b"${'x'.repeat(88)}` }),
  );
  const [, echoed = ''] = /"([^"]*)"/.exec(error) ?? [];
  expect(echoed).toMatch(/^nope x+…?$/);
  expect(echoed.length).toBeLessThanOrEqual(80);
});

it('does not reveal the cause of an internal error', async () => {
  const broken = await createTestMcpServer();
  await broken.database.pool.query('ALTER TABLE event RENAME TO gone');
  const error = getErrorText(await broken.call('get_event', { slug: 'a-b' }));
  expect(error).toBe('Temporary failure. Repeat the call in a few seconds.');
  await broken[Symbol.asyncDispose]();
});
