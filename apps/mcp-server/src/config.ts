import { readFileSync } from 'node:fs';
import {
  connectionSettings,
  COUNTER_ENVIRONMENT,
  databaseSettings,
  MCP_ENVIRONMENT,
  narratorSettings,
  OAUTH_ENVIRONMENT,
  oauthResource,
  ownPort,
  parseEnvironment,
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
} from '@marquee/http/settings';
import type { Addresses } from '@marquee/operations';
import { parseAffiliates } from '@marquee/operations/clicks';
import { z } from 'zod';

export const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  ...COUNTER_ENVIRONMENT,
  ...REPLICA_ENVIRONMENT,
  ...PLAN_ENVIRONMENT,
  ...MCP_ENVIRONMENT,
  ...OAUTH_ENVIRONMENT,
  PORT: PORT_ENVIRONMENT.PORT,
  API_PORT: PORT_ENVIRONMENT.API_PORT,
  WIDGETS_PORT: PORT_ENVIRONMENT.WIDGETS_PORT,
  WEB_PORT: PORT_ENVIRONMENT.WEB_PORT,
  MCP_PORT: PORT_ENVIRONMENT.MCP_PORT,
  PUBLIC_API_URL: PUBLIC_ENVIRONMENT.PUBLIC_API_URL,
  PUBLIC_WIDGETS_URL: PUBLIC_ENVIRONMENT.PUBLIC_WIDGETS_URL,
  PUBLIC_WEB_URL: PUBLIC_ENVIRONMENT.PUBLIC_WEB_URL,
  PUBLIC_MCP_URL: PUBLIC_ENVIRONMENT.PUBLIC_MCP_URL,
});

/** Parses the settings of this app. Throws a ConfigError that names every invalid one. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  const own = ownPort(env, 'MCP_PORT');
  const known = publicAddresses(env);
  const addresses: Addresses = known;
  const mcpUrl = publicMcpUrl(env, own.port);
  const resource = oauthResource(env, mcpUrl);
  return {
    host: env.HOST,
    ...own,
    adminPort: env.ADMIN_PORT,
    shutdownDelayMs: env.SHUTDOWN_DELAY_S * 1000,
    ...connectionSettings(env),
    ...tracingSettings(env),
    logLevel: env.LOG_LEVEL,
    ...databaseSettings(env),
    answerCacheMb: env.ANSWER_CACHE_MB,
    redisUrl: env.REDIS_URL,
    processes: env.WEB_CONCURRENCY,
    quotaSchedule: env.QUOTA_SCHEDULE,
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    hashSecrets: secretSettings(env),
    affiliates:
      env.AFFILIATES_FILE === undefined
        ? []
        : parseAffiliates(readFileSync(env.AFFILIATES_FILE, 'utf8')),
    weatherUrl: env.WEATHER_URL,
    narrator: narratorSettings(env),
    allowedOrigins: env.MCP_ALLOWED_ORIGINS ?? [],
    sharedNetworks: env.MCP_SHARED_NETWORKS,
    signIn: resource === undefined ? null : { resource, issuer: known.web },
    mcpUrl,
    addresses,
  };
}
export type Config = ReturnType<typeof parseConfig>;
