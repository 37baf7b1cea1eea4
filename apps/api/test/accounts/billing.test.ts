import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createPayloadCipher } from '@marquee/mail';
import { must } from '@marquee/testing/must';
import { createTestApi } from '../create-test-api.ts';
import {
  BILLING,
  DAY_S,
  deliver,
  eventOf,
  NOW_S,
  sellingApi,
  signed,
  tierOf,
  type PaymentEvent,
} from './stripe-fixture.ts';

describe('POST /billing/webhook', () => {
  it('activates the plan of the account with the e-mail address, and mails a key if it has none', async () => {
    await using api = await sellingApi();
    await deliver(
      api,
      eventOf({ id: 'evt_1', type: 'created', created: NOW_S, status: 'active' }),
    ).expect(200);
    const { rows } = await api.database.pool.query<{ id: string; content: Buffer }>(
      'SELECT id, content FROM mail',
    );
    expect(rows).toHaveLength(1);
    const { decrypt } = createPayloadCipher(['a secret of thirty-two characters']);
    const { apiKey } = JSON.parse(decrypt(must(rows[0]).content, must(rows[0]).id)) as {
      apiKey: string;
    };
    expect((await api.get('/usage').set('X-API-Key', apiKey).expect(200)).body).toMatchObject({
      tier: 'developer',
      verified: true,
    });
  });

  it('never upgrades an unverified key', async () => {
    await using api = await sellingApi();
    const { body } = await api.request
      .post('/register-api-key')
      .send({ email: 'ada@example.com' })
      .expect(201);
    await deliver(
      api,
      eventOf({ id: 'evt_1', type: 'created', created: NOW_S, status: 'active' }),
    ).expect(200);
    const usage = await api
      .get('/usage')
      .set('X-API-Key', (body as { api_key: string }).api_key)
      .expect(200);
    expect(usage.body).toMatchObject({ tier: 'free', verified: false });
  });

  it('accepts only signatures of either secret that are at most five minutes old', async () => {
    await using api = await sellingApi();
    const payload = eventOf({ id: 'evt_1', type: 'created', created: NOW_S, status: 'active' });
    await deliver(api, payload, signed(payload, { secret: 'whsec_former' })).expect(200);
    for (const signature of [
      '',
      't=1,v1=00',
      signed(payload, { secret: 'whsec_other' }),
      signed(payload, { timestamp: NOW_S - 400 }),
      signed(`${payload} `),
    ])
      expect((await deliver(api, payload, signature).expect(400)).body).toMatchObject({
        code: 'invalid_body',
      });
  });

  it.each<[string, Omit<PaymentEvent, 'id' | 'type' | 'created'>, string]>([
    ['active', { status: 'active' }, 'developer'],
    [
      'a payment failed two days ago',
      { status: 'past_due', periodStart: NOW_S - 2 * DAY_S },
      'developer',
    ],
    [
      'a payment failed eight days ago',
      { status: 'past_due', periodStart: NOW_S - 8 * DAY_S },
      'free',
    ],
    [
      'cancelled, paid for another week',
      { status: 'canceled', periodEnd: NOW_S + 7 * DAY_S },
      'developer',
    ],
    ['cancelled, its period over', { status: 'canceled', periodEnd: NOW_S - 1 }, 'free'],
    [
      'ended unpaid after eight days',
      { status: 'canceled', periodStart: NOW_S - 8 * DAY_S, reason: 'payment_failed' },
      'free',
    ],
    ['never paid', { status: 'incomplete_expired' }, 'free'],
    ['for something else', { status: 'active', price: 'price_of_a_mug' }, 'free'],
  ])('%s', async (_what, state, tier) => {
    await using api = await sellingApi();
    await deliver(api, eventOf({ id: 'evt_1', type: 'updated', created: NOW_S, ...state })).expect(
      200,
    );
    expect(await tierOf(api)).toBe(tier);
  });
});

describe('POST /billing/checkout', () => {
  it('returns a checkout URL with the price of the plan and the e-mail address', async () => {
    const requests: URLSearchParams[] = [];
    const stub = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        requests.push(new URLSearchParams(body));
        res.setHeader('Content-Type', 'application/json').end(
          JSON.stringify({
            id: 'cs_1',
            object: 'checkout.session',
            url: 'https://pay.example/cs_1',
          }),
        );
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => stub.once('listening', resolve));
    const baseUrl = `http://127.0.0.1:${String((stub.address() as AddressInfo).port)}`;
    const addresses = {
      api: 'https://api.test',
      widgets: 'https://widgets.test',
      web: 'https://web.test',
    };
    await using api = await createTestApi({
      settings: { addresses, billing: { ...BILLING, baseUrl } },
    });
    const { body } = await api.request
      .post('/billing/checkout')
      .send({ email: 'ada@example.com', plan: 'business' })
      .expect(200);
    expect(body).toEqual({ ok: true, url: 'https://pay.example/cs_1' });
    expect(Object.fromEntries(must(requests[0]))).toMatchObject({
      mode: 'subscription',
      customer_email: 'ada@example.com',
      'line_items[0][price]': 'price_biz',
      'subscription_data[metadata][email]': 'ada@example.com',
      success_url: 'https://web.test/account',
    });
    await new Promise((resolve) => stub.close(resolve));
    await api.request
      .post('/billing/checkout')
      .send({ email: 'ada@example.com', plan: 'business' })
      .expect(503);
  });

  it('rejects an unknown plan and lists the plans', async () => {
    await using api = await createTestApi();
    const wrong = await api.request
      .post('/billing/checkout')
      .send({ email: 'ada@example.com', plan: 'gold' })
      .expect(400);
    expect(wrong.body).toMatchObject({
      errors: [{ name: 'plan', detail: 'must be one of developer, business, enterprise' }],
    });
  });

  it('is unavailable if payments are not configured', async () => {
    await using api = await createTestApi();
    const closed = await api.request
      .post('/billing/checkout')
      .send({ email: 'ada@example.com', plan: 'business' })
      .expect(503);
    expect(closed.headers['retry-after']).toBeDefined();
    await api.request.post('/billing/webhook').send('{}').expect(503);
  });
});
