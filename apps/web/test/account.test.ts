import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createUsageRepository } from '@marquee/database';
import { must } from '@marquee/testing/must';
import { createAccountWeb, idIn, newAddress, type AccountWeb } from './account-fixture.ts';
import { launchBrowser } from './launch-browser.ts';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb();
});
afterAll(() => web[Symbol.asyncDispose]());

describe('a form of the account pages', () => {
  const FORMS = [
    'keys',
    'page-keys',
    'sign-out',
    'delete',
    `keys/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/revoke`,
  ];

  it.each(FORMS)('%s is refused from another site', async (path) => {
    const email = newAddress();
    const cookie = await web.signIn(email);
    const fields = { form_token: await web.formToken(cookie), name: 'x', confirmation: 'delete' };
    for (const origin of ['https://evil.test', 'null', `${web.url}.evil.test`])
      await web.send(`/account/${path}`, fields, { cookie, origin }).expect(400);
    await web.request
      .post(`/account/${path}`)
      .type('form')
      .set('Cookie', cookie)
      .send(fields)
      .expect(400);
    await web.open('/account', cookie).expect(200);
  });

  it.each(FORMS)('%s is refused without the token of its session', async (path) => {
    const email = newAddress();
    const [cookie, other] = [await web.signIn(email), await web.signIn(newAddress())];
    const fields = { name: 'x', confirmation: 'delete' };
    await web.send(`/account/${path}`, fields, { cookie }).expect(400);
    await web
      .send(`/account/${path}`, { ...fields, form_token: await web.formToken(other) }, { cookie })
      .expect(400);
    await web.open('/account', cookie).expect(200);
  });

  it.each(FORMS)('%s needs a session', (path) =>
    web.send(`/account/${path}`, { form_token: 'x' }).expect(410),
  );
});

it('fits the account pages to a phone', async () => {
  const cookie = await web.signIn(newAddress());
  await using browser = await launchBrowser();
  const page = await browser.newPage({
    viewport: { width: 320, height: 800 },
    extraHTTPHeaders: { cookie },
  });
  for (const path of ['', '/searches', '/webhooks', '/mails']) {
    await page.goto(`${web.url}/account${path}?locale=de`);
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - window.innerWidth',
    );
    expect({ path, overflow, address: page.url() }).toEqual({
      path,
      overflow: 0,
      address: expect.stringContaining(`/account${path}?`),
    });
  }
});

