import { expect, it } from '@jest/globals';
import { alternativesHint, findAlternatives, type SearchCall } from './find-alternatives.ts';

const UNDERSTOOD = { city: 'Berlin', country_code: 'DE' };
const CALL = { city: 'Berlin', category: 'comedy', on: 'weekend' };

/** Counts the calls that a test names; every other call finds nothing. */
const counting = (found: [SearchCall, number][]) => (call: SearchCall) =>
  Promise.resolve({
    count: found.find(([args]) => JSON.stringify(args) === JSON.stringify(call))?.[1] ?? 0,
  });

const changes = async (call: SearchCall, found: [SearchCall, number][], understood = {}) =>
  (await findAlternatives(call, understood, counting(found))).map(({ change, count }) => [
    change,
    count,
  ]);

it('drops one argument at a time, and returns the calls with events', async () => {
  const found: [SearchCall, number][] = [
    [{ city: 'Berlin', category: 'comedy' }, 4],
    [{ category: 'comedy', on: 'weekend', near: 'Berlin', radius_km: 50 }, 3],
    [{ category: 'comedy', on: 'weekend', country: 'DE' }, 12],
    [{ city: 'Berlin', on: 'weekend' }, 30],
  ];
  expect(await changes(CALL, found, UNDERSTOOD)).toEqual([
    ['in Berlin on other days', 4],
    ['near Berlin', 3],
    ['in Germany', 12],
  ]);
});

it('names a city with events first, and each change once', async () => {
  const call = { city: 'Kreuzberg', q: 'concerts', on: 'tonight' };
  const understood = {
    city: 'Kreuzberg',
    country_code: 'DE',
    category: ['music'],
    otherCity: 'Berlin',
  };
  const all = await findAlternatives(call, understood, () => Promise.resolve({ count: 1 }));
  expect(all.map(({ change }) => change)).toEqual([
    'in Berlin',
    'in Kreuzberg on other days',
    'near Kreuzberg',
  ]);
  const inGermany = (args: SearchCall) =>
    Promise.resolve({ count: args['country'] === 'DE' ? 1 : 0 });
  const found = await findAlternatives(call, understood, inGermany);
  expect(found.map(({ change }) => change)).toEqual(['in Germany']);
});

it('returns at most three calls', async () => {
  const all = await findAlternatives(CALL, UNDERSTOOD, () => Promise.resolve({ count: 1 }));
  expect(all).toHaveLength(3);
});

it('does not count a call without conditions, such as one that only sorts', async () => {
  const calls: SearchCall[] = [];
  await findAlternatives({ city: 'Berlin', sort: 'price' }, UNDERSTOOD, (call) => {
    calls.push(call);
    return Promise.resolve({ count: 0 });
  });
  expect(calls).toEqual([
    { sort: 'price', near: 'Berlin', radius_km: 50 },
    { sort: 'price', country: 'DE' },
    { q: 'events' },
  ]);
});

it('counts at most six calls', async () => {
  const call = {
    ...CALL,
    q: 'jazz',
    genre: 'jazz',
    free: true,
    artist: 'aurora-lane',
    venue: 'soho-cellar',
    price_max: 5,
  };
  let counted = 0;
  await findAlternatives(call, UNDERSTOOD, () => {
    counted++;
    return Promise.resolve({ count: 0 });
  });
  expect(counted).toBe(6);
});

it('names a cancelled event first if the call names an artist', async () => {
  const call = { artist: 'aurora-lane', on: 'weekend' };
  const [first] = await findAlternatives(call, {}, () =>
    Promise.resolve({ count: 1, next: '2026-12-03' }),
  );
  expect(first).toEqual({
    change: 'cancelled',
    arguments: { ...call, status: 'cancelled' },
    count: 1,
    next: '2026-12-03',
  });
});

it('widens a circle before it drops the position', async () => {
  const near = { near: '52.5,13.4', radius_km: 2, category: 'film' };
  const found: [SearchCall, number][] = [
    [{ ...near, radius_km: 50 }, 3],
    [{ category: 'film' }, 40],
  ];
  expect(await changes(near, found)).toEqual([
    ['within 50 km', 3],
    ['anywhere', 40],
  ]);
});

it('leaves out the place of the query and the arguments when it searches elsewhere', async () => {
  const call = { q: 'jazz in Berlin', city: 'Berlin' };
  const understood = { ...UNDERSTOOD, genre: ['jazz'], words: '' };
  expect(await changes(call, [[{ q: 'jazz', country: 'DE' }, 7]], understood)).toEqual([
    ['in Germany', 7],
  ]);
});

it('offers all events only if nothing else has events, and skips a call that fails', async () => {
  const [only, ...others] = await findAlternatives(CALL, UNDERSTOOD, (call) =>
    call['q'] === 'events' ? Promise.resolve({ count: 9 }) : Promise.reject(new Error('refused')),
  );
  expect([only?.change, others]).toEqual(['all events', []]);
});

it('states the numbers in one sentence', () => {
  const alternatives = [
    { change: 'in Berlin on other days', count: 4, next: '2026-12-03', arguments: {} },
    { change: 'in Germany', count: 12, arguments: {} },
  ];
  expect(alternativesHint(alternatives)).toBe(
    'Found instead: in Berlin on other days 4, next on 2026-12-03; in Germany 12.',
  );
  expect(alternativesHint([])).toBeUndefined();
});
