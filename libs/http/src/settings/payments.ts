import { z } from 'zod';
import { HttpUrl } from './value-types.ts';

export const PAYMENT_ENVIRONMENT = {
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** Two, separated by a comma, while one replaces the other. */
  STRIPE_WEBHOOK_SECRETS: z.string().min(1).optional(),
  STRIPE_PRICE_DEVELOPER: z.string().min(1).optional(),
  STRIPE_PRICE_BUSINESS: z.string().min(1).optional(),
  STRIPE_PRICE_ENTERPRISE: z.string().min(1).optional(),
  STRIPE_BASE_URL: HttpUrl.optional(),
};
