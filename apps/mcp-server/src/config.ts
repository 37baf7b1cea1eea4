import { readFileSync } from 'node:fs';
import { parseEnvironment, Port, PublicUrl, SECRET_ENVIRONMENT, SERVER_ENVIRONMENT, TrustProxy } from '@marquee/http';
import { RedisUrl, SCHEDULES } from '@marquee/quota';
import { parseAffiliates } from '@marquee/tickets';
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
  ANSWER_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes; 0 keeps none' })
    .min(0)
    .max(16_384)
    .default(64),
  AFFILIATES_FILE: z.string().min(1).optional(),
  WEATHER_URL: PublicUrl.optional(),
  AI_BASE_URL: PublicUrl.optional(),
  AI_API_KEY: z.string().min(1).default('none'),
  AI_MODEL: z.string().min(1).optional(),
  AI_DAILY_LIMIT: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(1_000),
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
    answerCacheMb: env.ANSWER_CACHE_MB,
    redisUrl: env.REDIS_URL,
    quotaSchedule: env.QUOTA_SCHEDULE,
    trustProxy: env.TRUST_PROXY,
    hashSecret: env.HASH_SECRET,
    affiliates: env.AFFILIATES_FILE === undefined ? [] : parseAffiliates(readFileSync(env.AFFILIATES_FILE, 'utf8')),
    weatherUrl: env.WEATHER_URL,
    narrator: narratorOf(env),
    allowedOrigins: env.MCP_ALLOWED_ORIGINS ?? [],
    mcpUrl: env.PUBLIC_MCP_URL ?? `http://localhost:${String(env.MCP_PORT)}/mcp`,
    addresses: { api: env.PUBLIC_API_URL ?? `http://localhost:${String(env.API_PORT)}` },
  };
}
export type Config = ReturnType<typeof parseConfig>;

/** Local endpoints ask for no key. */
function narratorOf({ AI_BASE_URL, AI_MODEL, AI_API_KEY, AI_DAILY_LIMIT }: z.output<typeof Environment>) {
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return null;
  return { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY, dailyLimit: AI_DAILY_LIMIT };
}
