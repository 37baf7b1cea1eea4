import { connectRedisCounter, createQuota, type Quota } from '@marquee/quota';
import { withTimeout } from '@marquee/runtime';
import type { Logger } from 'pino';

const MAX_START_WAIT_MS = 2_000;

/** Counts in Redis if a URL is set, otherwise in memory. Logs each change of state. */
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
  /**
   * Resolves when all Redis masters are connected, or after 2 s. Earlier requests would be counted
   * by each process separately.
   */
  const countersConnected = () =>
    withTimeout(Promise.resolve(remote?.connected), MAX_START_WAIT_MS, () => undefined);
  return { quota, closeQuota, countersConnected };
}

/** Uses counters that other servers of the process use too. */
export const shareQuota = (quota: Quota): ReturnType<typeof connectQuota> => ({
  quota,
  closeQuota: () => undefined,
  countersConnected: () => Promise.resolve(undefined),
});
