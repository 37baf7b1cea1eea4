import { createMemoryCounter } from './memory-counter.ts';
import type { Decision, Policy, Usage } from './policy.ts';
import { createQuotaShard, type QuotaShard, type Remote } from './redis/quota-shard.ts';

/**
 * `ok`: shared by all processes. `local`: per process, as configured. `degraded`: per process until
 * Redis recovers.
 */
export type CounterState = 'ok' | 'local' | 'degraded';

export interface QuotaOptions {
  /** If absent, everything is counted in this process. */
  remote?: Remote;
  onStateChange?: (state: CounterState) => void;
  /** Unix seconds, for counts in this process without Redis. */
  now?: () => number;
}

/**
 * Decides whether a request is within its limits. While Redis is unavailable or slow, requests are
 * counted in this process, and the counts are added to Redis once it recovers. A failed counter
 * never fails a request.
 */
export function createQuota({ remote, onStateChange = () => undefined, now }: QuotaOptions) {
  const local = createMemoryCounter(now && { now });
  const shards = new Map<number, QuotaShard>();
  let reported: CounterState = remote ? 'ok' : 'local';

  function counterFor(subject: string) {
    if (!remote) return local;
    const shard = remote.shardFor(subject);
    const known = shards.get(shard) ?? createQuotaShard({ remote, shard, onStateChange: report });
    shards.set(shard, known);
    return known;
  }

  /** Returns the decision at once if this process counts, or a promise if Redis does. */
  function consume(subject: string, policies: Policy[]): Decision | Promise<Decision> {
    if (policies.length === 0) return { admitted: true, usages: [] };
    return counterFor(subject).consume(subject, policies);
  }

  /** Returns the usage without counting. */
  async function peek(subject: string, policies: Policy[]): Promise<Usage[]> {
    return policies.length === 0 ? [] : counterFor(subject).peek(subject, policies);
  }

  /**
   * Takes back the newest request that these policies counted. Only for policies without members.
   */
  async function takeBack(subject: string, policies: Policy[]): Promise<void> {
    await counterFor(subject).takeBack(subject, policies);
  }

  /** Forgets all requests that these policies counted. */
  async function reset(subject: string, policies: Policy[]): Promise<void> {
    await counterFor(subject).reset(subject, policies);
  }

  function state(): CounterState {
    if (!remote) return 'local';
    return [...shards.values()].some(({ isDegraded }) => isDegraded()) ? 'degraded' : 'ok';
  }

  function report(): void {
    if (state() === reported) return;
    reported = state();
    onStateChange(reported);
  }

  const close = () => {
    for (const shard of shards.values()) shard.close();
  };
  return { consume, peek, takeBack, reset, state, close };
}
export type Quota = ReturnType<typeof createQuota>;
