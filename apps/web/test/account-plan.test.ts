import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@marquee/testing/free-port';
import { createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';

const PRICES = { developer: 'price_dev', business: 'price_biz', enterprise: 'price_ent' };
const ANSWERS: Readonly<Record<string, object>> = {
  '/v1/checkout/sessions': { url: 'https://checkout.test/pay' },
  '/v1/subscriptions/sub_9': { customer: 'cus_9' },
  '/v1/billing_portal/sessions': { url: 'https://billing.test/portal' },
};

let requests: string[] = [];
const stripe = createServer((req, res) => {
  let body = '';
  req.on('data', (part: Buffer) => (body += part.toString()));
  req.on('end', () => {
    requests.push(`${req.method ?? ''} ${req.url ?? ''} ${decodeURIComponent(body)}`);
    res
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify(ANSWERS[req.url ?? ''] ?? {}));
  });
});

let web: AccountWeb;
beforeAll(async () => {
  const port = await freePort();
  stripe.listen(port, '127.0.0.1');
  const baseUrl = `http://127.0.0.1:${String(port)}`;
  web = await createAccountWeb({
    billing: { secretKey: 'sk_test_x', webhookSecrets: [], prices: PRICES, baseUrl },
  });
});
afterAll(async () => {
  stripe.closeAllConnections();
  stripe.close();
  await web[Symbol.asyncDispose]();
});

describe('the plan of an account', () => {
  it('is bought at Stripe for the address of the account', async () => {
    const email = newAddress();
    const cookie = await web.signIn(email);
    requests = [];
    const { text } = await web.act('/account/plan/checkout', cookie, { plan: 'business' });
    // a form cannot lead to another site
    expect(text).toContain('href="https://checkout.test/pay"');
    expect(requests.join()).toContain(`customer_email=${email}`);
    expect(requests.join()).toContain('price_biz');
    expect((await web.act('/account/plan/checkout', cookie, { plan: 'free' })).status).toBe(400);
  });

  it('is changed on the billing portal', async () => {
    const email = newAddress();
    const cookie = await web.signIn(email);
    expect((await web.act('/account/plan/portal', cookie)).text).toContain(
      'This account has no paid plan.',
    );
    await web.database.pool.query(
      `INSERT INTO subscription (id, account_id, plan, paid_until, event_id, event_rank, event_created_at)
       SELECT 'sub_9', id, 'developer', now() + interval '9 days', 'evt_1', 0, now() FROM account WHERE email = $1`,
      [email],
    );
    expect((await web.open('/account/keys', cookie)).text).toContain(
      'Plan “developer”, paid until',
    );
    const { text: account } = await web.open('/account', cookie);
    const deletion = account.slice(account.indexOf('Nothing brings it back'));
    expect(deletion).toMatch(
      /action="\/account\/plan\/portal".*End the plan.*Give up what is paid/s,
    );
    requests = [];
    const { text } = await web.act('/account/plan/portal', cookie);
    expect(text).toContain('href="https://billing.test/portal"');
    expect(requests.join()).toContain('customer=cus_9');
  });
});
