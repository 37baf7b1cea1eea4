import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOperatorRepository, createPasskeyRepository } from '@marquee/database';
import { createAccountWeb, type AccountWeb } from './account-fixture.ts';
import { createOperator } from './operator-fixture.ts';
import { createSoftwarePasskey } from './software-passkey.ts';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb();
});
afterAll(() => web[Symbol.asyncDispose]());

const list = (email: string) => createPasskeyRepository(web.database).list(email);

describe('a new passkey', () => {
  /** Returns a new operator, and sends the answer of a passkey. */
  async function createRegistration() {
    const operator = await createOperator(web);
    const cookie = await web.signIn(operator.email);
    const add = async (passkey = createSoftwarePasskey(), options: object = {}) => {
      const challenge = await operator.challenge(cookie, 'create');
      const answer = passkey.create({ challenge, origin: web.url, ...options });
      return web.act('/account/passkeys', cookie, { name: 'Laptop', passkey: answer });
    };
    return { ...operator, cookie, add };
  }

  it.each([
    ['text', 'usb'],
    ['a number', 5],
    ['what no database stores', ['usb\u0000', 7, { a: 1 }]],
    ['2,000 names', Array.from({ length: 2_000 }, () => 'x')],
  ])('may state %s as its transports, which are not stored', async (_kind, transports) => {
    const { email, add } = await createRegistration();
    expect((await add(createSoftwarePasskey(), { transports })).status).toBe(303);
    expect(await list(email)).toMatchObject([{ transports: [] }]);
  });

  it('has the transports that browsers know', async () => {
    const { email, add } = await createRegistration();
    await add(createSoftwarePasskey(), { transports: ['internal', 'teleport', 'hybrid'] });
    expect(await list(email)).toMatchObject([{ transports: ['hybrid', 'internal'] }]);
  });

  it.each([
    ['empty', 0],
    ['longer than the standard permits', 1_024],
    ['longer than an index permits', 9_000],
  ])('whose id is %s is refused', async (_kind, length) => {
    const { email, add } = await createRegistration();
    const { status } = await add(createSoftwarePasskey({ id: randomBytes(length) }));
    expect(status).toBe(400);
    expect(await list(email)).toEqual([]);
  });

  it('whose answer states another id is refused', async () => {
    const { email, cookie, challenge } = await createRegistration();
    const answer = createSoftwarePasskey().create({
      challenge: await challenge(cookie, 'create'),
      origin: web.url,
    });
    const { id } = createSoftwarePasskey();
    const passkey = JSON.stringify({ ...(JSON.parse(answer) as object), id, rawId: id });
    const { status } = await web.act('/account/passkeys', cookie, { name: 'Other', passkey });
    expect([status, await list(email)]).toEqual([400, []]);
  });
});

describe('forms of passkeys', () => {
  it.each(['', '/use', '/challenge', '/AAAA/remove'])(
    'at /account/passkeys%s are refused from other sites, and without the token of the session',
    async (path) => {
      const { email } = await createOperator(web);
      const cookie = await web.signIn(email);
      const form_token = await web.formToken(cookie);
      const other = await web.formToken(await web.signIn(email));
      const target = `/account/passkeys${path}`;
      const origin = 'https://evil.example';
      const forged = [
        web.send(target, { form_token }, { cookie, origin }),
        web.send(target, {}, { cookie }),
        web.send(target, { form_token: other }, { cookie }),
      ];
      for (const sent of forged) expect((await sent).text).toMatch(/not sent from|earlier session/);
    },
  );

  it('name the host of the settings, whatever a request names', async () => {
    const { email } = await createOperator(web);
    const cookie = await web.signIn(email);
    const form_token = await web.formToken(cookie);
    const response = await web
      .send('/account/passkeys/challenge', { form_token, kind: 'create' }, { cookie })
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    expect(response.body).toMatchObject({
      rp: { id: '127.0.0.1' },
      authenticatorSelection: { userVerification: 'required' },
    });
    expect(response.text).not.toContain('evil');
  });
});

