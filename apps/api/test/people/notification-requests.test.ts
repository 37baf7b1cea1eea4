import { describe, expect, it } from '@jest/globals';
import { createSubscriberRepository } from '@marquee/database';
import { recordStatements } from '@marquee/database/testing';
import { createOutbox } from '@marquee/mail';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';
import { demand, send } from '../demand/demand-fixture.ts';
import { ANN, mailsOf, press, rowsOf, subscribed } from './signup-fixture.ts';

const request = (api: Api, artist_name: string, options: object = {}) =>
  demand(api, { artist_name, city: 'Berlin', user_email: ANN, notify_me: true, ...options });
const preferencesOf = async (api: Api, token: string) =>
  (await api.get(`/signup/preferences?token=${token}`).expect(200)).text;
const targets = async (api: Api, table: string) =>
  ((await rowsOf(api, table)) as { target_id: string }[]).map(({ target_id }) => target_id);

/** Registers and confirms a key of an account, as its owner does. */
async function keyOf(api: Api, email: string): Promise<string> {
  await api.request.post('/register-api-key').send({ email }).expect(201);
  const token = (await mailsOf(api)).findLast(({ kind }) => kind === 'api_key')?.confirmToken;
  const { body } = await api.request.post('/keys/confirm').send({ token }).expect(200);
  return (body as { api_key: string }).api_key;
}

describe('a notification request for a confirmed address', () => {
  it('waits for a confirmation, and eight requests send one mail', async () => {
    await using api = await createTestApi();
    await subscribed(api);
    for (let n = 0; n < 8; n++) await request(api, `Band ${String(n)}`);
    expect(await targets(api, 'demand_notice')).toEqual([]);
    expect(await targets(api, 'pending_notice')).toHaveLength(8);
    const mails = await mailsOf(api);
    expect(mails.map(({ about }) => about)).toEqual([
      'new events in Berlin, weekly',
      'Band 0 in Berlin',
    ]);
    const link = must(mails[1]).confirmToken;
    const page = (await api.get(`/signup/confirm?token=${link}`).expect(200)).text;
    for (let n = 0; n < 8; n++) expect(page).toContain(`Band ${String(n)} in Berlin`);
    const [first = '', second = ''] = await targets(api, 'pending_notice');
    await press(api, 'confirm', { token: link, listed: '1', request: [first, second] }).expect(200);
    expect((await targets(api, 'demand_notice')).sort()).toEqual([first, second].sort());
    expect(await targets(api, 'pending_notice')).toHaveLength(6);
  });

  it('is active immediately with the key of the address', async () => {
    await using api = await createTestApi();
    await subscribed(api);
    const own = await keyOf(api, ANN);
    await send(api, '/demand-it', {
      key: own,
      body: { artist_name: 'Air', city: 'Berlin', user_email: 'Ann@example.com', notify_me: true },
    });
    expect([await targets(api, 'demand_notice'), await targets(api, 'pending_notice')]).toEqual([
      [expect.anything()],
      [],
    ]);
  });

  it('waits for a confirmation with the key of another address', async () => {
    await using api = await createTestApi();
    await subscribed(api);
    await send(api, '/demand-it', {
      key: await keyOf(api, 'bob@example.com'),
      body: { artist_name: 'Can', city: 'Berlin', user_email: ANN, notify_me: true },
    });
    expect(await targets(api, 'demand_notice')).toEqual([]);
    expect(await targets(api, 'pending_notice')).toHaveLength(1);
  });

  it('expires after seven days', async () => {
    await using api = await createTestApi();
    const { preferences } = await subscribed(api);
    await request(api, 'Air');
    await api.database.pool.query(
      `UPDATE pending_notice SET created_at = now() - interval '8 days'`,
    );
    expect(await preferencesOf(api, preferences)).not.toContain('Air in Berlin');
    await press(api, 'requests', { token: preferences, confirm: 'all' }).expect(200);
    expect(await targets(api, 'demand_notice')).toEqual([]);
    await request(api, 'Air');
    expect(await preferencesOf(api, preferences)).toContain('Air in Berlin');
  });
});

