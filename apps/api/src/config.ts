import { HashSecret, parseEnvironment, Port, PublicUrl, SERVER_ENVIRONMENT, TrustProxy } from '@marquee/http';
import { RedisUrl, SCHEDULES } from '@marquee/quota';
import { z } from 'zod';

const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  API_PORT: Port.default(3000),
  PUBLIC_API_URL: PublicUrl.optional(),
  REDIS_URL: RedisUrl.optional(),
  QUOTA_SCHEDULE: z.enum(SCHEDULES, { error: 'must be A or B' }).default('A'),
  TRUST_PROXY: TrustProxy.optional(),
  HASH_SECRET: HashSecret.default('marquee-development-only-marquee'),
});

/** The settings of this deployable; throws a ConfigError that names every one that cannot be used. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  return {
    host: env.HOST,
    port: env.API_PORT,
    portSetting: 'API_PORT',
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    quotaSchedule: env.QUOTA_SCHEDULE,
    trustProxy: env.TRUST_PROXY,
    hashSecret: env.HASH_SECRET,
    addresses: { api: env.PUBLIC_API_URL ?? `http://localhost:${String(env.API_PORT)}` },
  };
}
export type Config = ReturnType<typeof parseConfig>;
