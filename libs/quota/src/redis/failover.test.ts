// A lost master of Redis: its replica takes over, in a cluster and with Sentinel.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { startRedisCluster } from '@marquee/testing/redis-cluster';
import { startRedisSentinel } from '@marquee/testing/redis-sentinel';
import { waitFor } from '@marquee/testing/wait-for';
import type { Policy } from '../policy.ts';
import { createQuota } from '../quota.ts';
import { connectRedisCounter } from './redis-counter.ts';

const CALLER = fileURLToPath(new URL('../../test/load-client.ts', import.meta.url));
const HOURLY: Policy = { name: 'anonymous', limit: 100, window: 'hour' };
const SUBJECTS = Array.from({ length: 9 }, (_, index) => `warm-${String(index)}`);
/** 240 requests from two processes for each of nine subjects, of which 100 are admitted. */
const EXACT = { admitted: 900, refused: 9 * 140, failed: 0 };

/** Two fresh processes that send their requests as soon as they are connected. */
async function countCold(url: string) {
  const outcomes = await Promise.all([callFrom(url), callFrom(url)]);
  return Object.fromEntries(
    (['admitted', 'refused', 'failed'] as const).map((name) => [
      name,
      outcomes.reduce((sum, outcome) => sum + outcome[name], 0),
    ]),
  );
}

function callFrom(url: string): Promise<typeof EXACT> {
  const child = fork(CALLER, [url, '120', '100', '9'], { execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as typeof EXACT);
    });
    child.once('error', reject);
  });
}

/** Two connections that exist since before the loss of the master. */
function connectTwice(url: string) {
  const remotes = [connectRedisCounter(url), connectRedisCounter(url)];
  const quotas = remotes.map((remote) => createQuota({ remote }));
  const round = () =>
    Promise.all(
      SUBJECTS.flatMap((subject) =>
        quotas.map(async (quota) => quota.consume(`probe-${subject}`, [HOURLY])),
      ),
    );
  return {
    connected: () => Promise.all(remotes.map(({ connected }) => connected)),
    /** Sends requests until both connections count in Redis. */
    recover: () =>
      waitFor(async () => {
        await round();
        return quotas.every((quota) => quota.state() === 'ok');
      }),
    countWarm: async () => {
      const calls = SUBJECTS.flatMap((subject) =>
        quotas.flatMap((quota) =>
          Array.from({ length: 120 }, () => () => quota.consume(subject, [HOURLY])),
        ),
      );
      const counted = { admitted: 0, refused: 0, failed: 0 };
      const lanes = Array.from({ length: 50 }, async () => {
        for (let call = calls.pop(); call; call = calls.pop())
          counted[(await call()).admitted ? 'admitted' : 'refused']++;
      });
      await Promise.all(lanes);
      return counted;
    },
    close: () => {
      for (const closable of [...quotas, ...remotes]) closable.close();
    },
  };
}

describe('a Redis Cluster of three masters with replicas that loses a master', () => {
  let cluster: Awaited<ReturnType<typeof startRedisCluster>>;
  let warm: ReturnType<typeof connectTwice>;
  beforeAll(async () => {
    cluster = await startRedisCluster({ hasReplicas: true });
    warm = connectTwice(must(cluster.urls[0]));
    await warm.connected();
    await cluster.lose(2);
  }, 60_000);
  afterAll(async () => {
    warm.close();
    await cluster[Symbol.asyncDispose]();
  });

  it('lets new processes start before a replica has taken over', async () => {
    const remote = connectRedisCounter(must(cluster.urls[0]));
    await remote.connected;
    remote.close();
  });

  it('counts exactly again, in connected and in new processes', async () => {
    await waitFor(() => cluster.isMaster(5));
    await warm.recover();
    expect(await warm.countWarm()).toEqual(EXACT);
    expect(await countCold(must(cluster.urls[0]))).toEqual(EXACT);
  });
});

it('with Sentinel, counts exactly again after the master is lost, in connected and in new processes', async () => {
  await using servers = await startRedisSentinel();
  const warm = connectTwice(servers.url);
  try {
    await warm.connected();
    await servers.loseMaster();
    await waitFor(() => servers.isReplicaMaster());
    await waitFor(() => servers.doAllKnowReplica());
    await warm.recover();
    expect(await warm.countWarm()).toEqual(EXACT);
    expect(await countCold(servers.url)).toEqual(EXACT);
  } finally {
    warm.close();
  }
});

it('with Sentinel, recovers although one sentinel hangs while the others replace the master', async () => {
  await using servers = await startRedisSentinel();
  const warm = connectTwice(servers.url);
  try {
    await warm.connected();
    const resume = servers.hangFirstSentinel();
    await servers.loseMaster();
    await waitFor(() => servers.isReplicaMaster());
    await warm.recover();
    resume();
    await waitFor(() => servers.doAllKnowReplica());
    await warm.recover();
    expect(await warm.countWarm()).toEqual(EXACT);
  } finally {
    warm.close();
  }
});