describe('the preferences page', () => {
  it('lists, confirms and deletes requests without script', async () => {
    await using api = await createTestApi({ events: [buildEvent({ title: 'Night <b>' })] });
    const { preferences } = await subscribed(api);
    await request(api, 'Air & Co');
    await request(api, 'Can');
    const { body } = await api.get('/events');
    const { slug } = (body as { events: [{ slug: string }] }).events[0];
    await send(api, `/demand/${slug}`, { body: { user_email: ANN, notify_me: true } });
    const text = await preferencesOf(api, preferences);
    expect(text).toContain('Air &amp; Co in Berlin');
    expect(text).toContain('changes of Night');
    expect(text).not.toMatch(/<b>|<script/);
    const [air = '', can = '', night = ''] = await targets(api, 'pending_notice');
    await press(api, 'requests', { token: preferences, confirm: air }).expect(200);
    expect(await targets(api, 'demand_notice')).toEqual([air]);
    await press(api, 'requests', { token: preferences, delete: air }).expect(200);
    await press(api, 'requests', { token: preferences, delete: can }).expect(200);
    expect([await targets(api, 'demand_notice'), await targets(api, 'pending_notice')]).toEqual([
      [],
      [night],
    ]);
    await press(api, 'requests', { token: preferences, confirm: 'all' }).expect(200);
    expect(await targets(api, 'demand_notice')).toEqual([night]);
  });

  it('changes nothing for foreign tokens, foreign requests and malformed forms', async () => {
    await using api = await createTestApi();
    const { preferences, unsubscribe } = await subscribed(api);
    await request(api, 'Air');
    const [target = ''] = await targets(api, 'pending_notice');
    for (const token of [unsubscribe, 'invented'])
      await press(api, 'requests', { token, delete: target }).expect(404);
    for (const form of [
      { delete: '0' },
      { delete: 'x' },
      { confirm: "1' OR 1" },
      {},
      { delete: '99999999999999999999' },
    ])
      await press(api, 'requests', { token: preferences, ...form }).expect(200);
    expect(await targets(api, 'pending_notice')).toEqual([target]);
  });
});

describe('POST /demand-it and /signup', () => {
  const WRITES = `SELECT (SELECT count(*)::int FROM address_confirmation) AS confirmations, (SELECT count(*)::int FROM mail) AS mails,
    (SELECT count(*)::int FROM graphile_worker._private_jobs) AS jobs`;

  it('write the same number of rows for known and unknown addresses, and mail once', async () => {
    await using api = await createTestApi();
    const count = async () =>
      (await api.database.pool.query<Record<string, number>>(WRITES)).rows[0] ?? {};
    const writesOf = async (work: () => Promise<unknown>) => {
      const before = await count();
      await work();
      return Object.entries(await count()).map(([name, rows]) => [
        name,
        rows - (before[name] ?? 0),
      ]);
    };
    const signUpAgain = () =>
      api.request.post('/signup').send({ email: ANN, city: 'Berlin' }).expect(200);
    const register = () =>
      api.request.post('/register-api-key').send({ email: 'bob@example.com' }).expect(201);
    const first = await writesOf(signUpAgain);
    expect(first).toEqual(Object.entries({ confirmations: 1, mails: 1, jobs: 1 }));
    for (let n = 0; n < 4; n++) expect(await writesOf(signUpAgain)).toEqual(first);
    expect(await mailsOf(api)).toHaveLength(1);
    expect(await writesOf(() => request(api, 'Air'))).toEqual(first);
    const firstKey = await writesOf(register);
    for (let n = 0; n < 4; n++) expect(await writesOf(register)).toEqual(firstKey);
    expect(await mailsOf(api)).toHaveLength(4);
  });

  it('send the same statements for known and unknown addresses', async () => {
    await using api = await createTestApi();
    const subscribers = createSubscriberRepository(api.database);
    const takeStatements = recordStatements(api.database.pool);
    const outbox = createOutbox({ hashSecrets: ['a secret of thirty-two characters'] });
    const ask = (token: string) =>
      subscribers.storeConfirmation(
        { email: ANN, digest: null, locale: null, tokenHash: token.repeat(64) },
        (query, { isSilent }) =>
          outbox.enqueue(query, {
            to: ANN,
            confirmed: false,
            isSilent,
            locale: null,
            content: { kind: 'confirm_address', confirmToken: token, about: 'x' },
          }),
      );
    await ask('a');
    const first = takeStatements();
    expect(first.length).toBeGreaterThan(5);
    for (const token of ['b', 'c']) {
      await ask(token);
      expect(takeStatements()).toEqual(first);
    }
  });
});

describe('the limit of three mails a day', () => {
  it.each([
    [
      'ann.lee@gmail.com',
      'a.n.n.l.e.e@gmail.com',
      'ANNLEE+x@googlemail.com',
      'annlee@gmail.com',
      'ann.l.ee+1@gmail.com',
    ],
    [
      'ann@example.com',
      'ann+1@example.com',
      'ANN+2@example.com',
      'ann+3@example.com',
      'ann+4@example.com',
    ],
  ])('counts the spellings of one mailbox together: %s', async (...spellings) => {
    await using api = await createTestApi();
    for (const email of spellings)
      await api.request.post('/register-api-key').send({ email }).expect(201);
    const mails = await mailsOf(api);
    expect(mails.map(({ recipient }) => recipient)).toEqual(spellings.slice(0, 3));
  });

  it('counts addresses with dots at other providers separately', async () => {
    await using api = await createTestApi();
    for (const email of [
      'a.b@example.com',
      'ab@example.com',
      'a.b@example.com',
      'ab@example.com',
      'a.b@example.com',
      'ab@example.com',
    ])
      await api.request.post('/register-api-key').send({ email }).expect(201);
    expect(await mailsOf(api)).toHaveLength(6);
  });
});
