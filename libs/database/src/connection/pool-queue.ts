import { createSustained } from '@marquee/runtime';
import { DatabaseUnavailableError } from './unavailable.ts';

/** A shorter time above the limit is a burst and not an overload. */
const SUSTAINED_MS = 500;

interface PoolQueueOptions {
  /** The longest acceptable wait for a connection, in milliseconds. */
  maxWaitMs: number;
  now?: () => number;
}

/**
 * Watches how long callers wait for a connection of the pool. While the longest wait has exceeded
 * the limit for half a second, it rejects new callers at once: they would only wait longer.
 */
export function createPoolQueue({ maxWaitMs, now = () => performance.now() }: PoolQueueOptions) {
  const overload = createSustained({ intervalMs: SUSTAINED_MS, now });
  const waitingSince = new Set<{ at: number }>(); // in order of arrival
  let rejected = 0;

  const isSlow = (): boolean => {
    const [oldest] = waitingSince;
    return overload.observe(oldest !== undefined && now() - oldest.at > maxWaitMs);
  };
  return {
    /** Waits for a connection. Rejects with a DatabaseUnavailableError during overload. */
    async wait<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
      if (isSlow()) {
        rejected++;
        throw new DatabaseUnavailableError('overloaded');
      }
      const caller = { at: now() };
      waitingSince.add(caller);
      try {
        return await connect();
      } finally {
        isSlow();
        waitingSince.delete(caller);
        isSlow();
      }
    },
    /** The number of callers rejected so far. */
    rejected: () => rejected,
  };
}
export type PoolQueue = ReturnType<typeof createPoolQueue>;
