import { z } from 'zod';

/** Settings of webhooks. */
export const WEBHOOK_ENVIRONMENT = {
  WEBHOOKS_ALLOW_PRIVATE: z
    .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
    .default('0')
    .transform((flag) => flag === '1' || flag === 'true'),
};
