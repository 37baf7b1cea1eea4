import { readFileSync } from 'node:fs';
import {
  billingSettings,
  CALENDAR_ENVIRONMENT,
  connectionSettings,
  COUNTER_ENVIRONMENT,
  DATA_ENVIRONMENT,
  databaseSettings,
  OAUTH_ENVIRONMENT,
  oauthResource,
  ownPort,
  parseEnvironment,
  PAYMENT_ENVIRONMENT,
  PICTURE_ENVIRONMENT,
  pictureSettings,
  PLAN_ENVIRONMENT,
  PORT_ENVIRONMENT,
  PUBLIC_ENVIRONMENT,
  publicAddresses,
  publicMcpUrl,
  REPLICA_ENVIRONMENT,
  SECRET_ENVIRONMENT,
  secretSettings,
  SERVER_ENVIRONMENT,
  tracingSettings,
  WEBHOOK_ENVIRONMENT,
  WEBSITE_ENVIRONMENT,
} from '@marquee/http/settings';
import { parseAffiliates } from '@marquee/operations/clicks';
import { z } from 'zod';
import { NO_LEGAL_TEXTS, readLegalTexts } from './legal/legal-texts.ts';

export const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  ...CALENDAR_ENVIRONMENT,
  ...COUNTER_ENVIRONMENT,
  ...REPLICA_ENVIRONMENT,
  ...WEBHOOK_ENVIRONMENT,
  ...PAYMENT_ENVIRONMENT,
  ...DATA_ENVIRONMENT,
  ...PICTURE_ENVIRONMENT,
  AFFILIATES_FILE: PLAN_ENVIRONMENT.AFFILIATES_FILE,
  WEATHER_URL: PLAN_ENVIRONMENT.WEATHER_URL,
  PORT: PORT_ENVIRONMENT.PORT,
  ...WEBSITE_ENVIRONMENT,
  ...OAUTH_ENVIRONMENT,
  WEB_PORT: PORT_ENVIRONMENT.WEB_PORT,
  API_PORT: PORT_ENVIRONMENT.API_PORT,
  WIDGETS_PORT: PORT_ENVIRONMENT.WIDGETS_PORT,
  PUBLIC_WEB_URL: PUBLIC_ENVIRONMENT.PUBLIC_WEB_URL,
  PUBLIC_API_URL: PUBLIC_ENVIRONMENT.PUBLIC_API_URL,
  PUBLIC_WIDGETS_URL: PUBLIC_ENVIRONMENT.PUBLIC_WIDGETS_URL,
  MCP_PORT: PORT_ENVIRONMENT.MCP_PORT,
  PUBLIC_MCP_URL: PUBLIC_ENVIRONMENT.PUBLIC_MCP_URL,
});

/** Parses the settings of this app. Throws a ConfigError that lists all invalid settings. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const requiredWith = { PUBLIC_MCP_URL: 'OAUTH_RESOURCE' };
  const env = parseEnvironment(Environment, environment, { requiredWith });
  const own = ownPort(env, 'WEB_PORT');
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
    legal: env.LEGAL_FOLDER === undefined ? NO_LEGAL_TEXTS : readLegalTexts(env.LEGAL_FOLDER),
    mapStyle: env.MAP_STYLE_URL,
    oauthResource: oauthResource(env, publicMcpUrl(env)),
    weatherUrl: env.WEATHER_URL,
    billing: billingSettings(env),
    allowPrivateWebhooks: env.WEBHOOKS_ALLOW_PRIVATE,
    trustedCalendarDomains: env.CALENDAR_TRUSTED_DOMAINS ?? [],
    addresses: publicAddresses(env, { setting: 'WEB_PORT', port: own.port }),
  };
}
export type Config = ReturnType<typeof parseConfig>;