describe('a session', () => {
  it('has another cookie after its passkey, so a copy of the former one opens nothing', async () => {
    const { email, addPasskey, answer, send } = await createOperator(web);
    const mailed = await web.signIn(email);
    const { cookie, passkey } = await addPasskey(mailed);
    await web.open('/account', mailed).expect(303);
    await web.open('/console/log', cookie).expect(200);
    const used = web.cookieOf(await send(cookie, await answer(passkey, cookie)));
    await web.open('/console/log', cookie).expect(404);
    await web.open('/console/log', used).expect(200);
  });

  it('uses one answer once, also if it is sent at the same moment', async () => {
    const { email, addPasskey, answer } = await createOperator(web);
    const { passkey } = await addPasskey(await web.signIn(email));
    const cookie = await web.signIn(email);
    const form = {
      form_token: await web.formToken(cookie),
      passkey: await answer(passkey, cookie),
    };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => web.send('/account/passkeys/use', form, { cookie })),
    );
    // The accepted one replaces the session: a later one may be sent to sign in.
    const accepted = answers.filter(({ headers }) => headers['location'] === '/console');
    expect(accepted).toHaveLength(1);
  });

  it('with a code of its own mail confirms nothing while there is a passkey', async () => {
    const { email, addPasskey } = await createOperator(web);
    await addPasskey(await web.signIn(email));
    const mailed = await web.requestAsBrowser(email, await web.signIn(email));
    const cookie = await web.signIn(email);
    const form = { source: 'test', code: mailed.code };
    const { status, text } = await web.act(
      '/console/sources/pause',
      `${cookie}; ${mailed.cookie}`,
      form,
    );
    expect([status, text.includes('data-passkey="use"')]).toEqual([403, true]);
  });

  it('that ended adds no passkey', async () => {
    const { email } = await createOperator(web);
    const passkey = { id: 'AAAA', name: 'Thief', counter: 0 };
    const result = await createPasskeyRepository(web.database).add(
      email,
      { ...passkey, publicKey: new Uint8Array(77), transports: [] },
      {
        sessionHash: randomBytes(32).toString('hex'),
        newSessionHash: randomBytes(32).toString('hex'),
        within: () => Promise.resolve(),
      },
    );
    expect([result, await list(email)]).toEqual(['refused', []]);
  });
});

describe('of passkeys', () => {
  it('of two first ones at once, one is stored', async () => {
    const { email, challenge } = await createOperator(web);
    const cookies = [await web.signIn(email), await web.signIn(email)];
    const forms = await Promise.all(
      cookies.map(async (cookie) => ({
        form_token: await web.formToken(cookie),
        name: 'First',
        passkey: createSoftwarePasskey().create({
          challenge: await challenge(cookie, 'create'),
          origin: web.url,
        }),
      })),
    );
    const answers = await Promise.all(
      cookies.map((cookie, index) => web.send('/account/passkeys', forms[index] ?? {}, { cookie })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(await list(email)).toHaveLength(1);
  });

  it('the last one stays, also if two are removed at once', async () => {
    const { email, addPasskey } = await createOperator(web);
    const first = await addPasskey(await web.signIn(email), 'Laptop');
    const alone = await web.open('/account/passkeys', first.cookie);
    expect(alone.text).not.toContain('/remove"');
    const path = (id: string) => `/account/passkeys/${id}/remove`;
    expect((await web.act(path(first.passkey.id), first.cookie)).status).toBe(400);
    const { cookie } = await addPasskey(first.cookie, 'Phone');
    const form_token = await web.formToken(cookie);
    const stored = await list(email);
    const answers = await Promise.all(
      stored.map(({ id }) => web.send(path(id), { form_token }, { cookie })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(await list(email)).toHaveLength(1);
  });

  it('nothing remains after the operator was removed: a former session opens no console', async () => {
    const { email, addPasskey } = await createOperator(web);
    const { cookie } = await addPasskey(await web.signIn(email));
    const operators = createOperatorRepository(web.database);
    await operators.remove(email);
    await operators.add(email);
    await web.open('/account', cookie).expect(303);
    await web.open('/console/log', cookie).expect(404);
  });
});
