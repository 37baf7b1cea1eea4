import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

// 4 December 2026 is a Friday.
const at = (title: string, start_local: string, more: object = {}) =>
  buildEvent({ title, start_local, venue_name: `${title} Hall`, ...more });
const EVENTS = [
  at('Alder', '2026-12-08T20:00'),
  at('Birch', '2026-12-11T20:00'),
  at('Cedar', '2027-02-26T11:00'),
  at('Fir', '2026-12-10T00:00', { end_local: '2026-12-13T00:00', all_day: true }),
  at('Ajax vs Borussia', '2027-01-10T15:00', { category: 'sports', genres: ['football'] }),
  at('Borussia vs Ajax', '2027-02-10T15:00', { category: 'sports', genres: ['football'] }),
  buildEvent({
    title: 'Baskets of Willow',
    kind: 'class',
    category: 'community',
    start_local: '2027-05-05T18:00',
  }),
  buildEvent({
    title: 'Willow and Water',
    description: 'With workshops.',
    start_local: '2027-05-06T18:00',
  }),
];

interface Found {
  events: { title: string }[];
  interpretation: object;
}

describe('GET /search reads', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const search = async (q: string) => {
    const { body } = await api.get(`/search?q=${encodeURIComponent(q)}`).expect(200);
    const { events, interpretation } = body as Found;
    return { titles: events.map(({ title }) => title).sort(), interpretation };
  };

  it.each([
    ['concerts on fridays', ['Birch', 'Cedar', 'Fir'], ['friday']],
    ['Konzerte freitags in Berlin', ['Birch', 'Cedar', 'Fir'], ['friday']],
    ['concerts friday evenings', ['Birch'], ['friday']],
    ['conciertos los martes', ['Alder'], ['tuesday']],
    ['concerts every saturday', ['Fir'], ['saturday']],
  ])('days of every week in “%s”', async (q, titles, weekdays) => {
    expect(await search(q)).toMatchObject({ titles, interpretation: { weekdays } });
  });

  it('the same in the parameter `on`', async () => {
    const { body } = await api.get('/events?on=fridays').expect(200);
    const titles = (body as Found).events.map(({ title }) => title);
    expect(titles.sort()).toEqual(['Birch', 'Cedar', 'Fir']);
  });

  it.each([
    ['home games of Borussia', 'Borussia vs Ajax', 'home'],
    ['Borussia Heimspiele', 'Borussia vs Ajax', 'home'],
    ['Borussia away matches', 'Ajax vs Borussia', 'away'],
  ])('the side of a team in “%s”', async (q, title, side) => {
    expect(await search(q)).toMatchObject({ titles: [title], interpretation: { side } });
  });

  it('states no side that was no condition', async () => {
    const { titles, interpretation } = await search('home games');
    expect(titles).toEqual(expect.arrayContaining(['Ajax vs Borussia', 'Borussia vs Ajax']));
    expect(interpretation).not.toHaveProperty('side');
  });

  it('a kind of the model, if the query is about nothing else', async () => {
    const found = { titles: ['Baskets of Willow', 'Willow and Water'] };
    expect(await search('Workshops')).toMatchObject({
      ...found,
      interpretation: { genre: ['class'] },
    });
    expect(await search('talleres')).toMatchObject(found);
    expect(await search('willow workshops')).toMatchObject({
      ...found,
      interpretation: { words: 'willow' },
    });
  });
});
