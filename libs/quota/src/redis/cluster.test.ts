import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { startRedisCluster } from '@marquee/testing/redis-cluster';
import { waitFor } from '@marquee/testing/wait-for';
import type { Policy } from '../policy.ts';
import { createQuota, type CounterState } from '../quota.ts';
import { connectRedisCounter } from './redis-counter.ts';

const CALLER = fileURLToPath(new URL('../../test/load-client.ts', import.meta.url));
const HOURLY: Policy = { name: 'anonymous', limit: 100, window: 'hour' };

interface Outcome {
  admitted: number;
  refused: number;
  failed: number;
}

/** A fresh process that sends its requests, for as many subjects, as soon as it is connected. */
function callFrom(url: string, subjects: number): Promise<Outcome> {
  const child = fork(CALLER, [url, '120', '100', String(subjects)], { execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as Outcome);
    });
    child.once('error', reject);
  });
}

describe('a Redis Cluster of three masters', () => {
  let cluster: Awaited<ReturnType<typeof startRedisCluster>>;
  beforeAll(async () => {
    cluster = await startRedisCluster();
  }, 60_000);
  afterAll(() => cluster[Symbol.asyncDispose]());

  it('counts exactly in two processes that know one node', async () => {
    const [first = '', second = ''] = cluster.urls;
    const outcomes = await Promise.all([callFrom(first, 9), callFrom(second, 9)]);
    const sum = (name: keyof Outcome) =>
      outcomes.reduce((total, outcome) => total + outcome[name], 0);
    expect({ admitted: sum('admitted'), refused: sum('refused'), failed: sum('failed') }).toEqual({
      admitted: 900,
      refused: 2 * 9 * 120 - 900,
      failed: 0,
    });
  });

  it('loses one master without failed requests: only its subjects are counted in the process', async () => {
    const remote = connectRedisCounter(must(cluster.urls[0]));
    await remote.connected;
    const states: CounterState[] = [];
    const quota = createQuota({ remote, onStateChange: (state) => void states.push(state) });
    const subjects = Array.from({ length: 60 }, (_, index) => `outage-${String(index)}`);
    // the last master has the slots from 10,923
    const isLost = (subject: string) => remote.shardFor(subject) > 11;
    const isSafe = (subject: string) => remote.shardFor(subject) < 10;
    const round = () =>
      Promise.all(subjects.map(async (subject) => quota.consume(subject, [HOURLY])));
    await round();
    expect(quota.state()).toBe('ok');

    const restart = await cluster.lose(2);
    try {
      await waitFor(async () => {
        await round();
        return quota.state() === 'degraded';
      });
      const served = await round();
      expect(served.every(({ admitted }) => admitted)).toBe(true);
      const counted = await Promise.all(
        subjects.map(async (subject) => ({ subject, used: await usedInRedis(subject) })),
      );
      for (const { subject, used } of counted) {
        if (isLost(subject)) expect(used).toBeNull();
        if (isSafe(subject)) expect(used).toBe((await quota.peek(subject, [HOURLY]))[0]?.used);
      }
    } finally {
      await restart(); // the other test needs the whole cluster
    }
    await waitFor(() => quota.state() === 'ok');
    await waitFor(async () =>
      (await Promise.all(subjects.map(usedInRedis))).every((used) => used !== null && used > 0),
    );
    expect(states).toEqual(['degraded', 'ok']);
    quota.close();
    remote.close();

    async function usedInRedis(subject: string): Promise<number | null> {
      const usages = await remote.peek(subject, [HOURLY]).catch(() => null);
      return usages?.[0]?.used ?? null;
    }
  });
});
