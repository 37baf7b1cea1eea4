import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { startRedis } from '@marquee/testing/start-redis';
import { waitFor } from '@marquee/testing/wait-for';
import { Redis } from 'ioredis';
import { createMemoryCounter, type Counted } from './memory-counter.ts';
import { WINDOWS, type Policy } from './policy.ts';
import { createQuota, type CounterState } from './quota.ts';
import { connectRedisCounter } from './redis/redis-counter.ts';

const HOURLY: Policy = { name: 'anonymous', limit: 100, window: 'hour' };
const WRITES: Policy = { name: 'writes', limit: 3, window: 'day' };

describe('counting in this process', () => {
  it('admits requests up to the limit and does not count rejected ones', () => {
    const counter = createMemoryCounter();
    const decisions = Array.from({ length: 150 }, () => counter.consume('a', [HOURLY]));
    expect(decisions.filter(({ admitted }) => admitted)).toHaveLength(100);
    expect(decisions.at(-1)?.usages).toMatchObject([{ used: 100 }]);
  });

  it('does not count a request that one policy rejects', () => {
    const counter = createMemoryCounter();
    for (let n = 0; n < 10; n++) counter.consume('a', [HOURLY, WRITES]);
    expect(counter.peek('a', [HOURLY, WRITES])).toMatchObject([{ used: 3 }, { used: 3 }]);
  });
});

describe('counting in Redis', () => {
  it('matches counting in this process for every policy', async () => {
    await using redis = await startRedis();
    const remote = connectRedisCounter(redis.url);
    await waitFor(() =>
      remote.ping().then(
        () => true,
        () => false,
      ),
    );
    const local = createMemoryCounter();
    for (let n = 0; n < 8; n++) {
      const policies = n % 2 ? [HOURLY, WRITES] : [HOURLY];
      const there = await remote.consume('a', policies);
      const here = local.consume('a', policies);
      expect(there.admitted).toBe(here.admitted);
      expect(there.usages.map(({ used }) => used)).toEqual(here.usages.map(({ used }) => used));
      for (const { resetsInS, window } of there.usages)
        expect(WINDOWS[window] - resetsInS).toBeLessThan(60);
    }
    expect(await remote.peek('a', [HOURLY, WRITES])).toMatchObject([{ used: 7 }, { used: 3 }]);
    remote.close();
  });

  it('adds a repeated delivery once', async () => {
    await using redis = await startRedis();
    const remote = connectRedisCounter(redis.url);
    await waitFor(() =>
      remote.ping().then(
        () => true,
        () => false,
      ),
    );
    const second = Math.floor(Date.now() / 1000);
    const counted: Counted = {
      subject: 'a',
      policy: HOURLY,
      requests: [
        [second - 60, 2],
        [second, 5],
      ],
    };
    for (let n = 0; n < 3; n++) await remote.add(counted, 'mark-1');
    await remote.add(counted, 'mark-2');
    expect(await remote.peek('a', [HOURLY])).toMatchObject([{ used: 14 }]);
    remote.close();
  });
});

describe('counting while Redis is unavailable', () => {
  const quotaOn = (url: string) => {
    const remote = connectRedisCounter(url);
    const states: CounterState[] = [];
    const quota = createQuota({ remote, onStateChange: (state) => void states.push(state) });
    const close = () => {
      quota.close();
      remote.close();
    };
    return { remote, quota, states, close };
  };

  it('counts in this process and adds the counts once Redis starts', async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const { quota, remote, states, close } = quotaOn(`redis://127.0.0.1:${String(port)}`);
    for (let n = 0; n < 40; n++) expect((await quota.consume('a', [HOURLY])).admitted).toBe(true);
    expect(quota.state()).toBe('degraded');
    await using redis = await startRedis({}, port);
    expect(redis.pid).toBeGreaterThan(0);
    await waitFor(() => quota.state() === 'ok');
    expect(await remote.peek('a', [HOURLY])).toMatchObject([{ used: 40 }]);
    expect((await quota.consume('a', [HOURLY])).usages).toMatchObject([{ used: 41 }]);
    expect(states).toEqual(['degraded', 'ok']);
    close();
  });

  it('admits at most one extra limit per outage and adds it to Redis afterwards', async () => {
    await using redis = await startRedis();
    const { quota, remote, close } = quotaOn(redis.url);
    await waitFor(() =>
      remote.ping().then(
        () => true,
        () => false,
      ),
    );
    for (let n = 0; n < 120; n++) await quota.consume('a', [HOURLY]);
    redis.signal('SIGSTOP');
    const admitted = async (requests: number) =>
      (
        await Promise.all(
          Array.from({ length: requests }, async () => quota.consume('a', [HOURLY])),
        )
      ).filter((d) => d.admitted).length;
    expect(await admitted(150)).toBe(100);
    await setTimeout(1_500); // a probe has failed
    expect(await admitted(150)).toBe(0);
    redis.signal('SIGCONT');
    await waitFor(() => quota.state() === 'ok');
    await waitFor(async () => (await remote.peek('a', [HOURLY]))[0]?.used === 200);
    expect(await admitted(10)).toBe(0);
    close();
  });

  it('treats a Redis that responds to pings but rejects writes as one outage', async () => {
    await using redis = await startRedis();
    await using admin = Object.assign(new Redis(redis.url), {
      [Symbol.asyncDispose]: async () => {
        await admin.quit();
      },
    });
    const { quota, remote, close } = quotaOn(redis.url);
    await waitFor(() =>
      remote.ping().then(
        () => true,
        () => false,
      ),
    );
    await admin.config('SET', 'min-replicas-to-write', '1');
    const admitted: boolean[] = [];
    for (let second = 0; second < 3; second++) {
      for (let n = 0; n < 110; n++) admitted.push((await quota.consume('a', [HOURLY])).admitted);
      await setTimeout(1_100);
    }
    expect(admitted.filter(Boolean)).toHaveLength(100);
    await admin.config('SET', 'min-replicas-to-write', '0');
    await waitFor(() => quota.state() === 'ok');
    expect(await remote.peek('a', [HOURLY])).toMatchObject([{ used: 100 }]);
    close();
  });

  it('delays only the first requests, by about 150 ms', async () => {
    await using redis = await startRedis();
    const { quota, remote, close } = quotaOn(redis.url);
    await waitFor(() =>
      remote.ping().then(
        () => true,
        () => false,
      ),
    );
    redis.signal('SIGSTOP');
    const startedAt = performance.now();
    for (let n = 0; n < 60; n++) await quota.consume(`s${String(n)}`, [HOURLY]);
    // 60 × 150 ms if each waited
    expect(performance.now() - startedAt).toBeLessThan((60 * 150) / 2);
    redis.signal('SIGCONT');
    close();
  });

  it('continues to count if Redis is full or read-only', async () => {
    await using redis = await startRedis({ maxmemory: '1mb', 'maxmemory-policy': 'noeviction' });
    const { quota, remote, close } = quotaOn(redis.url);
    await waitFor(() =>
      remote.ping().then(
        () => true,
        () => false,
      ),
    );
    for (let n = 0; n < 110; n++) await quota.consume('a', [HOURLY]);
    expect(quota.state()).toBe('degraded');
    expect((await quota.consume('a', [HOURLY])).admitted).toBe(false);
    close();
  });
});
