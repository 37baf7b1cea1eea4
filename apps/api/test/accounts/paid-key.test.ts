import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPayloadCipher } from '@marquee/mail';
import { must } from '@marquee/testing/must';
import { createTestApi, type Api } from '../create-test-api.ts';
import { createKey } from './key-fixture.ts';
import { BILLING, deliver, eventOf, NOW_S } from './stripe-fixture.ts';

interface PaymentMail {
  kind: string;
  apiKey?: string;
  confirmToken?: string;
  keyLinks: { token: string; ending: string }[];
}

const metadata: (string | null)[] = [];
const stripe = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.on('end', () => {
    metadata.push(new URLSearchParams(body).get('subscription_data[metadata][key_id]'));
    res.setHeader('Content-Type', 'application/json').end('{"url":"https://pay.test"}');
  });
});

let api: Api;
beforeAll(async () => {
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${String((stripe.address() as AddressInfo).port)}`;
  api = await createTestApi({ settings: { billing: { ...BILLING, baseUrl }, trustProxy: 1 } });
});
afterAll(async () => {
  stripe.closeAllConnections();
  stripe.close();
  await api[Symbol.asyncDispose]();
});

async function register(email: string): Promise<string> {
  const { body } = await api.request.post('/register-api-key').send({ email }).expect(201);
  return (body as { api_key: string }).api_key;
}

let payments = 0;
/** Stripe reports a paid plan. Returns the mails about it. */
async function pay(
  email: string,
  { keyId, price }: { keyId?: string; price?: string } = {},
): Promise<PaymentMail[]> {
  payments++;
  const id = `evt_${String(payments)}`;
  const event = { id, type: 'created', created: NOW_S, status: 'active' } as const;
  const subscriptionId = `sub_${String(payments)}`;
  await deliver(api, eventOf({ ...event, email, subscriptionId, keyId, price })).expect(200);
  return (await mails()).filter(({ kind }) => kind !== 'api_key');
}

/** Returns the waiting mails, oldest first, and deletes them. */
async function mails(): Promise<PaymentMail[]> {
  const { rows } = await api.database.pool.query<{ id: string; content: Buffer }>(
    'WITH m AS (DELETE FROM mail RETURNING id, content, created_at) SELECT * FROM m ORDER BY created_at, id',
  );
  const { decrypt } = createPayloadCipher(['a secret of thirty-two characters']);
  return rows.map(({ id, content }) => JSON.parse(decrypt(content, id)) as PaymentMail);
}

const confirm = (token: string) => api.request.post('/keys/confirm').send({ token });
const tierOf = async (key: string) =>
  (await api.get('/usage').set('X-API-Key', key).expect(200)).body as Record<string, unknown>;

describe('an unconfirmed key whose mailbox pays', () => {
  it('is confirmed by the link of the payment mail, stays the same and has the plan', async () => {
    const key = await register('ann@example.com');
    const [registered] = await mails();
    expect(await tierOf(key)).toMatchObject({ tier: 'free', verified: false });
    const [mail] = await pay('Ann@example.com');
    const { token, ending } = must(must(mail).keyLinks[0]);
    expect(ending).toBe(key.slice(-4));
    expect(await tierOf(key)).toMatchObject({ tier: 'free' }); // anyone can register an address
    const { text } = await api.get(`/keys/confirm?token=${token}`).expect(200);
    expect(text).toContain(`This adds the key ending in ${ending} to the account`);
    const { body } = await confirm(token).expect(200);
    expect(body).toMatchObject({ api_key: null, key_ending: ending, tier: 'developer' });
    expect(await tierOf(key)).toMatchObject({ tier: 'developer', verified: true });
    await confirm(token).expect(410);
    // The link of the registration would replace the key.
    await confirm(must(must(registered).confirmToken)).expect(410);
    expect(await tierOf(key)).toMatchObject({ tier: 'developer' });
  });

  it('is known by the checkout that it requested, after its registration was forgotten', async () => {
    const key = await register('bea@example.com');
    await mails();
    await api.database.pool.query(`UPDATE key_confirmation SET email = '', used_at = NULL`);
    await api.request
      .post('/billing/checkout')
      .set('X-API-Key', key)
      .send({ email: 'bea@example.com', plan: 'developer' })
      .expect(200);
    const [mail] = await pay('bea@example.com', { keyId: must(metadata.at(-1)) });
    const { token } = must(must(mail).keyLinks[0]);
    const page = await api.request
      .post('/keys/confirm')
      .type('form')
      .set('Accept', 'text/html')
      .send({ token })
      .expect(200);
    expect(page.text).toContain(`The key ending in ${key.slice(-4)} now belongs to your account`);
    expect(await tierOf(key)).toMatchObject({ tier: 'developer', verified: true });
  });

  it('has a link next to the confirmed keys of an account, and none once it is revoked', async () => {
    await register('cleo@example.com');
    const [first] = await mails();
    await confirm(must(must(first).confirmToken)).expect(200);
    const [second, third] = [
      await register('cleo@example.com'),
      await register('cleo@example.com'),
    ];
    await mails();
    await api.request.delete('/keys/current').set('X-API-Key', third).expect(200);
    const [mail] = await pay('cleo@example.com');
    expect(mail).toMatchObject({ kind: 'plan_active', keyLinks: [{ ending: second.slice(-4) }] });
    const { token } = must(must(mail).keyLinks[0]);
    await api.request.delete('/keys/current').set('X-API-Key', second).expect(200);
    await confirm(token).expect(410);
  });

  it('stays one of five keys of its account', async () => {
    const oldest = (await pay('dora@example.com'))[0];
    for (let n = 0; n < 4; n++) await createKey(api, { email: 'dora@example.com' });
    const key = await register('dora@example.com');
    await api.database.pool.query(
      `UPDATE api_key SET created_at = '2020-01-01' WHERE account_id IS NULL`,
    );
    await mails();
    const [mail] = await pay('dora@example.com', { price: 'price_biz' });
    await confirm(must(must(mail).keyLinks[0]).token).expect(200);
    expect(await tierOf(key)).toMatchObject({ tier: 'business' });
    await api
      .get('/usage')
      .set('X-API-Key', must(must(oldest).apiKey))
      .expect(401);
  });
});
