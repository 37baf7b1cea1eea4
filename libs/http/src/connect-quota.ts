import { connectRedisCounter, createQuota } from '@marquee/quota';
import type { Logger } from 'pino';

const MAX_START_WAIT_MS = 2_000;

/** Counts in Redis if there is one, else in memory; each change of state is a line of the log. */
export function connectQuota(redisUrl: string | undefined, logger: Logger) {
  const remote = redisUrl ? connectRedisCounter(redisUrl) : undefined;
  const quota = createQuota({
    ...(remote && { remote }),
    onStateChange: (state) => {
      logger.warn({ state }, 'counters.state');
    },
  });
  const closeQuota = () => {
    quota.close();
    remote?.close();
  };
  /** Resolves once all masters of Redis are connected, or after 2 s: requests before that would be counted by each process alone. */
  const countersConnected = () => Promise.race([remote?.connected, ...(remote ? [sleep(MAX_START_WAIT_MS)] : [])]);
  return { quota, closeQuota, countersConnected };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
