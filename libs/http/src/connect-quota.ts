import { connectRedisCounter, createQuota } from '@marquee/quota';
import type { Logger } from 'pino';

/** Counts in Redis where there is one, else in memory; each change of mind is a line of the log. */
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
  return { quota, closeQuota };
}
