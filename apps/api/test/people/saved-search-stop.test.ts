import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSubscriberTokens } from '@marquee/mail';
import { createTestApi, type Api } from '../create-test-api.ts';

const ID = '01a1fc09-c1ba-72a7-a60d-01ac57d6d205';

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api[Symbol.asyncDispose]());

it('ends the mails of a saved search by its link, and of no other', async () => {
  const { query } = api.database;
  await query({
    text: `INSERT INTO account (id, email) VALUES ($1, 'ada@example.com')`,
    values: [ID],
  });
  await query({
    text: `INSERT INTO saved_search (id, account_id, name, filter, frequency, position, next_mail_at) VALUES ($1, $1, 'x', '{}', 'daily', 0, now())`,
    values: [ID],
  });
  const isOn = async () =>
    (await query({ text: 'SELECT FROM saved_search WHERE next_mail_at IS NOT NULL', values: [] }))
      .length;
  const { subscriberTokens } = api.dependencies;
  const forged = createSubscriberTokens(['another secret of thirty-two chars']).createToken(
    ID,
    'saved_search',
  );
  for (const token of [forged, subscriberTokens.createToken(ID, 'unsubscribe'), 'x'])
    await api.request.post('/mail/searches/stop').type('form').send({ token }).expect(404);
  const token = subscriberTokens.createToken(ID, 'saved_search');
  await api.get(`/mail/searches/stop?token=${token}`).expect(200);
  expect(await isOn()).toBe(1);
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  await api.request
    .post(`/mail/searches/stop?token=${token}`)
    .type('form')
    .send(oneClick)
    .expect(200);
  expect(await isOn()).toBe(0);
});

it('turns kinds of mails off and on by the link in each mail, and queues none that is off', async () => {
  const { emailHasher, outbox } = api.dependencies;
  const hash = emailHasher.hashEmail('bob@example.com');
  const path = '/mail/preferences';
  const save = (token: string, fields: object) =>
    api.request
      .post(path)
      .type('form')
      .send({ token, ...fields });
  const content = {
    kind: 'correction',
    about: 'x',
    isAccepted: true,
    note: null,
    slug: null,
  } as const;
  const enqueue = () =>
    api.database.transaction((query) =>
      outbox.enqueue(query, { to: 'Bob@example.com', confirmed: true, locale: null, content }),
    );
  for (const token of [emailHasher.createMailToken(hash, 'stop'), 'x'])
    await save(token, {}).expect(404);
  const token = emailHasher.createMailToken(hash, 'mail_preferences');
  expect((await api.get(`${path}?token=${token}`).expect(200)).text).toMatch(
    /name="mail_correction"[^>]* checked/,
  );
  expect(await enqueue()).toBe(true);
  expect((await save(token, { mail_digest: '1', mail_unknown: '1' }).expect(200)).text).toContain(
    'Answers to reports',
  );
  expect((await api.get(`${path}?token=${token}`)).text).not.toMatch(
    /name="mail_correction"[^>]* checked/,
  );
  expect(await enqueue()).toBe(false);
  await save(token, { mail_correction: '1' }).expect(200);
  expect(await enqueue()).toBe(true);
});

it('states after "never again" that all mails are stopped, and allows them again', async () => {
  const { emailHasher } = api.dependencies;
  const hash = emailHasher.hashEmail('eve@example.com');
  const post = (path: string, fields: object) => api.request.post(path).type('form').send(fields);
  const done = await post('/mail/stop?locale=de', {
    token: emailHasher.createMailToken(hash, 'stop'),
  }).expect(200);
  const [, link = ''] = /href="(preferences\?token=[^"]+)"/.exec(done.text) ?? [];
  const page = await api.get(`/mail/${link.replaceAll('&amp;', '&')}`).expect(200);
  expect(page.text).toContain('Alle E-Mails an diese Adresse sind gestoppt');
  expect(page.text).not.toContain('type="checkbox"');
  const token = emailHasher.createMailToken(hash, 'mail_preferences');
  expect((await post('/mail/preferences', { token, mail_digest: '1' }).expect(200)).text).toContain(
    'are stopped',
  );
  expect((await post('/mail/preferences', { token, allow: '1' }).expect(200)).text).toContain(
    'allowed again',
  );
  expect((await api.get(`/mail/preferences?token=${token}`)).text).toMatch(
    /name="mail_digest"[^>]* checked/,
  );
});
