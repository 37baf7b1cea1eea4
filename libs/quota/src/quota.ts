import { createBreaker } from './breaker.ts';
import { createMemoryCounter } from './memory-counter.ts';
import type { Decision, Policy, Usage } from './policy.ts';
import { createRecovery } from './recovery.ts';
import type { RedisCounter } from './redis-counter.ts';

/** `ok`: all processes count together; `local`: each for itself, as configured; `degraded`: each for itself until Redis is back. */
export type CounterState = 'ok' | 'local' | 'degraded';

type Remote = Pick<RedisCounter, 'consume' | 'peek' | 'add' | 'ping'>;

export interface QuotaParts {
  /** Absent: everything is counted in this process. */
  remote?: Remote;
  onStateChange?: (state: CounterState) => void;
}

/**
 * Decides whether a request is within its limits. While Redis is gone, slow or refusing, requests are counted in this process, and
 * what was admitted so is added there once it is back: a lost counter never fails a request.
 */
export function createQuota({ remote, onStateChange = () => undefined }: QuotaParts) {
  const local = createMemoryCounter();
  const breaker = createBreaker();
  const recovery = remote && createRecovery({ remote, local, onRecovered });

  async function consume(subject: string, policies: Policy[]): Promise<Decision> {
    if (policies.length === 0) return { admitted: true, usages: [] };
    return (await ask((redis) => redis.consume(subject, policies))) ?? local.consume(subject, policies);
  }

  /** How much is used, counting nothing. */
  async function peek(subject: string, policies: Policy[]): Promise<Usage[]> {
    if (policies.length === 0) return [];
    return (await ask((redis) => redis.peek(subject, policies))) ?? local.peek(subject, policies);
  }

  /** Redis' answer; null where it is not to be asked or does not answer. */
  async function ask<Answer>(question: (redis: Remote) => Promise<Answer>): Promise<Answer | null> {
    if (!remote || breaker.isOpen()) return null;
    try {
      return await question(remote);
    } catch {
      if (breaker.fail()) onStateChange('degraded');
      recovery?.begin();
      return null;
    }
  }

  function onRecovered(): void {
    if (breaker.isOpen()) onStateChange('ok');
    breaker.reset();
  }

  const state = (): CounterState => (!remote ? 'local' : breaker.isOpen() ? 'degraded' : 'ok');
  return { consume, peek, state, close: () => recovery?.close() };
}
export type Quota = ReturnType<typeof createQuota>;
