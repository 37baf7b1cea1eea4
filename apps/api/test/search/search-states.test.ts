import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

const EVENTS = [
  buildEvent({ title: 'Alder Quartet', status: 'cancelled' }),
  buildEvent({ title: 'Birch Quartet', status: 'postponed', venue_name: 'Hall B' }),
  buildEvent({ title: 'Cedar Quartet', availability: 'sold_out', venue_name: 'Hall C' }),
  buildEvent({ title: 'Elm Quartet', venue_name: 'Hall D' }),
];

describe('GET /search reads', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it.each([
    ['cancelled concerts berlin', 'Alder Quartet', 'cancelled'],
    ['abgesagte Konzerte', 'Alder Quartet', 'cancelled'],
    ['postponed shows', 'Birch Quartet', 'postponed'],
    ['conciertos agotados', 'Cedar Quartet', 'sold_out'],
  ])('the state in “%s”', async (q, title, state) => {
    const { body } = await api.get(`/search?q=${encodeURIComponent(q)}`).expect(200);
    expect(body).toMatchObject({ events: [{ title }], interpretation: { state: [state] } });
  });

  it('a name, whatever its state is', async () => {
    const { body } = await api.get('/search?q=elm quartet cancelled').expect(200);
    expect(body).toMatchObject({ events: [{ title: 'Elm Quartet' }] });
    const { body: other } = await api.get('/search?q=is alder quartet cancelled').expect(200);
    expect(other).toMatchObject({ cancelled: [{ title: 'Alder Quartet' }] });
  });

  it('no state in a word that seldom means one', async () => {
    const { body } = await api.get('/search?q=quartet complet').expect(200);
    expect((body as { interpretation: object }).interpretation).not.toHaveProperty('state');
  });

  it('no state in a negation', async () => {
    const { body } = await api.get('/search?q=concerts not cancelled').expect(200);
    expect(body).toMatchObject({ count: 3 });
  });

  it('no other event for a state without events', async () => {
    const { body } = await api.get('/search?q=cancelled comedy berlin').expect(200);
    const { events } = body as { events: { title: string }[] };
    expect(events.filter(({ title }) => title !== 'Alder Quartet')).toEqual([]);
  });
});
