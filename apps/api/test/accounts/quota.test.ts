import { describe, expect, it } from '@jest/globals';
import { newApiKey } from '@marquee/access';
import { must } from '@marquee/testing/must';
import { createTestApi, type Api } from '../create-test-api.ts';
import { createKey } from './key-fixture.ts';
import { spend, useUp } from './spend-quota.ts';

const ALICE = '203.0.113.7';
const BOB = '203.0.113.8';

// A response with a warning is not shared, so it contains the remaining quota.
const from = (api: Api, address: string, path = '/events?unknown=1') =>
  api.get(path).set('X-Forwarded-For', address);

describe('requests without a key', () => {
  it('have a limit of 100 an hour for an address, reported in every response', async () => {
    await using api = await createTestApi({ settings: {} });
    const first = await from(api, ALICE).expect(200);
    expect(first.headers['ratelimit-policy']).toBe('"anonymous";q=100;w=3600');
    expect(first.headers['ratelimit']).toMatch(/^"anonymous";r=99;t=36\d\d$/);
    expect(await spend(120, () => from(api, ALICE))).toEqual({ 200: 99, 429: 21 });
    await from(api, BOB).expect(200);
  });

  it('get a 429 with the limit, the time to wait and how to get more', async () => {
    await using api = await createTestApi({ settings: {} });
    await useUp(api, 100, { address: ALICE });
    const { body, headers } = await from(api, ALICE).expect(429);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['cache-control']).toBe('no-store');
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    expect(headers['ratelimit']).toMatch(/^"anonymous";r=0;t=\d+$/);
    expect(body).toMatchObject({
      ok: false,
      code: 'quota_exceeded',
      type: 'https://api.test/problems/quota-exceeded',
      tier: 'anonymous',
      'violated-policies': ['anonymous'],
      limits: [{ name: 'anonymous', limit: 100, per: 'hour' }],
      upgrade: expect.stringContaining('/register-api-key'),
    });
  });

  it('count also if the response is an error, a 404 or a 304', async () => {
    await using api = await createTestApi({ settings: {} });
    const { headers } = await from(api, ALICE, '/events').expect(200);
    await from(api, ALICE, '/events').set('If-None-Match', must(headers['etag'])).expect(304);
    await from(api, ALICE, '/events?limit=0').expect(400);
    await from(api, ALICE, '/nowhere').expect(404);
    expect((await from(api, ALICE)).headers['ratelimit']).toContain('r=95;');
  });

  it('do not count for health, the reference, problems and preflights', async () => {
    await using api = await createTestApi({ settings: {} });
    for (const path of ['/health', '/health/live', '/openapi.json', '/docs', '/problems/not-found'])
      expect((await from(api, ALICE, path).expect(200)).headers['ratelimit']).toBeUndefined();
    await api.request.options('/events').set('X-Forwarded-For', ALICE).expect(204);
    expect((await from(api, ALICE)).headers['ratelimit']).toContain('r=99;');
  });

  it('have a limit of 1,000 a day under schedule B', async () => {
    await using api = await createTestApi({ settings: { quotaSchedule: 'B' } });
    expect((await from(api, ALICE)).headers['ratelimit-policy']).toBe('"anonymous";q=1000;w=86400');
  });
});

describe('the address of the caller', () => {
  it('is that of the socket if no proxy is trusted, despite 200 forged headers', async () => {
    await using api = await createTestApi({ settings: { trustProxy: undefined } });
    let forged = 0;
    const statuses = await spend(200, () => from(api, `198.51.100.${String(forged++)}`));
    expect(statuses).toEqual({ 200: 100, 429: 100 });
  });

  it('is what the trusted proxy added, not what the caller sent', async () => {
    await using api = await createTestApi({ settings: { trustProxy: 1 } });
    let forged = 0;
    expect(await spend(120, () => from(api, `198.51.100.${String(forged++)}, ${ALICE}`))).toEqual({
      200: 100,
      429: 20,
    });
  });

  it('is normalised: mapped IPv4, IPv6 by /56, garbage as that of the socket', async () => {
    await using api = await createTestApi({ settings: { trustProxy: 1 } });
    const left = async (address: string) =>
      /r=(\d+)/.exec(must((await from(api, address)).headers['ratelimit']))?.[1];
    expect(await left(ALICE)).toBe('99');
    expect(await left(`::ffff:${ALICE}`)).toBe('98');
    expect(await left('64:ff9b::cb00:7107')).toBe('97');
    expect(await left('2001:db8:1:2200::1')).toBe('99');
    expect(await left('2001:db8:1:22ff:ffff::9')).toBe('98');
    expect(await left('2001:db8:1:2300::1')).toBe('99');
    expect(await left('unknown')).toBe('99');
    expect(await left('garbage')).toBe('98');
    expect(await left(`${ALICE}:51234`)).toBe('96');
    expect(await left('[2001:db8:1:2300::1]:51234')).toBe('98');
  });

  it('is counted in /health and logged once if a trusted proxy reports none', async () => {
    const lines: string[] = [];
    await using api = await createTestApi({
      settings: { trustProxy: 1, answerCacheMb: 4 },
      log: (line) => lines.push(line),
    });
    await from(api, ALICE).expect(200);
    expect((await api.get('/health')).body).not.toHaveProperty('hints');
    for (let n = 0; n < 3; n++) await from(api, 'unknown').expect(200);
    expect((await api.get('/health')).body).toMatchObject({
      hints: [expect.stringContaining('no address in 3 requests')],
    });
    expect(lines.filter((line) => line.includes('proxy.unreadable_address'))).toHaveLength(1);
  });

  it('has a warning in /health if the header of a proxy is ignored', async () => {
    await using api = await createTestApi({ settings: { trustProxy: undefined } });
    expect((await api.get('/health')).body).not.toHaveProperty('hints');
    await from(api, ALICE).expect(200);
    expect((await api.get('/health')).body).toMatchObject({
      hints: [expect.stringContaining('TRUST_PROXY')],
    });
  });
});

