import { expect, it } from '@jest/globals';
import { createSubscriptionRepository } from '@marquee/database';
import { seededRandom } from '@marquee/ingest/demo/seeded-random';
import { createBilling } from '@marquee/operations/billing';
import { testCount } from '@marquee/testing/test-count';
import {
  BILLING,
  DAY_S,
  eventOf,
  NOW_S,
  PRICES,
  sellingApi,
  signed,
  tierOf,
  type PaymentEvent,
} from './stripe-fixture.ts';

const ORDERS = testCount({ usual: 20, full: 200 });

it(`POST /billing/webhook reaches the newest state for ${String(ORDERS)} orders of events that are delivered twice`, async () => {
  await using api = await sellingApi();
  const billing = createBilling(BILLING);
  const subscriptions = createSubscriptionRepository(api.database);
  const history: PaymentEvent[] = [
    { id: 'evt_a', type: 'created', created: NOW_S - 50, status: 'incomplete' },
    { id: 'evt_b', type: 'updated', created: NOW_S - 50, status: 'active' },
    {
      id: 'evt_c',
      type: 'updated',
      created: NOW_S - 40,
      status: 'past_due',
      periodStart: NOW_S - 9 * DAY_S,
    },
    {
      id: 'evt_d',
      type: 'updated',
      created: NOW_S - 30,
      status: 'active',
      price: PRICES.business,
    },
    {
      id: 'evt_e',
      type: 'updated',
      created: NOW_S - 30,
      status: 'active',
      price: PRICES.enterprise,
    },
    {
      id: 'evt_f',
      type: 'deleted',
      created: NOW_S - 10,
      status: 'canceled',
      price: PRICES.enterprise,
      periodEnd: NOW_S - 5,
    },
  ];
  const events = await Promise.all(
    history.map((entry) => {
      const payload = eventOf(entry);
      return billing.read(Buffer.from(payload), signed(payload));
    }),
  );
  const random = seededRandom(11);
  const ends = new Set<string | undefined>();
  for (let order = 0; order < ORDERS; order++) {
    await api.database.pool.query('DELETE FROM billing_event');
    await api.database.pool.query('DELETE FROM subscription');
    const shuffled = [...events, ...events]
      .map((entry) => ({ entry, at: random() }))
      .sort((a, b) => a.at - b.at);
    for (const { entry } of shuffled) {
      if (entry)
        await subscriptions.apply(entry, {
          newLink: () => ({ token: '', tokenHash: '00' }),
          firstKey: () => ({
            key: { hash: '00', hint: '' },
            enqueueMail: () => Promise.resolve(),
          }),
          onUpgrade: () => Promise.resolve(),
        });
    }
    const { rows } = await api.database.pool.query<{ event_id: string }>(
      'SELECT event_id FROM subscription',
    );
    ends.add(rows[0]?.event_id);
  }
  expect([...ends]).toEqual(['evt_f']);
  expect(await tierOf(api)).toBe('free');
});
