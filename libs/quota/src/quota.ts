import { randomUUID } from 'node:crypto';
import { createBreaker } from './breaker.ts';
import { createMemoryCounter, type Counted, type MemoryCounter } from './memory-counter.ts';
import type { Decision, Policy, Usage } from './policy.ts';
import type { RedisCounter } from './redis-counter.ts';

const PROBE_EVERY_MS = 1_000;
const DELIVERIES_AT_ONCE = 50;

/** `ok`: all processes count together; `local`: each for itself, as configured; `degraded`: each for itself until Redis is back. */
export type CounterState = 'ok' | 'local' | 'degraded';

export interface QuotaParts {
  /** Absent: everything is counted in this process. */
  remote?: Pick<RedisCounter, 'consume' | 'peek' | 'add' | 'ping'>;
  local?: MemoryCounter;
  onStateChange?: (state: CounterState) => void;
}

/** Counted here and on its way to Redis; delivered twice under one mark it counts once. */
interface Delivery {
  counted: Counted;
  mark: string;
}

/**
 * Decides whether a request is within its limits. While Redis is gone, slow or refusing, requests are counted in this process, and
 * what was admitted so is added there once it is back: a lost counter never fails a request.
 */
export function createQuota({ remote, local = createMemoryCounter(), onStateChange = () => undefined }: QuotaParts) {
  const breaker = createBreaker();
  let probe: NodeJS.Timeout | undefined;
  let isClosed = false;
  const deliveries = new Set<Delivery>();

  async function consume(subject: string, policies: Policy[]): Promise<Decision> {
    if (policies.length === 0) return { admitted: true, usages: [] };
    return (await ask(async ({ consume: count }) => count(subject, policies))) ?? local.consume(subject, policies);
  }

  /** How much is used, counting nothing. */
  async function peek(subject: string, policies: Policy[]): Promise<Usage[]> {
    if (policies.length === 0) return [];
    return (await ask(async ({ peek: look }) => look(subject, policies))) ?? local.peek(subject, policies);
  }

  /** Redis' answer; null where it is not to be asked or does not answer. */
  async function ask<Answer>(
    question: (redis: NonNullable<QuotaParts['remote']>) => Promise<Answer>,
  ): Promise<Answer | null> {
    if (!remote || breaker.isOpen()) return null;
    try {
      return await question(remote);
    } catch {
      if (breaker.fail()) onStateChange('degraded');
      schedule();
      return null;
    }
  }

  // One probe a second, outside of any request: none waits to learn that Redis is still away.
  function schedule(): void {
    if (probe || isClosed) return;
    probe = setTimeout(() => {
      void recover().finally(() => {
        probe = undefined;
        if (breaker.isOpen() || local.untold().length > 0) schedule();
      });
    }, PROBE_EVERY_MS).unref();
  }

  async function recover(): Promise<void> {
    try {
      await remote?.ping();
      await deliver();
    } catch {
      return;
    }
    // In one step: until here what was admitted in the outage counted here, from here on it counts there.
    local.forgetTold();
    if (!breaker.isOpen()) return;
    breaker.reset();
    onStateChange('ok');
  }

  async function deliver(): Promise<void> {
    if (deliveries.size === 0) for (const counted of local.untold()) deliveries.add({ counted, mark: randomUUID() });
    while (deliveries.size > 0) await Promise.all([...deliveries].slice(0, DELIVERIES_AT_ONCE).map(deliverOne));
  }

  async function deliverOne(delivery: Delivery): Promise<void> {
    await remote?.add(delivery.counted, delivery.mark);
    deliveries.delete(delivery);
    local.tell(delivery.counted);
  }

  const state = (): CounterState => (!remote ? 'local' : breaker.isOpen() ? 'degraded' : 'ok');
  const close = () => {
    isClosed = true;
    clearTimeout(probe);
  };
  return { consume, peek, state, close };
}
export type Quota = ReturnType<typeof createQuota>;
