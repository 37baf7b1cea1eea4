import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  billingSettings,
  CALENDAR_ENVIRONMENT,
  CDN_ENVIRONMENT,
  ConfigError,
  connectionSettings,
  COUNTER_ENVIRONMENT,
  DATA_ENVIRONMENT,
  databaseSettings,
  narratorSettings,
  ownPort,
  parseEnvironment,
  PAYMENT_ENVIRONMENT,
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
  SNAPSHOT_ENVIRONMENT,
  tracingSettings,
  WEBHOOK_ENVIRONMENT,
} from '@marquee/http/settings';
import type { Addresses } from '@marquee/operations';
import { parseAffiliates, type AffiliateRule } from '@marquee/operations/clicks';
import { z } from 'zod';

export const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  ...DATA_ENVIRONMENT,
  ...COUNTER_ENVIRONMENT,
  ...CALENDAR_ENVIRONMENT,
  ...CDN_ENVIRONMENT,
  ...REPLICA_ENVIRONMENT,
  ...PAYMENT_ENVIRONMENT,
  ...PLAN_ENVIRONMENT,
  ...SNAPSHOT_ENVIRONMENT,
  ...PICTURE_ENVIRONMENT,
  ...WEBHOOK_ENVIRONMENT,
  PORT: PORT_ENVIRONMENT.PORT,
  API_PORT: PORT_ENVIRONMENT.API_PORT,
  WIDGETS_PORT: PORT_ENVIRONMENT.WIDGETS_PORT,
  WEB_PORT: PORT_ENVIRONMENT.WEB_PORT,
  PUBLIC_API_URL: PUBLIC_ENVIRONMENT.PUBLIC_API_URL,
  PUBLIC_WIDGETS_URL: PUBLIC_ENVIRONMENT.PUBLIC_WIDGETS_URL,
  PUBLIC_WEB_URL: PUBLIC_ENVIRONMENT.PUBLIC_WEB_URL,
});

/** Parses the settings of the API. Throws a ConfigError that lists every invalid one. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  const own = ownPort(env, 'API_PORT');
  const addresses: Addresses = publicAddresses(env, { setting: 'API_PORT', port: own.port });
  return {
    host: env.HOST,
    ...own,
    adminPort: env.ADMIN_PORT,
    shutdownDelayMs: env.SHUTDOWN_DELAY_S * 1000,
    ...connectionSettings(env),
    ...tracingSettings(env),
    logLevel: env.LOG_LEVEL,
    ...databaseSettings(env),
    redisUrl: env.REDIS_URL,
    processes: env.WEB_CONCURRENCY,
    answerCacheMb: env.ANSWER_CACHE_MB,
    cacheTagHeader: env.CACHE_TAG_HEADER,
    quotaSchedule: env.QUOTA_SCHEDULE,
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    hashSecrets: secretSettings(env),
    billing: billingSettings(env),
    dataFolder: env.MARQUEE_DATA,
    affiliates: env.AFFILIATES_FILE === undefined ? [] : readAffiliates(env.AFFILIATES_FILE),
    weatherUrl: env.WEATHER_URL,
    narrator: narratorSettings(env),
    pictures: pictureSettings(env),
    snapshotsFolder: env.SNAPSHOTS_FOLDER ?? join(env.MARQUEE_DATA, 'snapshots'),
    allowPrivateWebhooks: env.WEBHOOKS_ALLOW_PRIVATE,
    trustedCalendarDomains: env.CALENDAR_TRUSTED_DOMAINS ?? [],
    addresses,
    /** Where browsers are led to. Not set: the API has pages of its own. */
    websiteUrl: env.PUBLIC_WEB_URL,
  };
}
export type Config = ReturnType<typeof parseConfig>;

/** An invalid rule stops the start, because clicks without it would earn no commission. */
function readAffiliates(path: string): AffiliateRule[] {
  try {
    return parseAffiliates(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`AFFILIATES_FILE (${path}) is not valid: ${reason}`);
  }
}
