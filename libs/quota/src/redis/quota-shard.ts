import { createMemoryCounter } from '../memory-counter.ts';
import type { Decision, Policy, Usage } from '../policy.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { RedisCounter } from './redis-counter.ts';
import { createRedisSync } from './redis-sync.ts';

export type Remote = Pick<
  RedisCounter,
  'consume' | 'peek' | 'takeBack' | 'reset' | 'add' | 'ping' | 'shardFor'
>;

export interface ShardOptions {
  remote: Remote;
  shard: number;
  onStateChange: () => void;
}

/** Counts in one shard of Redis, and in this process while that shard is unavailable. */
export function createQuotaShard({ remote, shard, onStateChange }: ShardOptions) {
  const local = createMemoryCounter();
  const breaker = createCircuitBreaker();
  const recovery = createRedisSync({
    remote: { add: remote.add, ping: () => remote.ping(shard) },
    local,
    onRecovered: () => {
      breaker.reset();
      onStateChange();
    },
  });

  const consume = async (subject: string, policies: Policy[]): Promise<Decision> =>
    (await ask(() => remote.consume(subject, policies))) ?? local.consume(subject, policies);

  const peek = async (subject: string, policies: Policy[]): Promise<Usage[]> =>
    (await ask(() => remote.peek(subject, policies))) ?? local.peek(subject, policies);

  /** Counts of an outage are in this process only. */
  async function takeBack(subject: string, policies: Policy[]): Promise<void> {
    const isDone = await ask(() => remote.takeBack(subject, policies).then(() => true));
    if (isDone === null) local.takeBack(subject, policies);
  }

  async function reset(subject: string, policies: Policy[]): Promise<void> {
    local.reset(subject, policies);
    await ask(() => remote.reset(subject, policies).then(() => true));
  }

  /** Returns the result of Redis, or null if the circuit is open or Redis fails. */
  async function ask<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
    if (breaker.isOpen()) return null;
    try {
      return await send();
    } catch {
      if (breaker.recordFailure()) onStateChange();
      recovery.begin();
      return null;
    }
  }

  return { consume, peek, takeBack, reset, isDegraded: breaker.isOpen, close: recovery.close };
}
export type QuotaShard = ReturnType<typeof createQuotaShard>;
