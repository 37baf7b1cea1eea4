import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hashOfKey, newApiKey } from '@marquee/access';
import { createAdminKeyRepository } from '@marquee/database';
import { createPayloadCipher } from '@marquee/mail';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../src/index.ts';
import type { Api } from '../create-test-api.ts';
import { createKey } from './key-fixture.ts';
import { deliver, eventOf, NOW_S, sellingApi } from './stripe-fixture.ts';

const EMAIL = 'ada@example.com';
/** Far below the minute for which a process caches a key. */
const SOON_MS = 10_000;

/** Creates a second API on the same database, with its own caches. */
async function secondApi(api: Api) {
  const dependencies = connectDependencies({
    databaseUrl: api.database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
    hashSecrets: ['a secret of thirty-two characters'],
    deadlineMs: 20_000, // long enough for a busy machine
    dataFolder: api.dataFolder,
  });
  const server = createServer(createApp(dependencies)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await dependencies[Symbol.asyncDispose]();
  };
  return { request: supertest.agent(server), close };
}

describe('a key change reaches every process immediately', () => {
  let api: Api;
  let other: Awaited<ReturnType<typeof secondApi>>;
  beforeEach(async () => {
    api = await sellingApi();
    other = await secondApi(api);
    await waitFor(async () => (await listeners()) === 2);
  });
  afterEach(async () => {
    await other.close();
    await api[Symbol.asyncDispose]();
  });

  async function listeners(): Promise<number> {
    const { rows } = await api.database.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE application_name LIKE 'marquee-watch%' AND datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'`,
    );
    return rows[0]?.n ?? 0;
  }

  const usage = (request: Api['request'], key: string) =>
    request.get('/usage').set('X-API-Key', key);
  const both = () => [api.request, other.request];
  /** Returns the response of both processes to a key: the tier, or the status of an error. */
  async function seen(key: string): Promise<(string | number)[]> {
    const responses = await Promise.all(both().map((request) => usage(request, key)));
    return responses.map(({ status, body }) =>
      status === 200 ? (body as { tier: string }).tier : status,
    );
  }
  const becomes = (key: string, state: string | number) =>
    waitFor(async () => (await seen(key)).every((each) => each === state), SOON_MS);

  it('after a payment', async () => {
    const key = await createKey(api, { email: EMAIL });
    expect(await seen(key)).toEqual(['free', 'free']);
    await deliver(
      api,
      eventOf({ id: 'evt_1', type: 'created', created: NOW_S, status: 'active' }),
    ).expect(200);
    await becomes(key, 'developer');
  });

  it('after a grant by an operator', async () => {
    const key = await createKey(api, { email: EMAIL });
    expect(await seen(key)).toEqual(['free', 'free']);
    const granted = { hash: hashOfKey(newApiKey()), hint: 'abcd' };
    await createAdminKeyRepository(api.database).grant({
      email: EMAIL,
      tier: 'business',
      customLimit: null,
      key: granted,
    });
    await becomes(key, 'business');
  });

  it('after a rotation or a revocation, in the same process with the response', async () => {
    const key = await createKey(api, { email: EMAIL });
    expect(await seen(key)).toEqual(['free', 'free']);
    const { body } = await api.request.post('/keys/rotate').set('X-API-Key', key).expect(200);
    await usage(api.request, key).expect(401);
    await becomes(key, 401);
    const rotated = (body as { api_key: string }).api_key;
    await becomes(rotated, 'free');
    await other.request.delete('/keys/current').set('X-API-Key', rotated).expect(200);
    await usage(other.request, rotated).expect(401);
    await becomes(rotated, 401);
  });

  it('after a confirmation, which retires the unverified key', async () => {
    const { body } = await api.request.post('/register-api-key').send({ email: EMAIL }).expect(201);
    const unverified = (body as { api_key: string }).api_key;
    expect(await seen(unverified)).toEqual(['free', 'free']);
    const { rows } = await api.database.pool.query<{ id: string; content: Buffer }>(
      'SELECT id, content FROM mail',
    );
    const { decrypt } = createPayloadCipher(['a secret of thirty-two characters']);
    const mail = JSON.parse(decrypt(must(rows[0]).content, must(rows[0]).id)) as {
      confirmToken: string;
    };
    await api.request.post('/keys/confirm').send({ token: mail.confirmToken }).expect(200);
    await usage(api.request, unverified).expect(401);
    await becomes(unverified, 401);
  });

  it('after a previously unknown key is stored', async () => {
    const key = newApiKey();
    expect(await seen(key)).toEqual([401, 401]);
    await api.database.pool.query(
      `INSERT INTO api_key (id, hash, hint) VALUES (gen_random_uuid(), decode($1, 'hex'), 'abcd')`,
      [hashOfKey(key)],
    );
    await becomes(key, 'free');
  });

  it('after the connection for notifications was lost during the change', async () => {
    // so that no notification of a change arrives
    await api.database.pool.query('ALTER TABLE api_key DISABLE TRIGGER USER');
    const key = await createKey(api, { email: EMAIL });
    expect(await seen(key)).toEqual(['free', 'free']);
    await api.database.pool.query('UPDATE api_key SET revoked_at = now()');
    expect(await seen(key)).toEqual(['free', 'free']);
    await api.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'marquee-watch%' AND datname = current_database()`,
    );
    await becomes(key, 401);
  });
});

describe('the mail of a payment', () => {
  it('notifies an account with keys of the upgrade once', async () => {
    await using api = await sellingApi();
    const key = await createKey(api, { email: EMAIL });
    await deliver(
      api,
      eventOf({ id: 'evt_1', type: 'created', created: NOW_S, status: 'active' }),
    ).expect(200);
    await deliver(
      api,
      eventOf({ id: 'evt_2', type: 'updated', created: NOW_S + 1, status: 'active' }),
    ).expect(200);
    const { rows } = await api.database.pool.query<{ id: string; kind: string; content: Buffer }>(
      'SELECT id, kind, content FROM mail',
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['plan_active']);
    const { decrypt } = createPayloadCipher(['a secret of thirty-two characters']);
    expect(JSON.parse(decrypt(must(rows[0]).content, must(rows[0]).id))).toMatchObject({
      plan: 'developer',
      keyEndings: [key.slice(-4)],
    });
  });
});
