import { RedisUrl, SCHEDULES } from '@marquee/quota/settings';
import { z } from 'zod';
import { TrustProxy } from './trust-proxy.ts';

const processes = { error: 'must be a whole number of processes from 1 to 64' };

/** Settings of servers: counting requests and caching responses. */
export const COUNTER_ENVIRONMENT = {
  REDIS_URL: RedisUrl.optional(),
  QUOTA_SCHEDULE: z.enum(SCHEDULES, { error: 'must be A or B' }).default('A'),
  TRUST_PROXY: TrustProxy.optional(),
  ANSWER_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes; 0 disables the cache' })
    .min(0)
    .max(16_384)
    .default(64),
  WEB_CONCURRENCY: z.coerce
    .number(processes)
    .int(processes)
    .min(1, processes)
    .max(64, processes)
    .default(1),
};