describe('an account', () => {
  it('opens on what its owner follows, with keys on a page for developers', async () => {
    const cookie = await web.signIn(newAddress());
    const filter = { filter: 'city=Berlin', name: 'Berlin', frequency: 'weekly' };
    await web.act('/account/searches', cookie, filter);
    const { text } = await web.open('/account', cookie).expect(200);
    expect(text).toMatch(/<h2>Following<\/h2>.*<bdi>Berlin<\/bdi>/s);
    expect(text).not.toContain('action="/account/keys"');
    const keys = (await web.open('/account/keys?locale=de', cookie).expect(200)).text;
    expect(keys).toContain('Tarif kostenlos');
    expect(keys).toContain('action="/account/keys?locale=de"');
  });

  it('creates, replaces and revokes keys', async () => {
    const cookie = await web.signIn('keys@example.com');
    const created = await web.act('/account/keys', cookie, { name: 'Server <b>one</b>' });
    const [key] = must(/mq_live_\w{38}/.exec(created.text));
    const page = (await web.open('/account/keys', cookie).expect(200)).text;
    expect(page).toContain('Server &lt;b>one&lt;/b>');
    expect(page).not.toContain(key);
    const id = idIn(page, /keys\/([\w-]{36})\/rotate/);
    const [replaced] = must(
      /mq_live_\w{38}/.exec((await web.act(`/account/keys/${id}/rotate`, cookie)).text),
    );
    expect(replaced).not.toBe(key);
    const newId = idIn((await web.open('/account/keys', cookie)).text, /keys\/([\w-]{36})\/revoke/);
    expect((await web.act(`/account/keys/${newId}/revoke`, cookie)).status).toBe(303);
    expect((await web.open('/account/keys', cookie)).text).toContain('You have no key.');
  });

  it('shows its requests by day and endpoint', async () => {
    const email = newAddress();
    const cookie = await web.signIn(email);
    expect((await web.open('/account/keys', cookie)).text).toContain('No request with a key');
    const { rows } = await web.database.pool.query<{ id: string }>(
      'SELECT id FROM account WHERE email = $1',
      [email],
    );
    const day = new Date().toISOString().slice(0, 10);
    const counted = { accountId: must(rows[0]).id, day, requests: 40 };
    const usage = createUsageRepository(web.database);
    await usage.add([
      { ...counted, endpoint: 'GET /events' },
      { ...counted, endpoint: 'GET /search' },
    ]);
    await usage.add([{ ...counted, endpoint: 'GET /events' }]);
    const { text } = await web.open('/account/keys', cookie).expect(200);
    expect(text.match(/<rect/g)).toHaveLength(30);
    expect(text).toContain(
      '<code>GET /events</code></div></td><td role="cell" data-label="Requests"><div>80</div>',
    );
    expect(text.indexOf('GET /events')).toBeLessThan(text.indexOf('GET /search'));
  });

  it('cannot change the keys of another account', async () => {
    const [owner, other] = [
      await web.signIn('owner@example.com'),
      await web.signIn('other@example.com'),
    ];
    await web.act('/account/keys', owner, { name: 'Mine' });
    const id = idIn((await web.open('/account/keys', owner)).text, /keys\/([\w-]{36})\/revoke/);
    expect((await web.act(`/account/keys/${id}/revoke`, other)).status).toBe(404);
    expect((await web.act(`/account/keys/${id}/rotate`, other)).status).toBe(404);
    expect((await web.open('/account/keys', owner)).text).toContain('Mine');
  });

  it('has at most five keys and loses none by creating a sixth', async () => {
    const cookie = await web.signIn('many@example.com');
    for (let number = 0; number < 5; number++)
      await web.act('/account/keys', cookie, { name: `Key ${String(number)}` });
    expect((await web.act('/account/keys', cookie, { name: 'Sixth' })).status).toBe(400);
    expect((await web.open('/account/keys', cookie)).text).toContain('Key 0');
  });

  it('creates keys for pages and shows them', async () => {
    const cookie = await web.signIn('pages@example.com');
    const origins = 'https://example.com https://*.example.org';
    expect((await web.act('/account/page-keys', cookie, { name: 'Site', origins })).status).toBe(
      303,
    );
    expect(
      (
        await web.act('/account/page-keys', cookie, {
          name: 'Site',
          origins: 'javascript:alert(1)',
        })
      ).status,
    ).toBe(400);
    const { text } = await web.open('/account/keys', cookie);
    expect(text).toMatch(/mq_pub_\w{38}/);
    expect(text).toContain('https://example.com https://*.example.org');
  });

  it('exports the data of its owner only', async () => {
    const cookie = await web.signIn('export@example.com');
    const { body, headers } = await web.open('/account/export', cookie).expect(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(body).toMatchObject({
      account: { email: 'export@example.com', tier: 'free' },
      stored_rows: { account: 1 },
    });
    expect(JSON.stringify(body)).not.toContain('person-');
    await web.get('/account/export').expect(303);
  });

  it('ends with its sessions when it is deleted', async () => {
    const cookie = await web.signIn('gone@example.com');
    expect((await web.act('/account/delete', cookie, { confirmation: 'no' })).status).toBe(400);
    const form = (await web.open('/account?locale=de', cookie)).text;
    expect(form).toContain('gone@example.com');
    expect(form).toContain('Zur Bestätigung „löschen“ eingeben');
    expect(
      (await web.act('/account/delete?locale=de', cookie, { confirmation: 'Löschen' })).text,
    ).toContain('gelöscht');
    await web.open('/account', cookie).expect(303);
    const { rowCount } = await web.database.pool.query(
      `SELECT FROM account WHERE email = 'gone@example.com'`,
    );
    expect(rowCount).toBe(0);
  });

  it('is deleted with a paid plan only if its owner gives the plan up', async () => {
    const email = newAddress();
    const cookie = await web.signIn(email);
    await web.database.pool.query(
      `INSERT INTO subscription (id, account_id, plan, paid_until, event_id, event_rank, event_created_at)
       SELECT 'sub_1', id, 'developer', now() + interval '9 days', 'evt_1', 0, now() FROM account WHERE email = $1`,
      [email],
    );
    expect((await web.open('/account', cookie)).text).toContain(
      'The plan “developer” is paid until',
    );
    expect((await web.act('/account/delete', cookie, { confirmation: 'delete' })).status).toBe(400);
    const given = { confirmation: 'delete', give_up_plan: '1' };
    expect((await web.act('/account/delete', cookie, given)).text).toContain('is deleted');
  });

  it('cannot buy a plan where payments are not configured, and a page states so', async () => {
    const cookie = await web.signIn(newAddress());
    expect((await web.open('/account/keys', cookie).expect(200)).text).toContain(
      'payments are not configured',
    );
    const { status, text } = await web.act('/account/plan/checkout', cookie, { plan: 'developer' });
    expect([status, text.includes('Payments are not configured on this server.')]).toEqual([
      400,
      true,
    ]);
  });

  it('is signed out of one session by its form', async () => {
    const email = newAddress();
    const cookie = await web.signIn(email);
    const other = await web.signIn(email);
    expect((await web.act('/account/sign-out', cookie)).status).toBe(200);
    await web.open('/account', cookie).expect(303);
    await web.open('/account', other).expect(200);
  });

  it('lists its sessions by device, and ends one of them or all', async () => {
    const email = newAddress();
    const { cookie: before, token } = await web.requestAsBrowser(email);
    const firefox = web.cookieOf(
      await web
        .get(`/account/enter?token=${token}`)
        .set({ Cookie: before, 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }),
    );
    const phone = await web.signIn(email);
    const { text } = await web.open('/account', phone).expect(200);
    expect(text).toContain('Firefox, Windows');
    const ids = [...text.matchAll(/sessions\/([0-9a-f]{32})\/end/g)].map(([, id = '']) => id);
    expect(new Set(ids).size).toBe(2);
    const stranger = await web.signIn(newAddress());
    for (const id of ids) await web.act(`/account/sessions/${id}/end`, stranger);
    await web.open('/account', firefox).expect(200);
    await web.act(`/account/sessions/${ids.at(-1) ?? ''}/end`, phone);
    await web.open('/account', firefox).expect(303);
    await web.open('/account', phone).expect(200);
    const other = await web.signIn(email);
    await web.act('/account/sign-out-all', phone);
    for (const cookie of [phone, other]) await web.open('/account', cookie).expect(303);
    await web.open('/account', stranger).expect(200);
  });

  it('is signed out when its session expires', async () => {
    const email = newAddress();
    const cookie = await web.signIn(email);
    await web.database.pool.query(`UPDATE session SET expires_at = now() - interval '1 second'`);
    await web.open('/account', cookie).expect(303);
  });
});
