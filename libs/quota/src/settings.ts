import { z } from 'zod';

export { SCHEDULES } from './tiers.ts';

/** The URL of one server, or of one or several nodes of a cluster, separated by commas. */
export const RedisUrl = z.string().regex(/^rediss?:\/\/[^\s,]+(,\s*rediss?:\/\/[^\s,]+)*$/, {
  error: 'must be redis://host:port, or several of a cluster, separated by commas',
});
