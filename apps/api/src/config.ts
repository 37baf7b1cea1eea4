import { readFileSync } from 'node:fs';
import {
  ConfigError,
  parseEnvironment,
  Port,
  PublicUrl,
  SECRET_ENVIRONMENT,
  SERVER_ENVIRONMENT,
  TrustProxy,
} from '@marquee/http';
import type { Addresses } from '@marquee/operations';
import type { NarratorSettings } from '@marquee/planner';
import { RedisUrl, SCHEDULES, type BillingSettings } from '@marquee/quota';
import { parseAffiliates, type AffiliateRule } from '@marquee/tickets';
import { z } from 'zod';

const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  API_PORT: Port.default(3000),
  PUBLIC_API_URL: PublicUrl.optional(),
  WIDGETS_PORT: Port.default(3001),
  PUBLIC_WIDGETS_URL: PublicUrl.optional(),
  REDIS_URL: RedisUrl.optional(),
  ANSWER_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes; 0 keeps none' })
    .min(0)
    .max(16_384)
    .default(64),
  QUOTA_SCHEDULE: z.enum(SCHEDULES, { error: 'must be A or B' }).default('A'),
  TRUST_PROXY: TrustProxy.optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** Two, separated by a comma, while one replaces the other. */
  STRIPE_WEBHOOK_SECRETS: z.string().min(1).optional(),
  STRIPE_PRICE_DEVELOPER: z.string().min(1).optional(),
  STRIPE_PRICE_BUSINESS: z.string().min(1).optional(),
  STRIPE_PRICE_ENTERPRISE: z.string().min(1).optional(),
  STRIPE_BASE_URL: PublicUrl.optional(),
  MARQUEE_DATA: z.string().default('.data'),
  AFFILIATES_FILE: z.string().min(1).optional(),
  WEATHER_URL: PublicUrl.optional(),
  AI_BASE_URL: PublicUrl.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_DAILY_LIMIT: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(1_000),
});

/** The settings of this deployable; throws a ConfigError that names every one that cannot be used. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  return {
    host: env.HOST,
    port: env.API_PORT,
    portSetting: 'API_PORT',
    adminPort: env.ADMIN_PORT,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    answerCacheMb: env.ANSWER_CACHE_MB,
    quotaSchedule: env.QUOTA_SCHEDULE,
    trustProxy: env.TRUST_PROXY,
    hashSecret: env.HASH_SECRET,
    billing: billingOf(env),
    dataFolder: env.MARQUEE_DATA,
    affiliates: env.AFFILIATES_FILE === undefined ? [] : readAffiliates(env.AFFILIATES_FILE),
    weatherUrl: env.WEATHER_URL,
    narrator: narratorOf(env),
    addresses: addressesOf(env),
  };
}
export type Config = ReturnType<typeof parseConfig>;

function addressesOf(env: z.output<typeof Environment>): Addresses {
  return {
    api: env.PUBLIC_API_URL ?? `http://localhost:${String(env.API_PORT)}`,
    widgets: env.PUBLIC_WIDGETS_URL ?? `http://localhost:${String(env.WIDGETS_PORT)}`,
  };
}

/** Payments need all of their settings; with some of them only, the operator has forgotten one. */
function billingOf(env: z.output<typeof Environment>): BillingSettings | null {
  const needed = {
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRETS: env.STRIPE_WEBHOOK_SECRETS,
    STRIPE_PRICE_DEVELOPER: env.STRIPE_PRICE_DEVELOPER,
    STRIPE_PRICE_BUSINESS: env.STRIPE_PRICE_BUSINESS,
    STRIPE_PRICE_ENTERPRISE: env.STRIPE_PRICE_ENTERPRISE,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length) return null;
  if (missing.length > 0) throw new ConfigError(`Payments also need ${missing.join(', ')}.`);
  return {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    webhookSecrets: env.STRIPE_WEBHOOK_SECRETS?.split(',').map((secret) => secret.trim()) ?? [],
    prices: {
      developer: env.STRIPE_PRICE_DEVELOPER ?? '',
      business: env.STRIPE_PRICE_BUSINESS ?? '',
      enterprise: env.STRIPE_PRICE_ENTERPRISE ?? '',
    },
    baseUrl: env.STRIPE_BASE_URL,
  };
}

/** A model needs an address and a name; local endpoints ask for no key. */
function narratorOf(env: z.output<typeof Environment>): Omit<NarratorSettings, 'now'> | null {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY = 'none', AI_DAILY_LIMIT } = env;
  if (AI_BASE_URL === undefined && AI_MODEL === undefined) return null;
  if (AI_BASE_URL === undefined || AI_MODEL === undefined)
    throw new ConfigError(`A model also needs ${AI_BASE_URL === undefined ? 'AI_BASE_URL' : 'AI_MODEL'}.`);
  return { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY, dailyLimit: AI_DAILY_LIMIT };
}

/** Read once at the start: a rule that cannot be used stops it, rather than losing what partners pay. */
function readAffiliates(path: string): AffiliateRule[] {
  try {
    return parseAffiliates(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`AFFILIATES_FILE (${path}) cannot be used: ${reason}`);
  }
}
