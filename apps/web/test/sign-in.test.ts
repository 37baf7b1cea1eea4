import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cookiesIn, createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb();
});
afterAll(() => web[Symbol.asyncDispose]());

describe('signing in', () => {
  it('needs a link from the mailbox and shows the account', async () => {
    const email = newAddress();
    await web.get('/account').expect(303).expect('Location', '/account/sign-in');
    const cookie = await web.signIn(email);
    const { text, headers } = await web.open('/account', cookie).expect(200);
    expect(text).toContain(email);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('sets a cookie that scripts and forms of other sites cannot use', async () => {
    const email = newAddress();
    const token = await web.requestLink(email);
    const { headers } = await web
      .send('/account/enter', { token })
      .expect(303)
      .expect('Location', '/account');
    expect(String(headers['set-cookie'])).toMatch(/; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  });

  it('continues in the language of the page, and stores it for mails', async () => {
    const email = newAddress();
    const token = await web.requestLink(email, 'pt');
    await web
      .send('/account/enter?locale=pt', { token })
      .expect(303)
      .expect('Location', '/account?locale=pt');
    const { rows } = await web.database.pool.query('SELECT locale FROM account WHERE email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ locale: 'pt' }]);
  });

  it('stores neither the link nor the session in a form that can be used', async () => {
    const email = newAddress();
    const link = await web.requestLink(email);
    const cookie = web.cookieOf(await web.send('/account/enter', { token: link }).expect(303));
    const { rows } = await web.database.pool.query<{ dump: string }>(
      `SELECT schema_to_xml('public', true, false, '')::text AS dump`,
    );
    expect(rows[0]?.dump).not.toContain(cookie.split('=')[1]);
    expect(rows[0]?.dump).not.toContain(link);
  });

  it('works once for each link, also with concurrent requests', async () => {
    const email = newAddress();
    const token = await web.requestLink(email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => web.send('/account/enter', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410]);
    await web.send('/account/enter', { token }).expect(410);
  });

  it('does nothing when a mail scanner opens the link', async () => {
    const email = newAddress();
    const token = await web.requestLink(email);
    for (let opened = 0; opened < 3; opened++) {
      const { headers } = await web.get(`/account/enter?token=${token}`).expect(200);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['referrer-policy']).toBe('same-origin');
    }
    await web.send('/account/enter', { token }).expect(303);
  });

  it('refuses a link that is older than 15 minutes, and an invented one', async () => {
    const email = newAddress();
    const token = await web.requestLink(email);
    await web.database.pool.query(
      `UPDATE sign_in_link SET expires_at = now() - interval '1 second'`,
    );
    await web.send('/account/enter', { token }).expect(410);
    await web.send('/account/enter', { token: 'x'.repeat(43) }).expect(410);
    await web.send('/account/enter', {}).expect(410);
  });

  it('answers the same and does the same work for known and unknown addresses', async () => {
    const known = newAddress();
    await web.signIn(known);
    const answers: string[] = [];
    const rows: (number | null)[] = [];
    for (const email of [known, newAddress()]) {
      const { text } = await web.send('/account/sign-in', { email }).expect(200);
      answers.push(text);
      const stored = await web.database.pool.query(
        'SELECT FROM mail m JOIN sign_in_link l ON l.email = m.recipient WHERE l.email = $1 AND l.used_at IS NULL',
        [email],
      );
      rows.push(stored.rowCount);
    }
    expect(answers[0]).toBe(answers[1]);
    expect(rows.every((count) => (count ?? 0) > 0)).toBe(true);
  });

  it('ends the session that the browser had before', async () => {
    const email = newAddress();
    const former = await web.signIn(email);
    const cookie = await web.signIn(email, former);
    expect(cookie).not.toBe(former);
    await web.open('/account', former).expect(303);
    await web.open('/account', cookie).expect(200);
  });

  it('never accepts a session token that a stranger chose', async () => {
    const chosen = `marquee_session=${'A'.repeat(43)}`;
    const cookie = await web.signIn('victim@example.com', chosen);
    expect(cookie).not.toBe(chosen);
    await web.open('/account', chosen).expect(303);
  });

  it('mails at most five links an hour that one address requests', async () => {
    const email = 'flooded@example.com';
    const ask = () =>
      web.send('/account/sign-in', { email }).set('X-Forwarded-For', '203.0.113.5').expect(200);
    await web.signIn(email);
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    for (const { text } of answers)
      expect(text).toContain('and not too many were requested recently, a link is on its way');
    const { rowCount } = await web.database.pool.query('SELECT FROM mail WHERE recipient = $1', [
      email,
    ]);
    expect(rowCount).toBe(6);
  });

  it('mails at most ten links an hour that strangers ask for, and the owner still gets one', async () => {
    const email = newAddress();
    const owner = await web.requestAsBrowser(email);
    const signedIn = await web
      .get(`/account/enter?token=${owner.token}`)
      .set('Cookie', owner.cookie);
    await Promise.all(
      Array.from({ length: 15 }, () => web.send('/account/sign-in', { email }).expect(200)),
    );
    const count = async () => {
      const text = 'SELECT FROM mail WHERE recipient = $1';
      return (await web.database.pool.query(text, [email])).rowCount;
    };
    expect(await count()).toBe(10);
    await web.requestAsBrowser(email, cookiesIn(signedIn));
    expect(await count()).toBe(11);
  });

  it('is possible from an address whose writes of the day are used up, but not without limit', async () => {
    const address = '203.0.113.77';
    const post = (path: string, fields: Record<string, string>) =>
      web.send(path, fields).set('X-Forwarded-For', address);
    const writes = await Promise.all(
      Array.from({ length: 61 }, () => post('/ask', { artist_name: 'Air', city: 'Berlin' })),
    );
    expect(writes.map(({ status }) => status)).toContain(429);
    const email = newAddress();
    const links = await Promise.all(
      Array.from({ length: 61 }, () => post('/account/sign-in', { email })),
    );
    expect(links.filter(({ status }) => status === 200)).toHaveLength(60);
  });

  it('needs no button in the browser that requested the link', async () => {
    const { cookie, token } = await web.requestAsBrowser(newAddress());
    const path = `/account/enter?token=${token}`;
    const response = await web.get(path).set('Cookie', cookie).expect(303);
    await web.open('/account', cookiesIn(response)).expect(200);
    await web.get(path).set('Cookie', cookie).expect(410);
  });

  it('names in another browser whose account the button opens and what requested the link', async () => {
    const email = newAddress();
    const { token } = await web.requestAsBrowser(email);
    const { text } = await web.get(`/account/enter?token=${token}`).expect(200);
    expect(text).toContain(email);
    expect(text).toContain('Firefox, Linux');
    await web.send('/account/enter', { token }).expect(303);
  });

  it('accepts the six digits of the mail in the browser that requested it, once', async () => {
    const { cookie, code } = await web.requestAsBrowser(newAddress());
    expect(code).toMatch(/^\d{6}$/);
    await web.send('/account/code', { code }).expect(400);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const response = await web.send('/account/code', { code: spaced }, { cookie }).expect(303);
    await web.open('/account', cookiesIn(response)).expect(200);
    await web.send('/account/code', { code }, { cookie }).expect(400);
  });

  it('accepts no code of a stranger after ten wrong ones in a day, but the link, and codes of the owner', async () => {
    const email = newAddress();
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
    const { cookie, code } = await web.requestAsBrowser(email);
    for (let tried = 0; tried < 10; tried++)
      await web.send('/account/code', { code: wrong(code) }, { cookie }).expect(400);
    await web.send('/account/code', { code }, { cookie }).expect(400);
    const again = await web.requestAsBrowser(email);
    await web.send('/account/code', { code: again.code }, { cookie: again.cookie }).expect(400);
    const response = await web
      .send('/account/enter', { token: again.token }, { cookie: again.cookie })
      .expect(303);
    const own = await web.requestAsBrowser(email, cookiesIn(response));
    await web.send('/account/code', { code: own.code }, { cookie: own.cookie }).expect(303);
  });

  it('leads nowhere but to the account, whatever the link states', async () => {
    const email = newAddress();
    const token = await web.requestLink(email);
    await web
      .send(`/account/enter?next=https://evil.test&redirect=//evil.test`, {
        token,
        next: 'https://evil.test',
      })
      .expect(303)
      .expect('Location', '/account');
  });
});
