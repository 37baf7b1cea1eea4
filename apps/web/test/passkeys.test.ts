import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createOperatorRepository,
  createPasskeyRepository,
  createPersonRepository,
} from '@marquee/database';
import { createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';
import { createOperator } from './operator-fixture.ts';
import { createSoftwarePasskey } from './software-passkey.ts';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb();
});
afterAll(() => web[Symbol.asyncDispose]());

/** Returns an operator, the cookie of a session with a passkey, and one signed in by mail only. */
async function createSessions() {
  const operator = await createOperator(web);
  const { passkey, cookie } = await operator.addPasskey(await web.signIn(operator.email));
  const mailOnly = await web.signIn(operator.email);
  return { ...operator, own: cookie, passkey, mailOnly };
}

const ACCEPTED = 303;
const REFUSED = 400;

describe('a passkey', () => {
  it('is required by the console as soon as there is one; a mailed link opens the account only', async () => {
    const { own, mailOnly, passkey, answer, send } = await createSessions();
    await web.open('/console/log', own).expect(200);
    await web.open('/account', mailOnly).expect(200);
    const { headers } = await web.open('/console/log', mailOnly).expect(303);
    expect(headers['location']).toBe('/account/passkeys/use');
    const stale = await web.act('/console/sources/pause', mailOnly, { source: 'x' });
    expect([stale.status, stale.text.includes('data-passkey="use"')]).toEqual([403, true]);
    const used = await send(mailOnly, await answer(passkey, mailOnly));
    expect(used.headers['location']).toBe('/console');
    await web.open('/console/log', web.cookieOf(used)).expect(200);
  });

  it('opens the console for 12 hours', async () => {
    const { own, signedInFor } = await createSessions();
    await signedInFor(11.9);
    await web.open('/console/log', own).expect(200);
    await signedInFor(12.1);
    await web.open('/console/log', own).expect(303);
  });

  it('is added after a fresh sign-in by mail, and further ones after a fresh use of the first', async () => {
    const { email, addPasskey, challenge, answer, send, signedInFor } = await createOperator(web);
    const mailed = await web.signIn(email);
    await signedInFor(0.3);
    expect((await web.open('/account/passkeys', mailed)).text).toContain('sign in again first');
    await expect(addPasskey(mailed)).rejects.toThrow();
    await signedInFor(0);
    const { passkey: first, cookie } = await addPasskey(mailed, 'First');
    const thief = await web.signIn(email);
    await expect(addPasskey(thief)).rejects.toThrow();
    expect(await challenge(thief, 'create')).toBeUndefined();
    await signedInFor(0.3);
    await expect(addPasskey(cookie)).rejects.toThrow();
    const used = web.cookieOf(await send(cookie, await answer(first, cookie)));
    const second = await addPasskey(used, 'Second');
    const { text } = await web.open('/account/passkeys', second.cookie).expect(200);
    expect(text).toContain('First');
    expect(text).toContain('Second');
  });

  it('is nothing that other people have', async () => {
    const visitor = await web.signIn(newAddress());
    await web.open('/account/passkeys', visitor).expect(404);
    await web.open('/account/passkeys/use', visitor).expect(404);
    for (const path of ['', '/use', '/challenge', '/AAAA/remove'])
      expect((await web.act(`/account/passkeys${path}`, visitor)).status).toBe(404);
    expect((await web.open('/account', visitor)).text).not.toContain('/account/passkeys');
  });
});

