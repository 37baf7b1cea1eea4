import { z } from 'zod';
import { ConfigError } from './environment/config-error.ts';
import { HttpUrl } from './environment/value-types.ts';

export const PAYMENT_ENVIRONMENT = {
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** Two, separated by a comma, while one replaces the other. */
  STRIPE_WEBHOOK_SECRETS: z.string().min(1).optional(),
  STRIPE_PRICE_DEVELOPER: z.string().min(1).optional(),
  STRIPE_PRICE_BUSINESS: z.string().min(1).optional(),
  STRIPE_PRICE_ENTERPRISE: z.string().min(1).optional(),
  STRIPE_BASE_URL: HttpUrl.optional(),
};

type Payments = z.output<z.ZodObject<typeof PAYMENT_ENVIRONMENT>>;

/** The settings of payments. Null if none is set. Throws if only some of them are set. */
export function billingSettings(env: Payments) {
  const required = {
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRETS: env.STRIPE_WEBHOOK_SECRETS,
    STRIPE_PRICE_DEVELOPER: env.STRIPE_PRICE_DEVELOPER,
    STRIPE_PRICE_BUSINESS: env.STRIPE_PRICE_BUSINESS,
    STRIPE_PRICE_ENTERPRISE: env.STRIPE_PRICE_ENTERPRISE,
  };
  const missing = Object.entries(required).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  if (missing.length === Object.keys(required).length) return null;
  if (missing.length > 0) throw new ConfigError(`Payments also require ${missing.join(', ')}.`);
  return {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    webhookSecrets: env.STRIPE_WEBHOOK_SECRETS?.split(',').map((secret) => secret.trim()) ?? [],
    prices: {
      developer: env.STRIPE_PRICE_DEVELOPER ?? '',
      business: env.STRIPE_PRICE_BUSINESS ?? '',
      enterprise: env.STRIPE_PRICE_ENTERPRISE ?? '',
    },
    ...(env.STRIPE_BASE_URL !== undefined && { baseUrl: env.STRIPE_BASE_URL }),
  };
}