describe('requests with a key', () => {
  const withKey = (api: Api, key: string, address = ALICE) =>
    from(api, address).set('X-API-Key', key);

  it('share the quota of the account from all addresses', async () => {
    await using api = await createTestApi({ settings: {} });
    const keys = [
      await createKey(api, { email: 'a@example.com', tier: 'custom', customLimit: 30 }),
      await createKey(api, { email: 'a@example.com', tier: 'custom' }),
    ];
    let turn = 0;
    expect(
      await spend(40, () => withKey(api, must(keys[turn % 2]), turn++ % 3 ? ALICE : BOB)),
    ).toEqual({
      200: 30,
      429: 10,
    });
    expect((await from(api, ALICE)).headers['ratelimit']).toContain('r=99;');
  });

  it('count against the address if the key is unverified', async () => {
    await using api = await createTestApi({ settings: {} });
    const [one, other] = [await createKey(api), await createKey(api)];
    expect((await withKey(api, one)).headers['ratelimit']).toContain('"free";r=499;');
    expect((await withKey(api, other)).headers['ratelimit']).toContain('"free";r=498;');
    expect((await withKey(api, one, BOB)).headers['ratelimit']).toContain('"free";r=499;');
  });

  it('have the anonymous quota left when a free key is used up', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = await createKey(api, { email: 'a@example.com' });
    expect(await spend(620, () => withKey(api, key))).toEqual({ 200: 600, 429: 20 });
    expect((await withKey(api, key)).body).toMatchObject({
      tier: 'free',
      'violated-policies': ['free', 'anonymous'],
    });
    expect((await withKey(api, key, BOB)).headers['ratelimit']).toContain('"anonymous";r=99;');
  });

  it('have no limit headers for an unlimited key', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = await createKey(api, { email: 'a@example.com', tier: 'custom' });
    const { headers } = await from(api, ALICE, '/events').set('X-API-Key', key).expect(200);
    expect(headers['ratelimit']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, max-age=30');
  });

  it('are rejected for a wrong key and count against the address', async () => {
    await using api = await createTestApi({ settings: {} });
    const revoked = await createKey(api);
    await api.database.pool.query('UPDATE api_key SET revoked_at = now()');
    for (const key of ['nonsense', newApiKey(), newApiKey().slice(0, -1), revoked]) {
      const { body } = await withKey(api, key).expect(401);
      expect(body).toMatchObject({ code: 'invalid_api_key' });
    }
    expect((await from(api, ALICE)).headers['ratelimit']).toContain('r=95;');
  });

  it('are rejected for an unverified key after 30 unused days', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = await createKey(api);
    await api.database.pool.query('UPDATE api_key SET last_used_on = current_date - 31');
    expect((await withKey(api, key).expect(401)).body).toMatchObject({ code: 'expired_api_key' });
  });

  it('do not query the database for 250 invented keys', async () => {
    await using api = await createTestApi({ settings: {} });
    const reads = async () => {
      const { rows } = await api.database.pool.query<{ reads: string }>(
        "SELECT coalesce(seq_scan, 0) + coalesce(idx_scan, 0) AS reads FROM pg_stat_user_tables WHERE relname = 'api_key'",
      );
      return Number(rows[0]?.reads);
    };
    const before = await reads();
    const wellShaped = () => `mq_live_${'x'.repeat(32)}${String(Math.random()).slice(2, 8)}`;
    let address = 0;
    const send = () => withKey(api, wellShaped(), `192.0.2.${String(address++)}`);
    expect(await spend(250, send)).toEqual({ 401: 250 });
    await api.database.pool.query('SELECT pg_stat_force_next_flush()');
    expect(await reads()).toBe(before);
  });
});
