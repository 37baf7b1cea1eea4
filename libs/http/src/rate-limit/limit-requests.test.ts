import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { createAccess, hashOfKey, newApiKey, type ApiKeyOwner } from '@marquee/access';
import { connectRedisCounter, createQuota } from '@marquee/quota';
import { startRedis } from '@marquee/testing/start-redis';
import { waitFor } from '@marquee/testing/wait-for';
import express, { type Request } from 'express';
import type { RateLimitInfo } from 'express-rate-limit';
import { problemDetails } from '../requests/middleware.ts';
import { createLogger } from '../telemetry/logger.ts';
import { identify } from './identify.ts';
import { createLimits, type LimitAccess } from './limit-requests.ts';

const ALICE = '203.0.113.7';
const BOB = '203.0.113.8';
const FREE: ApiKeyOwner = {
  key_id: 'k',
  account_id: 'a',
  tier: 'free',
  custom_limit: null,
  expires_at: null,
  origins: null,
};
const UNLIMITED: ApiKeyOwner = { ...FREE, tier: 'custom' };

interface Fixture {
  redisUrl?: string;
  /** Replaces parts of what decides. */
  change?: (access: LimitAccess) => Partial<LimitAccess>;
  holder?: ApiKeyOwner;
}

/**
 * Starts a server with a route for each class of requests. It responds with the numbers that
 * express-rate-limit compared.
 */
