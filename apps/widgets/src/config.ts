import { parseEnvironment, Port, PublicUrl, SECRET_ENVIRONMENT, SERVER_ENVIRONMENT, TrustProxy } from '@marquee/http';
import { RedisUrl, SCHEDULES } from '@marquee/quota';
import { z } from 'zod';

const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  WIDGETS_PORT: Port.default(3001),
  API_PORT: Port.default(3000),
  PUBLIC_WIDGETS_URL: PublicUrl.optional(),
  PUBLIC_API_URL: PublicUrl.optional(),
  REDIS_URL: RedisUrl.optional(),
  QUOTA_SCHEDULE: z.enum(SCHEDULES, { error: 'must be A or B' }).default('A'),
  TRUST_PROXY: TrustProxy.optional(),
  ANSWER_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes; 0 keeps none' })
    .min(0)
    .max(16_384)
    .default(64),
});

/** The settings of this deployable; throws a ConfigError that names every one that cannot be used. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  return {
    host: env.HOST,
    port: env.WIDGETS_PORT,
    portSetting: 'WIDGETS_PORT',
    adminPort: env.ADMIN_PORT,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    hashSecret: env.HASH_SECRET,
    redisUrl: env.REDIS_URL,
    quotaSchedule: env.QUOTA_SCHEDULE,
    trustProxy: env.TRUST_PROXY,
    answerCacheMb: env.ANSWER_CACHE_MB,
    addresses: {
      api: env.PUBLIC_API_URL ?? `http://localhost:${String(env.API_PORT)}`,
      widgets: env.PUBLIC_WIDGETS_URL ?? `http://localhost:${String(env.WIDGETS_PORT)}`,
    },
  };
}
export type Config = ReturnType<typeof parseConfig>;
