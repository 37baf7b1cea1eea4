import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { cookiesIn, createAccountWeb, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';
import { createOperator } from './operator-fixture.ts';
import { createSoftwarePasskey } from './software-passkey.ts';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb();
  await ingest(web.database, {
    source: { name: 'agenda' },
    records: ['One night', 'Two nights', 'Three nights'].map((title) =>
      buildEvent({ title, venue_name: title }),
    ),
  });
});
afterAll(() => web[Symbol.asyncDispose]());

const isRemoved = async (slug: string): Promise<boolean> =>
  (await web.get(`/e/${slug}`)).status === 410;

async function slugOf(title: string): Promise<string> {
  const { rows } = await web.database.pool.query<{ slug: string }>(
    'SELECT slug FROM event WHERE title = $1',
    [title],
  );
  return must(rows[0]).slug;
}

const field = (name: string, value: string) => `name="${name}" value="${value}"`;

it('a removal waits for a passkey, retains its form, and is done with the answer', async () => {
  const { email, addPasskey, answer, signedInFor } = await createOperator(web);
  const { passkey, cookie } = await addPasskey(await web.signIn(email));
  await signedInFor(0.3);
  const event = await slugOf('One night');
  const form = { event, note: 'asked by the venue' };
  const waiting = await web.act('/console/events/remove', cookie, form);
  expect(waiting.status).toBe(403);
  expect(waiting.headers['content-security-policy']).toContain("script-src 'self'");
  const wrong = await answer(createSoftwarePasskey(), cookie);
  const refused = await web.act('/console/events/remove', cookie, { ...form, passkey: wrong });
  expect(refused.status).toBe(400);
  for (const { text } of [waiting, refused]) {
    expect(text).toContain('action="/console/events/remove"');
    expect(text).toContain(field('event', event));
    expect(text).toContain(field('note', 'asked by the venue'));
  }
  expect(await isRemoved(event)).toBe(false);
  const right = { ...form, passkey: await answer(passkey, cookie) };
  const done = await web.act('/console/events/remove', cookie, right);
  expect(done.headers['location']).toContain(`/console/events?event=${event}&done=`);
  expect(await isRemoved(event)).toBe(true);
});

it('a removal by an operator without a passkey waits for a mailed code', async () => {
  const { email, signedInFor } = await createOperator(web);
  const cookie = await web.signIn(email);
  await signedInFor(0.3);
  const event = await slugOf('Two nights');
  const form = { event, note: 'asked by the venue' };
  const waiting = await web.act('/console/events/remove', cookie, form);
  expect([waiting.status, waiting.text.includes(email)]).toEqual([403, true]);
  const { code } = must((await web.mailedLinks()).at(-1));
  const cookies = `${cookie}; ${cookiesIn(waiting)}`;
  const mails = (await web.mailedLinks()).length;
  const other = code === '000000' ? '000001' : '000000';
  const wrong = await web.act('/console/events/remove', cookies, { ...form, code: other });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(field('event', event));
  expect(wrong.text).toContain('is not the code of the last mail');
  expect((await web.mailedLinks()).length).toBe(mails);
  expect(await isRemoved(event)).toBe(false);
  const done = await web.act('/console/events/remove', cookies, { ...form, code });
  expect(done.status).toBe(303);
  expect(await isRemoved(event)).toBe(true);
  const renewed = web.cookieOf(done);
  await web.open(String(done.headers['location']), renewed).expect(200);
  await web.open('/account', cookie).expect(303);
});

it('a code of another operator, whose console needs a passkey, confirms nothing', async () => {
  const { email, addPasskey } = await createOperator(web);
  await addPasskey(await web.signIn(email));
  const colleague = await createOperator(web);
  const cookie = await web.signIn(colleague.email);
  await colleague.signedInFor(13);
  const event = await slugOf('Three nights');
  const mailed = await web.requestAsBrowser(email);
  const form = { event, note: 'by a stolen mailbox', code: mailed.code };
  const cookies = `${cookie}; ${mailed.cookie}`;
  expect((await web.act('/console/events/remove', cookies, form)).status).toBe(400);
  expect(await isRemoved(event)).toBe(false);
  await web.open('/account', cookie).expect(200);
  await web.send('/account/code', { code: mailed.code }, { cookie: mailed.cookie }).expect(303);
});

it('states that no code was mailed after five in an hour, and accepts the code of the last mail', async () => {
  const { email, signedInFor } = await createOperator(web);
  const cookie = await web.signIn(email);
  await signedInFor(13);
  const press = (cookies: string, fields = {}) =>
    web.act('/console/sources/pause', cookies, { source: 'agenda', ...fields });
  let last = await press(cookie);
  for (let pressed = 1; pressed < 5; pressed++) last = await press(cookie);
  expect(last.text).toContain(`We have mailed a code to ${email}`);
  const { code } = must((await web.mailedLinks()).at(-1));
  const { pool } = web.database;
  const countLinks = async () =>
    (await pool.query('SELECT FROM sign_in_link WHERE email = $1', [email])).rowCount;
  const stored = await countLinks();
  const limited = await press(cookie);
  expect(await countLinks()).toBe(stored);
  expect(limited.text).not.toContain('We have mailed a code');
  expect(limited.text).toContain(`No further code was mailed to ${email}`);
  const cookies = [cookie, cookiesIn(last), cookiesIn(limited)].filter(Boolean).join('; ');
  expect((await press(cookies, { code })).status).toBe(303);
});
