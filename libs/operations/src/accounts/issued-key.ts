import { getPolicy, TIERS, WINDOWS, type Schedule, type Tier } from '@marquee/quota';
import { z } from 'zod';

/** A new API key. It is returned once; only its hash is stored. */
export const IssuedKey = z.object({
  api_key: z.string().meta({
    description: 'Send it as `Authorization: Bearer` or as `X-API-Key`. It is not shown again.',
    examples: ['mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000'],
  }),
  tier: z.enum(TIERS).meta({ examples: ['free'] }),
  verified: z.boolean().meta({
    description: 'Whether the address is confirmed and the key belongs to an account.',
    examples: [false],
  }),
  email: z.string().meta({ examples: ['ada@example.com'] }),
  limits: z.object({
    requests: z
      .int()
      .nullable()
      .meta({ description: 'Null: no limit.', examples: [500] }),
    per: z.enum(Object.keys(WINDOWS) as [keyof typeof WINDOWS]).meta({ examples: ['day'] }),
  }),
});

export const toKeyLimits = (schedule: Schedule, tier: Tier, customLimit: number | null = null) => {
  const policy = getPolicy(schedule, tier, customLimit);
  return { requests: policy?.limit ?? null, per: policy?.window ?? ('day' as const) };
};