async function startServer({ redisUrl, change = () => ({}), holder }: Fixture = {}) {
  const key = newApiKey();
  const remote = redisUrl === undefined ? undefined : connectRedisCounter(redisUrl);
  const quota = createQuota(remote ? { remote } : {});
  const findKey = (hash: string) =>
    Promise.resolve(hash === hashOfKey(key) ? (holder ?? null) : null);
  const access = createAccess({ quota, findKey, schedule: 'A', secret: 'a secret' });
  const limits = createLimits({ ...access, ...change(access) });
  const app = express().set('trust proxy', 1).use(identify(access));
  for (const limitClass of ['read', 'write', 'flood', 'free'] as const)
    app.get(
      `/${limitClass}`,
      limits[limitClass],
      (req: Request & { rateLimit?: RateLimitInfo }, res) => {
        res.json(req.rateLimit ?? null);
      },
    );
  app.use(problemDetails({ apiUrl: 'https://api.test', logger: createLogger('test', 'silent') }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await remote?.connected;
  return {
    access,
    consumeAs: async (owner: ApiKeyOwner) => {
      const caller = await access.authenticate(ALICE, undefined);
      return access.consume({ ...caller, holder: owner, tier: owner.tier }, 'read');
    },
    get: async (path: string, { from = ALICE, withKey = false } = {}) => {
      const headers = { 'x-forwarded-for': from, ...(withKey && { 'x-api-key': key }) };
      const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as RateLimitInfo,
      };
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      quota.close();
      remote?.close();
      await once(server, 'close');
    },
  };
}

describe('express-rate-limit', () => {
  it('compares the requests of an address with the limit of its tier', async () => {
    await using server = await startServer();
    expect((await server.get('/read')).body).toMatchObject({
      limit: 100,
      used: 1,
      remaining: 99,
    });
    expect((await server.get('/read')).body).toMatchObject({
      limit: 100,
      used: 2,
      remaining: 98,
    });
    expect((await server.get('/read', { from: BOB })).body).toMatchObject({ limit: 100, used: 1 });
  });

  it('compares the requests of an account with the limit of its plan', async () => {
    await using server = await startServer({ holder: { ...FREE, tier: 'business' } });
    const { body } = await server.get('/read', { withKey: true });
    expect(body).toMatchObject({ limit: 50_000, used: 1 });
  });

  it('compares the window with the least left', async () => {
    await using server = await startServer();
    await server.get('/read');
    expect((await server.get('/write')).body).toMatchObject({ limit: 60, used: 1 });
  });

  it('rejects a request whose hits exceed the limit, whatever else the decision states', async () => {
    const overstate = ({ consume }: LimitAccess): Partial<LimitAccess> => ({
      consume: async (...request) => {
        const admission = await consume(...request);
        const usages = admission.decision.usages.map((usage) => ({
          ...usage,
          used: usage.limit + 1,
        }));
        return { ...admission, decision: { ...admission.decision, usages } };
      },
    });
    await using server = await startServer({ change: overstate });
    expect((await server.get('/read')).status).toBe(429);
  });

  it('does not count a request that it rejects', async () => {
    await using server = await startServer();
    const statuses = await Promise.all(Array.from({ length: 110 }, () => server.get('/read')));
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(10);
    const [usage] = await server.access.getUsage(
      await server.access.authenticate(ALICE, undefined),
    );
    expect(usage).toMatchObject({ used: 100 });
  });

  it('tries the limit of the address if the limit of a free key is reached', async () => {
    await using server = await startServer({ holder: FREE });
    for (let sent = 0; sent < 500; sent++) await server.consumeAs(FREE);
    const { status, headers, body } = await server.get('/read', { withKey: true });
    expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"anonymous";q=100;w=3600']);
    expect(body).toMatchObject({ limit: 100, used: 1 });
  });

  it.each([
    { what: 'a free route', path: '/free', holder: FREE },
    { what: 'the flood limit for an account', path: '/flood', holder: FREE },
  ])('counts nothing for $what', async ({ path, holder }) => {
    await using server = await startServer({ holder });
    expect(await server.get(path, { withKey: true })).toMatchObject({ status: 200, body: null });
    expect((await server.get(path, { withKey: true })).headers.has('ratelimit')).toBe(false);
  });

  it('admits an unlimited account without fields of a limit', async () => {
    await using server = await startServer({ holder: UNLIMITED });
    const { status, headers } = await server.get('/read', { withKey: true });
    expect([status, headers.has('ratelimit-policy')]).toEqual([200, false]);
  });

  it('gives each of 200 concurrent requests its own decision', async () => {
    let waiting = 0;
    const delay = ({ consume }: LimitAccess): Partial<LimitAccess> => ({
      consume: async (...request) => {
        for (let turn = waiting++ % 7; turn > 0; turn--) await new Promise(setImmediate);
        return consume(...request);
      },
    });
    await using server = await startServer({ change: delay });
    const addresses = Array.from({ length: 200 }, (_, index) => `198.51.100.${String(index)}`);
    const responses = await Promise.all(addresses.map((from) => server.get('/read', { from })));
    const subjects = await Promise.all(
      addresses.map((from) => server.access.authenticate(from, undefined)),
    );
    expect(responses.map(({ body }) => body.key.split(' ')[0])).toEqual(
      subjects.map(({ address }) => address),
    );
    for (const { headers } of responses)
      expect(headers.get('ratelimit')).toMatch(/^"anonymous";r=99;/);
  });

  it('admits exactly 100 of 240 requests at once to two servers that share Redis', async () => {
    await using redis = await startRedis();
    await using first = await startServer({ redisUrl: redis.url });
    await using second = await startServer({ redisUrl: redis.url });
    const responses = await Promise.all(
      Array.from({ length: 240 }, (_, index) => (index % 2 ? first : second).get('/read')),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(140);
  });

  it('calls Redis once for all windows of a request', async () => {
    await using redis = await startRedis();
    await using server = await startServer({ redisUrl: redis.url });
    const { address } = await server.access.authenticate(ALICE, undefined);
    await server.get('/write');
    await redis.command('CONFIG', 'RESETSTAT');
    for (let sent = 0; sent < 5; sent++) await server.get('/write');
    expect(String(await redis.command('INFO', 'commandstats'))).toContain(
      'cmdstat_evalsha:calls=5,',
    );
    expect(await redis.command('KEYS', '*')).toEqual(
      expect.arrayContaining([`mq2:{${address}}:anonymous:hour`, `mq2:{${address}}:writes:day`]),
    );
  });
});

it('retains nothing of a server that is closed', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const startAndClose = async () => {
    await using server = await startServer();
    await server.get('/read');
    return new WeakRef(server.access);
  };
  const access = await startAndClose();
  await waitFor(() => {
    collect();
    return access.deref() === undefined;
  });
});
