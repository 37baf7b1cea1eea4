import { describe, expect, it } from '@jest/globals';
import { createSubscriptionRepository, createMaintenanceRepository } from '@marquee/database';
import { must } from '@marquee/testing/must';
import { createTestApi, type Api } from '../create-test-api.ts';
import { demand } from '../demand/demand-fixture.ts';
import { ANN, mailsOf, press, rowsOf, subscribed } from './signup-fixture.ts';

async function keyOf(api: Api, email: string): Promise<string> {
  await api.request.post('/register-api-key').send({ email }).expect(201);
  const token = (await mailsOf(api)).findLast(({ kind }) => kind === 'api_key')?.confirmToken;
  const { body } = await api.request.post('/keys/confirm').send({ token }).expect(200);
  return (body as { api_key: string }).api_key;
}

/** Returns the whole content of the database as text. */
async function dump({ database }: Api): Promise<string> {
  const { rows } = await database.pool.query<{ dump: string }>(
    `SELECT database_to_xml(true, false, '')::text AS dump`,
  );
  return must(rows[0]).dump;
}

const pay = (api: Api, eventId: string, paidUntil = new Date('2099-01-01')) =>
  createSubscriptionRepository(api.database).apply(
    {
      eventId,
      createdAt: new Date(),
      rank: 1,
      subscriptionId: 'sub_1',
      email: ANN,
      keyId: null,
      plan: 'developer',
      paidUntil,
    },
    {
      newLink: () => ({ token: '', tokenHash: '00' }),
      firstKey: () => {
        throw new Error('the account has a key');
      },
      onUpgrade: () => Promise.resolve(),
    },
  );
const erase = (api: Api, key: string, body: object = {}) =>
  api.request.delete('/account').set('X-API-Key', key).send(body);

describe('DELETE /account', () => {
  it('removes every trace of the address from the database and revokes its keys', async () => {
    await using api = await createTestApi();
    const key = await keyOf(api, ANN);
    await subscribed(api);
    await demand(api, { artist_name: 'Air', city: 'Berlin', user_email: ANN, notify_me: true });
    await api.request.post('/register-api-key').send({ email: ANN }).expect(201);
    expect(await dump(api)).toContain(ANN);
    expect((await erase(api, key).expect(200)).body).toEqual({ ok: true, erased: true });
    expect(await dump(api)).not.toContain('ann@');
    await api.get('/events').set('X-API-Key', key).expect(401);
    for (const table of ['account', 'subscriber', 'pending_notice', 'mail', 'demand_person'])
      expect([table, await rowsOf(api, table)]).toEqual([
        table,
        table === 'demand_person' ? [expect.anything()] : [],
      ]);
  });

  it('rejects while a plan is paid for, and late payment events do not restore the address', async () => {
    await using api = await createTestApi();
    const key = await keyOf(api, ANN);
    await pay(api, 'evt_1');
    const refused = await erase(api, key).expect(400);
    expect(refused.body).toMatchObject({ errors: [{ name: 'give_up_plan', code: 'required' }] });
    expect(refused.text).toContain('2099-01-01');
    await erase(api, key, { give_up_plan: true }).expect(200);
    await pay(api, 'evt_2');
    expect(await rowsOf(api, 'account')).toEqual([]);
    expect(await dump(api)).not.toContain('ann@');
  });

  it('requires the key of an account', async () => {
    await using api = await createTestApi();
    await api.request.delete('/account').expect(401);
    const { body } = await api.request.post('/register-api-key').send({ email: ANN }).expect(201);
    await erase(api, (body as { api_key: string }).api_key).expect(404);
  });
});

describe('the page "Delete everything about me"', () => {
  it('deletes the account, with a confirmation before it gives up a paid plan', async () => {
    await using api = await createTestApi();
    const key = await keyOf(api, ANN);
    const { preferences } = await subscribed(api);
    await pay(api, 'evt_1');
    expect((await press(api, 'erase', preferences).expect(200)).text).toContain(
      'Nothing was deleted',
    );
    expect(await rowsOf(api, 'account')).toHaveLength(1);
    await press(api, 'erase', { token: preferences, give_up_plan: '1' }).expect(200);
    expect(await dump(api)).not.toContain('ann@');
    await api.get('/events').set('X-API-Key', key).expect(401);
  });
});

describe('the link of a mailed key', () => {
  it('loses its address when it is used and after seven days', async () => {
    await using api = await createTestApi();
    await keyOf(api, ANN);
    await api.request.post('/register-api-key').send({ email: 'bob@example.com' }).expect(201);
    const emails = async () =>
      ((await rowsOf(api, 'key_confirmation')) as { email: string }[])
        .map(({ email }) => email)
        .sort();
    expect(await emails()).toEqual(['', 'bob@example.com']);
    await createMaintenanceRepository(api.database).cleanUp();
    expect(await emails()).toEqual(['', 'bob@example.com']);
    await api.database.pool.query(
      `UPDATE key_confirmation SET expires_at = now() - interval '1 second'`,
    );
    await createMaintenanceRepository(api.database).cleanUp();
    expect(await emails()).toEqual(['', '']);
  });
});
