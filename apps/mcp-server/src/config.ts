import { parseEnvironment, Port, PublicUrl, SECRET_ENVIRONMENT, SERVER_ENVIRONMENT, TrustProxy } from '@marquee/http';
import { RedisUrl, SCHEDULES } from '@marquee/quota';
import { z } from 'zod';

const HostNames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .refine((names) => names.every((name) => /^[a-z0-9.-]+$/.test(name)), {
    error: 'must be host names, separated by commas, e.g. chat.example.com,tools.example.com',
  });

const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  API_PORT: Port.default(3000),
  MCP_PORT: Port.default(3002),
  PUBLIC_API_URL: PublicUrl.optional(),
  PUBLIC_MCP_URL: PublicUrl.optional(),
  MCP_ALLOWED_ORIGINS: HostNames.optional(),
  REDIS_URL: RedisUrl.optional(),
  QUOTA_SCHEDULE: z.enum(SCHEDULES, { error: 'must be A or B' }).default('A'),
  TRUST_PROXY: TrustProxy.optional(),
});

/** The settings of this deployable; throws a ConfigError that names every one that cannot be used. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  return {
    host: env.HOST,
    port: env.MCP_PORT,
    portSetting: 'MCP_PORT',
    adminPort: env.ADMIN_PORT,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    quotaSchedule: env.QUOTA_SCHEDULE,
    trustProxy: env.TRUST_PROXY,
    hashSecret: env.HASH_SECRET,
    allowedOrigins: env.MCP_ALLOWED_ORIGINS ?? [],
    mcpUrl: env.PUBLIC_MCP_URL ?? `http://localhost:${String(env.MCP_PORT)}/mcp`,
    addresses: { api: env.PUBLIC_API_URL ?? `http://localhost:${String(env.API_PORT)}` },
  };
}
export type Config = ReturnType<typeof parseConfig>;
