import { withTimeout } from '@marquee/runtime';
import type { Cluster, Redis } from 'ioredis';
import type { Counted } from '../memory-counter.ts';
import { WINDOWS, type Decision, type Policy, type Usage } from '../policy.ts';
import { clusterSlot } from './cluster-slot.ts';
import { ADD, CONSUME, PEEK, RESET, TAKE_BACK } from './count-scripts.ts';
import { connectRedis } from './redis-connection.ts';

/** The maximum time that a request waits for Redis. Tests of counts wait longer. */
const DEADLINE_MS = 150;
/**
 * Masters of a cluster fail independently, so each shard of 1,024 slots has its own circuit
 * breaker.
 */
const SLOTS_PER_SHARD = 1_024;
const SHARDS = 16_384 / SLOTS_PER_SHARD;

/** A connection with our scripts. */
interface Scripts {
  marqueeConsume: (...args: (string | number)[]) => Promise<number[]>;
  marqueePeek: (...args: (string | number)[]) => Promise<number[]>;
  marqueeTakeBack: (...args: (string | number)[]) => Promise<number>;
  marqueeReset: (...args: (string | number)[]) => Promise<number>;
  marqueeAdd: (...args: (string | number)[]) => Promise<number>;
}

/** Counts in Redis for all processes. Each call is one script and rejects after the deadline. */
export function connectRedisCounter(url: string, { deadlineMs = DEADLINE_MS } = {}) {
  const { connection, close } = connectRedis(url, { prepare: defineScripts });
  let isCluster = false;
  const scripts = connection.then(({ client, isCluster: detected }) => {
    isCluster = detected;
    return client as unknown as Scripts; // defineScripts added the scripts
  });
  scripts.catch(() => undefined); // each call that waits for it reports it

  function call<Result>(send: (connected: Scripts) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + deadlineMs;
    const result = scripts.then((connected) => {
      // The request is already counted in this process.
      if (performance.now() > deadline) throw new Error('Redis was connected too late');
      return send(connected);
    });
    return withTimeout(result, deadlineMs, () => {
      throw new Error('Redis did not answer in time');
    });
  }

  async function consume(subject: string, policies: Policy[]): Promise<Decision> {
    const [admitted, ...figures] = await call((redis) =>
      redis.marqueeConsume(...argumentsFor(subject, policies)),
    );
    return { admitted: admitted === 1, usages: toUsages(policies, figures) };
  }

  /** Returns the usage without counting. */
  async function peek(subject: string, policies: Policy[]): Promise<Usage[]> {
    const [, ...figures] = await call((redis) =>
      redis.marqueePeek(...argumentsFor(subject, policies)),
    );
    return toUsages(policies, figures);
  }

  /** Takes back the newest request that these policies counted. */
  async function takeBack(subject: string, policies: Policy[]): Promise<void> {
    await call((redis) => redis.marqueeTakeBack(policies.length, ...keysFor(subject, policies)));
  }

  /** Forgets all requests that these policies counted. */
  async function reset(subject: string, policies: Policy[]): Promise<void> {
    await call((redis) => redis.marqueeReset(policies.length, ...keysFor(subject, policies)));
  }

  /** Adds counts of this process. A repeated call with the same idempotency key changes nothing. */
  async function add(
    { subject, policy, requests }: Counted,
    idempotencyKey: string,
  ): Promise<void> {
    const marker = `mq2:{${subject}}:added:${idempotencyKey}`;
    const args = [marker, keyFor(subject, policy), WINDOWS[policy.window], ...requests.flat()];
    await call((redis) => redis.marqueeAdd(2, ...args));
  }

  /** Returns the shard of a subject. */
  const shardFor = (subject: string): number =>
    isCluster ? Math.floor(clusterSlot(subject) / SLOTS_PER_SHARD) : 0;

  /** Rejects while the shard cannot be read. */
  const ping = (shard = 0) =>
    peek(PROBES[shard] ?? '', [{ name: 'probe', limit: 1, window: 'minute' }]);

  const connected = scripts.then(() => undefined);
  return { consume, peek, takeBack, reset, add, ping, shardFor, connected, close };
}
export type RedisCounter = ReturnType<typeof connectRedisCounter>;

function defineScripts(client: Redis | Cluster): void {
  client.defineCommand('marqueeConsume', { lua: CONSUME });
  client.defineCommand('marqueePeek', { lua: PEEK });
  client.defineCommand('marqueeTakeBack', { lua: TAKE_BACK });
  client.defineCommand('marqueeReset', { lua: RESET });
  client.defineCommand('marqueeAdd', { lua: ADD });
}

/** Returns a subject in each shard. */
const PROBES = Array.from({ length: SHARDS }, (_, shard) => {
  for (let suffix = 0; ; suffix++) {
    const subject = `probe-${String(suffix)}`;
    if (Math.floor(clusterSlot(subject) / SLOTS_PER_SHARD) === shard) return subject;
  }
});

// Version 2: lists and sorted sets. Version 1 (`mq:{subject}:policy:window`, hashes) expires within
// 25 hours.
const keyFor = (subject: string, { name, window, part = '' }: Counted['policy']) =>
  `mq2:{${subject}}${part}:${name}:${window}`;

const keysFor = (subject: string, policies: Policy[]) =>
  policies.map((policy) => keyFor(subject, policy));

const argumentsFor = (subject: string, policies: Policy[]): (string | number)[] => [
  policies.length,
  ...keysFor(subject, policies),
  ...policies.flatMap(({ limit, window, member = '' }) => [limit, WINDOWS[window], member]),
];

const toUsages = (policies: Policy[], figures: number[]): Usage[] =>
  policies.map((policy, index) => ({
    ...policy,
    used: figures[3 * index] ?? 0,
    resetsInS: figures[3 * index + 1] ?? 0,
    hasRoom: figures[3 * index + 2] === 1,
  }));
