import type { Cluster, Redis } from 'ioredis';
import { clusterSlot } from './cluster-slot.ts';
import { ADD, CONSUME, PEEK } from './count-scripts.ts';
import type { Counted } from './memory-counter.ts';
import { WINDOWS, type Decision, type Policy, type Usage } from './policy.ts';
import { connectRedis } from './redis-connection.ts';
import { withDeadline } from './with-deadline.ts';

/** No request waits longer for Redis. */
const DEADLINE_MS = 150;
/** A cluster loses one master, not all of them: each shard of 1,024 slots has an outage of its own. */
const SLOTS_PER_SHARD = 1_024;
const SHARDS = 16_384 / SLOTS_PER_SHARD;

/** A connection with our three scripts. */
interface Scripts {
  marqueeConsume: (...args: (string | number)[]) => Promise<number[]>;
  marqueePeek: (...args: (string | number)[]) => Promise<number[]>;
  marqueeAdd: (...args: (string | number)[]) => Promise<number>;
}

/** Counts in Redis, for all processes together. Each call is one script; it rejects after 150 ms at the latest, also if Redis is away. */
export function connectRedisCounter(url: string) {
  const { connection, close } = connectRedis(url, { prepare: defineScripts });
  let isCluster = false;
  const scripts = connection.then(({ client, isCluster: detected }) => {
    isCluster = detected;
    return client as unknown as Scripts; // defineScripts added them
  });
  scripts.catch(() => undefined); // each call that waits for it reports it

  function call<Result>(send: (connected: Scripts) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + DEADLINE_MS;
    const result = scripts.then((connected) => {
      // Its request is counted in this process by now.
      if (performance.now() > deadline) throw new Error('Redis was connected too late');
      return send(connected);
    });
    return withDeadline(result, DEADLINE_MS);
  }

  async function consume(subject: string, policies: Policy[]): Promise<Decision> {
    const [admitted, ...figures] = await call((redis) => redis.marqueeConsume(...argumentsFor(subject, policies)));
    return { admitted: admitted === 1, usages: toUsages(policies, figures) };
  }

  /** How much is used, counting nothing. */
  async function peek(subject: string, policies: Policy[]): Promise<Usage[]> {
    const [, ...figures] = await call((redis) => redis.marqueePeek(...argumentsFor(subject, policies)));
    return toUsages(policies, figures);
  }

  /** Adds what was counted elsewhere; a second delivery under the same idempotency key changes nothing. */
  async function add({ subject, policy, requests }: Counted, idempotencyKey: string): Promise<void> {
    const marker = `mq2:{${subject}}:added:${idempotencyKey}`;
    const args = [marker, keyFor(subject, policy), WINDOWS[policy.window], ...requests.flat()];
    await call((redis) => redis.marqueeAdd(2, ...args));
  }

  /** The part of the counters that fails together with those of this subject. */
  const shardOf = (subject: string): number => (isCluster ? Math.floor(clusterSlot(subject) / SLOTS_PER_SHARD) : 0);

  /** Rejects while the shard cannot be read. */
  const ping = (shard = 0) => peek(PROBES[shard] ?? '', [{ name: 'probe', limit: 1, window: 'minute' }]);

  return { consume, peek, add, ping, shardOf, connected: scripts.then(() => undefined), close };
}
export type RedisCounter = ReturnType<typeof connectRedisCounter>;

function defineScripts(client: Redis | Cluster): void {
  client.defineCommand('marqueeConsume', { lua: CONSUME });
  client.defineCommand('marqueePeek', { lua: PEEK });
  client.defineCommand('marqueeAdd', { lua: ADD });
}

/** A subject in each shard. */
const PROBES = Array.from({ length: SHARDS }, (_, shard) => {
  for (let suffix = 0; ; suffix++) {
    const subject = `probe-${String(suffix)}`;
    if (Math.floor(clusterSlot(subject) / SLOTS_PER_SHARD) === shard) return subject;
  }
});

// Version 2: lists and sorted sets. Version 1 (`mq:{subject}:policy:window`, hashes) expires within 25 hours.
const keyFor = (subject: string, { name, window, part = '' }: Counted['policy']) =>
  `mq2:{${subject}}${part}:${name}:${window}`;

const argumentsFor = (subject: string, policies: Policy[]): (string | number)[] => [
  policies.length,
  ...policies.map((policy) => keyFor(subject, policy)),
  ...policies.flatMap(({ limit, window, member = '' }) => [limit, WINDOWS[window], member]),
];

const toUsages = (policies: Policy[], figures: number[]): Usage[] =>
  policies.map((policy, index) => ({
    ...policy,
    used: figures[3 * index] ?? 0,
    resetsInS: figures[3 * index + 1] ?? 0,
    hasRoom: figures[3 * index + 2] === 1,
  }));
