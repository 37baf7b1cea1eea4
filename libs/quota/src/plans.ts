import { z } from 'zod';

/** The tiers that are sold. */
export const PLANS = ['developer', 'business', 'enterprise'] as const;
export const Plan = z.enum(PLANS, { error: `must be one of ${PLANS.join(', ')}` });
export type Plan = z.infer<typeof Plan>;
