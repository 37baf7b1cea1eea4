import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { hashOfKey, newApiKey } from '@marquee/access';
import { insertKey } from '@marquee/database/testing';
import { createTestApi, type Api } from '../create-test-api.ts';

const ALICE = '203.0.113.7';
const FLOOD = 300;
const INVALID = { artist_name: '' };

const send = (api: Api, path = '/demand-it', body: object = INVALID) =>
  api.request.post(path).set('X-Forwarded-For', ALICE).send(body);

/** Sends a number of invalid writes, 20 at a time, and counts the statuses. */
async function sendMany(api: Api, requests: number, headers: Record<string, string> = {}) {
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < requests; sent += 20) {
    const batch = Array.from({ length: Math.min(20, requests - sent) }, () =>
      send(api).set(headers),
    );
    for (const { status } of await Promise.all(batch))
      statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe('a rejected write', () => {
  it.each<{ what: string; status: number; headers?: Record<string, string>; body: string }>([
    { what: 'an invalid body', status: 400, body: '{"artist_name":""}' },
    { what: 'broken JSON', status: 400, body: '{' },
    { what: 'a damaged encoding', status: 400, headers: { 'content-encoding': 'gzip' }, body: 'x' },
    {
      what: 'another media type',
      status: 415,
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    },
    { what: 'a large body', status: 413, body: `"${'x'.repeat(200_000)}"` },
  ])('counts as a read: $what', async ({ status, headers = {}, body }) => {
    await using api = await createTestApi({ settings: {} });
    const once = () =>
      api.request
        .post('/signup')
        .set({ 'x-forwarded-for': ALICE, 'content-type': 'application/json', ...headers })
        .send(body);
    expect((await once().expect(status)).headers['ratelimit']).toMatch(/^"anonymous";r=99;/);
    expect((await once().expect(status)).headers['ratelimit']).toMatch(/^"anonymous";r=98;/);
  });

  it('is a 429 when the quota of the address is used up', async () => {
    await using api = await createTestApi({ settings: {} });
    expect(await sendMany(api, 120)).toEqual({ 400: 100, 429: 20 });
    expect((await send(api)).body).toMatchObject({ 'violated-policies': ['anonymous'] });
  });

  it('does not count as a write', async () => {
    await using api = await createTestApi({ settings: { quotaSchedule: 'B' } });
    expect(await sendMany(api, 70)).toEqual({ 400: 70 });
    const { headers } = await send(api, '/demand-it', {
      artist_name: 'Nina',
      city: 'Berlin',
    }).expect(200);
    expect(headers['ratelimit']).toContain('"writes";r=59;');
  });
});

describe('a flood of writes', () => {
  it('is rejected before the body is read', async () => {
    await using api = await createTestApi({ settings: { quotaSchedule: 'B' } });
    await sendMany(api, FLOOD);
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    const head = `POST /demand-it HTTP/1.1\r\nHost: a.example\r\nX-Forwarded-For: ${ALICE}\r\nContent-Type: application/json`;
    const received = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => {
        resolve(chunk.toString());
      });
      socket.write(`${head}\r\nContent-Length: 50000\r\n\r\n`); // without the body
    });
    socket.destroy();
    expect(received).toMatch(/^HTTP\/1\.1 429 /);
    expect(received).toMatch(/Retry-After: \d+/);
    expect((await send(api)).body).toMatchObject({
      code: 'quota_exceeded',
      'violated-policies': ['flood'],
    });
  });

  it('of an account is limited by the quota of the account only', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = newApiKey();
    const { rows } = await api.database.pool.query<{ id: string }>(
      "INSERT INTO account (id, email, tier) VALUES (gen_random_uuid(), 'a@example.com', 'custom') RETURNING id",
    );
    await insertKey(
      api.database,
      { hash: hashOfKey(key), hint: key.slice(-4) },
      rows[0]?.id ?? null,
    );
    expect(await sendMany(api, FLOOD + 20, { 'X-API-Key': key })).toEqual({ 400: FLOOD + 20 });
  });

  it('does not affect preflights, health checks and webhooks', async () => {
    await using api = await createTestApi({ settings: { quotaSchedule: 'B' } });
    await sendMany(api, FLOOD + 1);
    for (let sent = 0; sent < 20; sent++) {
      await api.request
        .options('/demand-it')
        .set({
          'X-Forwarded-For': ALICE,
          'Access-Control-Request-Method': 'POST',
          Origin: 'https://a.example',
        })
        .expect(204);
      await api.get('/health').set('X-Forwarded-For', ALICE).expect(200);
      await send(api, '/billing/webhook').expect(503);
    }
  });
});
