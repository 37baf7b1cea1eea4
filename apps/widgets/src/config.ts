import { readFileSync } from 'node:fs';
import {
  connectionSettings,
  COUNTER_ENVIRONMENT,
  DATA_ENVIRONMENT,
  databaseSettings,
  ownPort,
  parseEnvironment,
  PICTURE_ENVIRONMENT,
  pictureSettings,
  PLAN_ENVIRONMENT,
  PORT_ENVIRONMENT,
  PUBLIC_ENVIRONMENT,
  publicAddresses,
  REPLICA_ENVIRONMENT,
  SECRET_ENVIRONMENT,
  secretSettings,
  SERVER_ENVIRONMENT,
  tracingSettings,
} from '@marquee/http/settings';
import { parseAffiliates } from '@marquee/operations/clicks';
import { z } from 'zod';
import type { WidgetAddresses } from './page-context.ts';

export const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  ...COUNTER_ENVIRONMENT,
  ...REPLICA_ENVIRONMENT,
  ...DATA_ENVIRONMENT,
  ...PICTURE_ENVIRONMENT,
  AFFILIATES_FILE: PLAN_ENVIRONMENT.AFFILIATES_FILE,
  WEATHER_URL: PLAN_ENVIRONMENT.WEATHER_URL,
  PORT: PORT_ENVIRONMENT.PORT,
  WIDGETS_PORT: PORT_ENVIRONMENT.WIDGETS_PORT,
  WEB_PORT: PORT_ENVIRONMENT.WEB_PORT,
  API_PORT: PORT_ENVIRONMENT.API_PORT,
  PUBLIC_WIDGETS_URL: PUBLIC_ENVIRONMENT.PUBLIC_WIDGETS_URL,
  PUBLIC_WEB_URL: PUBLIC_ENVIRONMENT.PUBLIC_WEB_URL,
  PUBLIC_API_URL: PUBLIC_ENVIRONMENT.PUBLIC_API_URL,
});

/** Parses the settings of this app. Throws a ConfigError that lists all invalid settings. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  const own = ownPort(env, 'WIDGETS_PORT');
  const addresses: WidgetAddresses = publicAddresses(env, {
    setting: 'WIDGETS_PORT',
    port: own.port,
  });
  return {
    host: env.HOST,
    ...own,
    adminPort: env.ADMIN_PORT,
    shutdownDelayMs: env.SHUTDOWN_DELAY_S * 1000,
    ...connectionSettings(env),
    ...tracingSettings(env),
    logLevel: env.LOG_LEVEL,
    ...databaseSettings(env),
    hashSecrets: secretSettings(env),
    redisUrl: env.REDIS_URL,
    processes: env.WEB_CONCURRENCY,
    quotaSchedule: env.QUOTA_SCHEDULE,
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    answerCacheMb: env.ANSWER_CACHE_MB,
    pictures: pictureSettings(env),
    affiliates:
      env.AFFILIATES_FILE === undefined
        ? []
        : parseAffiliates(readFileSync(env.AFFILIATES_FILE, 'utf8')),
    weatherUrl: env.WEATHER_URL,
    addresses,
  };
}
export type Config = ReturnType<typeof parseConfig>;
