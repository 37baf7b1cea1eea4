import { describe, expect, it } from '@jest/globals';
import { createTestApi } from '../create-test-api.ts';
import { deliver, eventOf, NOW_S, PRICES, sellingApi, tierOf } from './stripe-fixture.ts';

describe('POST /billing/webhook with an unexpected signed body', () => {
  const event = () =>
    JSON.parse(eventOf({ id: 'evt_1', type: 'updated', created: NOW_S, status: 'active' })) as {
      created: unknown;
      id: unknown;
      data: { object: Record<string, unknown> };
    };
  const subscription = (changes: object) => {
    const changed = event();
    Object.assign(changed.data.object, changes);
    return changed;
  };
  const item = (times: object) => ({
    items: { data: [{ price: { id: PRICES.developer }, ...times }] },
  });

  it.each<[string, unknown, 200 | 400]>([
    ['null', null, 400],
    ['an array', [], 400],
    ['an empty object', {}, 400],
    ['a text', 'evt_1', 400],
    ['a number', 1, 400],
    ['no data', { ...event(), data: null }, 400],
    ['a created of the year 2920', { ...event(), created: 30_000_000_000 }, 400],
    ['a created beyond every calendar', { ...event(), created: 3e17 }, 400],
    ['a created in the past', { ...event(), created: -1 }, 400],
    ['a created that is a text', { ...event(), created: '2026-01-01' }, 400],
    ['an id with a NUL', { ...event(), id: 'evt_\0' }, 400],
    ['an id that is a number', { ...event(), id: 7 }, 400],
    ['no status', subscription({ status: null }), 400],
    ['no items', subscription({ items: null }), 400],
    ['an item without a price', subscription({ items: { data: [{}] } }), 400],
    ['a period beyond every calendar', subscription(item({ current_period_end: 3e17 })), 400],
    ['a period that is a text', subscription(item({ current_period_end: 'soon' })), 400],
    ['no metadata', subscription({ metadata: null }), 200],
    ['metadata of somebody else', subscription({ metadata: { email: 7 } }), 200],
    ['an address that is none', subscription({ metadata: { email: 'ada\0@example.com' } }), 200],
    ['an empty list of items', subscription({ items: { data: [] } }), 200],
    ['an item without a period', subscription(item({})), 200],
    ['another type', { ...event(), type: 'invoice.paid', data: null }, 200],
  ])('rejects or ignores %s without a 5xx', async (_what, content, status) => {
    await using api = await sellingApi();
    const { body } = await deliver(api, JSON.stringify(content)).expect(status);
    if (status === 400) expect(body).toMatchObject({ code: 'invalid_body' });
    expect(await tierOf(api)).not.toBe('developer');
  });

  it('logs no error if payments are not configured', async () => {
    const lines: string[] = [];
    await using api = await createTestApi({ log: (line) => lines.push(line) });
    await api.request.post('/billing/webhook').send('{}').expect(503);
    await api.request
      .post('/billing/checkout')
      .send({ email: 'ada@example.com', plan: 'business' })
      .expect(503);
    const logged = lines.map(
      (line) => JSON.parse(line) as { level: number; msg: string; err?: unknown },
    );
    expect(logged.filter(({ level, err }) => level > 30 || err !== undefined)).toEqual([]);
    expect(logged.map(({ msg }) => msg)).toContain('request.unavailable');
  });
});
