import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccess } from '@marquee/access';
import { connectRedisCounter, createQuota, type Quota } from '@marquee/quota';
import { startRedis } from '@marquee/testing/start-redis';
import express from 'express';
import { rateLimit } from 'express-rate-limit';
import { createAddressStore, toAddressKey } from './limit-store.ts';
import { createQuotaStore } from './quota-store.ts';

const CALLER = { address: 'ip-a', network: null, isShared: false };
const KEY = toAddressKey(CALLER);

let redis: Awaited<ReturnType<typeof startRedis>>;
let remote: ReturnType<typeof connectRedisCounter>;
const quotas: Partial<Record<'Redis' | 'memory', Quota>> = {};
beforeAll(async () => {
  redis = await startRedis();
  remote = connectRedisCounter(redis.url);
  await remote.connected;
  Object.assign(quotas, { Redis: createQuota({ remote }), memory: createQuota({}) });
});
afterAll(async () => {
  for (const quota of Object.values(quotas)) quota.close();
  remote.close();
  await redis[Symbol.asyncDispose]();
});

describe.each(['Redis', 'memory'] as const)('with counters in %s,', (kind) => {
  const createStore = () => createAddressStore('sign_in', quotas[kind] ?? createQuota({}));
  const hit = async (key: string) => (await createStore().increment(key)).totalHits;

  it('a store of address limits counts each hit', async () => {
    const key = toAddressKey({ ...CALLER, address: 'ip-count' });
    expect([await hit(key), await hit(key), await hit(key)]).toEqual([1, 2, 3]);
  });

  it('a store of address limits does not keep hits over the limit', async () => {
    const key = toAddressKey({ ...CALLER, address: 'ip-over' });
    const hits: number[] = [];
    for (let sent = 0; sent < 63; sent++) hits.push(await hit(key));
    expect(hits.slice(-4)).toEqual([60, 61, 61, 61]);
  });

  it('a store of address limits takes back one hit at a time', async () => {
    const key = toAddressKey({ ...CALLER, address: 'ip-back' });
    await hit(key);
    await hit(key);
    await createStore().decrement(key);
    expect(await hit(key)).toBe(2);
    for (let taken = 0; taken < 5; taken++) await createStore().decrement(key);
    expect(await hit(key)).toBe(1);
  });

  it('a store of address limits forgets a key', async () => {
    const key = toAddressKey({ ...CALLER, address: 'ip-reset' });
    await hit(key);
    await hit(key);
    await createStore().resetKey(key);
    expect(await hit(key)).toBe(1);
  });

  it('addresses of one IPv6 /48 have four times the limit of an address', async () => {
    const keyOf = (index: number) =>
      toAddressKey({ address: `ip-${String(index)}`, network: 'ip-net', isShared: false });
    const hits: number[] = [];
    for (let sent = 0; sent < 245; sent++) hits.push(await hit(keyOf(sent % 7)));
    expect(hits.filter((total) => total <= 60)).toHaveLength(240);
  });

  it('a store of quotas takes back what it counted', async () => {
    const quota = quotas[kind] ?? createQuota({});
    const findKey = () => Promise.resolve(null);
    const access = createAccess({ quota, findKey, schedule: 'A', secret: 'a secret' });
    const caller = await access.authenticate('192.0.2.1', undefined);
    const store = createQuotaStore(access);
    const open = () =>
      store.open({ caller, limitClass: 'write', filter: undefined, onDecided: () => undefined });
    const key = open();
    await store.increment(key);
    await store.increment(open());
    await store.decrement(key);
    await store.decrement(key);
    expect((await access.getUsage(caller))[0]).toMatchObject({ name: 'anonymous', used: 1 });
    const last = open();
    await store.increment(last);
    await store.resetKey(last);
    expect((await access.getUsage(caller))[0]).toMatchObject({ used: 0 });
  });
});

it('express-rate-limit takes back a failed request if it is configured to', async () => {
  const app = express();
  const limiter = rateLimit({
    store: createAddressStore('sign_in', createQuota({})),
    keyGenerator: () => KEY,
    limit: 60,
    skipFailedRequests: true,
    legacyHeaders: false,
  });
  app.get('/:status', limiter, (req, res) => {
    const { rateLimit: info } = req as typeof req & { rateLimit: { used: number } };
    res.status(Number(req.params['status'])).json(info.used);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const used: unknown[] = [];
  for (const status of [200, 503, 503, 200]) {
    const response = await fetch(`http://127.0.0.1:${String(port)}/${String(status)}`);
    used.push(await response.json());
  }
  expect(used).toEqual([1, 2, 2, 2]);
  server.closeAllConnections();
  server.close();
});
