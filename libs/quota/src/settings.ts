import { z } from 'zod';
import { parseSentinelUrl } from './redis/sentinel-url.ts';

export { SCHEDULES } from './tiers.ts';

const NODES = /^rediss?:\/\/[^\s,]+(,\s*rediss?:\/\/[^\s,]+)*$/;

/**
 * The URL of one server, of one or several nodes of a cluster, separated by commas, or of
 * sentinels.
 */
export const RedisUrl = z
  .string()
  .refine((text) => NODES.test(text) || parseSentinelUrl(text) !== null, {
    error:
      'must be redis://host:port, several of a cluster, separated by commas, or redis+sentinel://host:port,host:port/name',
  });
