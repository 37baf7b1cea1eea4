import { expect, it } from '@jest/globals';
import type { Statement } from '../connection/statement.ts';
import { createFilledDatabase } from '../testing.ts';
import type { EventFilter, EventPage } from './event-filter.ts';
import { createEventRepository } from './event-repository.ts';

const PAGE: EventPage = { sort: 'start', limit: 20, offset: 0, after: null };

const ORDERED: [string, Partial<EventFilter>][] = [
  ['no filter', {}],
  ['one city', { cityIds: [1] }],
  ['one category', { categories: ['music'] }],
  ['one category of a city', { cityIds: [1], categories: ['music'] }],
  ['a country', { countryCode: 'DE' }],
  ['a span', { countryCode: 'DE', to: new Date(Date.now() + 9e9) }],
];
const OTHERS: [string, Partial<EventFilter>, Partial<EventPage>][] = [
  ['several cities', { cityIds: [1, 2] }, {}],
  ['several categories', { categories: ['music', 'film'] }, {}],
  ['a price', { priceMax: 20 }, {}],
  ['an offset', {}, { offset: 40 }],
  ['popular events', {}, { sort: 'popular' }],
];

it('lists events in one statement with a reused plan if an index has their order', async () => {
  await using database = await createFilledDatabase(2_000);
  const sent: Statement[] = [];
  const query: typeof database.query = (statement) => {
    sent.push(statement);
    return database.query(statement);
  };
  const events = createEventRepository({ ...database, query });
  const now = new Date();
  const base: EventFilter = { statuses: ['scheduled', 'postponed'], from: now, now };
  const list = async (filter: Partial<EventFilter>, page: Partial<EventPage> = {}) => {
    sent.length = 0;
    const found = await events.list({ ...base, ...filter }, { ...PAGE, ...page });
    return { ...found, statements: sent.length };
  };
  for (const [what, filter] of ORDERED)
    expect([what, (await list(filter)).statements]).toEqual([what, 1]);
  for (const [what, filter, page] of OTHERS)
    expect([what, (await list(filter, page)).statements > 1]).toEqual([what, true]);

  // The same events as two statements find, for each size of a page and with a cursor.
  for (const limit of [1, 7, 20, 33, 100]) {
    const ordered = await list({}, { limit });
    const others = await list({ updatedSince: new Date(0) }, { limit });
    expect(ordered.events.map(({ id }) => id)).toEqual(others.events.map(({ id }) => id));
    expect(ordered.next).toEqual(others.next);
    const [second, otherSecond] = [
      await list({}, { limit, after: ordered.next }),
      await list({ updatedSince: new Date(0) }, { limit, after: others.next }),
    ];
    expect(second.events).toEqual(otherSecond.events);
  }
});