describe('an answer of a passkey', () => {
  it('is accepted once', async () => {
    const { mailOnly, passkey, answer, send } = await createSessions();
    const response = await answer(passkey, mailOnly);
    const accepted = await send(mailOnly, response);
    expect(accepted.status).toBe(ACCEPTED);
    expect((await send(web.cookieOf(accepted), response)).status).toBe(REFUSED);
  });

  it.each([
    ['of another website', { origin: 'https://elsewhere.example' }],
    ['of another port', { origin: 'http://127.0.0.1:1' }],
    ['for another host', { host: 'elsewhere.example' }],
    ['without a check of the person', { isVerified: false }],
    ['with a counter that went back', { counter: 1 }],
    ['to a challenge that was never sent', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s is refused', async (_kind, options) => {
    const { mailOnly, passkey, answer, send } = await createSessions();
    const response = await answer(passkey, mailOnly, options);
    expect((await send(mailOnly, response)).status).toBe(REFUSED);
    await web.open('/console/log', mailOnly).expect(303);
    const right = await answer(passkey, mailOnly, { counter: 9 });
    expect((await send(mailOnly, right)).status).toBe(ACCEPTED);
  });

  it('is refused for the challenge of another session, and after five minutes', async () => {
    const { email, own, mailOnly, passkey, answer, send } = await createSessions();
    expect((await send(mailOnly, await answer(passkey, own))).status).toBe(REFUSED);
    const late = await answer(passkey, mailOnly);
    await web.database.pool.query(
      `UPDATE session SET challenge_expires_at = challenge_expires_at - interval '5 minutes' WHERE account_id = (SELECT id FROM account WHERE email = $1)`,
      [email],
    );
    expect((await send(mailOnly, late)).status).toBe(REFUSED);
    await web.open('/console/log', mailOnly).expect(303);
  });

  it('is refused from a passkey of another operator, an unknown one and a removed one', async () => {
    const { own, mailOnly, passkey, addPasskey, answer, send } = await createSessions();
    const other = await createSessions();
    for (const foreign of [other.passkey, createSoftwarePasskey()])
      expect((await send(mailOnly, await answer(foreign, mailOnly))).status).toBe(REFUSED);
    await other.send(other.own, await other.answer(other.passkey, other.own)); // still valid there
    const response = await answer(passkey, mailOnly);
    const { cookie } = await addPasskey(own, 'Phone');
    expect((await web.act(`/account/passkeys/${passkey.id}/remove`, cookie)).status).toBe(ACCEPTED);
    expect((await send(mailOnly, response)).status).toBe(REFUSED);
  });

  it('is refused if it is no answer, or is of another key', async () => {
    const { email, mailOnly, passkey, challenge, answer, send } = await createSessions();
    const forged = JSON.parse(await answer(createSoftwarePasskey(), mailOnly)) as object;
    const responses = [
      ...['', '{', '[]', 'null', '{"id":"x","response":{"clientDataJSON":"e30"}}'],
      JSON.stringify({ ...forged, id: passkey.id, rawId: passkey.id }),
    ];
    for (const response of responses) expect((await send(mailOnly, response)).status).toBe(REFUSED);
    const created = createSoftwarePasskey().create({
      challenge: await challenge(mailOnly, 'use'),
      origin: web.url,
    });
    expect((await send(mailOnly, created)).status).toBe(REFUSED);
    expect((await createPasskeyRepository(web.database).list(email)).length).toBe(1);
  });

  it('of another operator cannot be stored again', async () => {
    const { passkey } = await createSessions();
    const other = await createOperator(web);
    const cookie = await web.signIn(other.email);
    const response = passkey.create({
      challenge: await other.challenge(cookie, 'create'),
      origin: web.url,
    });
    const fields = { name: 'Copied', passkey: response };
    expect((await web.act('/account/passkeys', cookie, fields)).status).toBe(REFUSED);
    expect(await createPasskeyRepository(web.database).list(other.email)).toEqual([]);
  });
});

describe('passkeys', () => {
  it('stay required after the account was deleted, until a person with the command line removes them', async () => {
    const { email, own } = await createSessions();
    await createPersonRepository(web.database).erase({ email, recipientHashes: [] });
    await web.open('/account', own).expect(303);
    const again = await web.signIn(email);
    await web.open('/console/log', again).expect(303);
    await createPasskeyRepository(web.database).removeAll(email, () => Promise.resolve());
    const mailed = await web.signIn(email);
    await web.open('/console/log', mailed).expect(200);
  });

  it('have other sessions ask again when one is removed, and the log states each use', async () => {
    const { email, own, mailOnly, passkey, addPasskey, answer, send } = await createSessions();
    const { cookie } = await addPasskey(own, 'Phone');
    const other = web.cookieOf(await send(mailOnly, await answer(passkey, mailOnly)));
    await web.act(`/account/passkeys/${passkey.id}/remove`, cookie);
    await web.open('/console/log', other).expect(303);
    await web.open('/console/log', cookie).expect(200);
    const entries = (await createOperatorRepository(web.database).listEntries(50)).filter(
      ({ operator }) => operator === email,
    );
    expect(entries.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'remove passkey Laptop',
      'use passkey Laptop',
      'add passkey Phone',
      'add passkey Laptop',
    ]);
  });
});
