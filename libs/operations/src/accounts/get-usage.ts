import type { Access, Caller } from '@marquee/access';
import { defineOperation, formatInstant } from '@marquee/domain';
import { TIERS, WINDOWS } from '@marquee/quota';
import { z } from 'zod';

export interface UsageDeps {
  access: Pick<Access, 'getUsage'>;
  caller: Caller;
  now: () => Date;
}

export const getUsage = defineOperation({
  name: 'get_usage',
  summary: 'Limits and usage of the caller',
  description:
    'Returns the tier of the API key, or of the IP address without a key, and the usage of each limit. The request does not count, and it works when a limit is exhausted.',
  input: z.object({}),
  output: z.object({
    tier: z.enum(TIERS).meta({ examples: ['anonymous'] }),
    verified: z.boolean().meta({ examples: [false] }),
    limits: z.array(
      z.object({
        name: z.string().meta({ examples: ['anonymous'] }),
        limit: z.int().meta({ examples: [100] }),
        per: z.enum(Object.keys(WINDOWS) as [keyof typeof WINDOWS]).meta({ examples: ['hour'] }),
        used: z.int().meta({ examples: [1] }),
        remaining: z.int().meta({ examples: [99] }),
        resets_at: z.string().meta({
          format: 'date-time',
          description:
            'When the oldest counted request leaves the window and another request becomes possible.',
          examples: ['2026-11-21T12:00:00Z'],
        }),
      }),
    ),
  }),
  async run({ access, caller, now }: UsageDeps) {
    const usages = await access.getUsage(caller);
    const limits = usages.map(({ name, limit, window, used, resetsInS }) => ({
      name,
      limit,
      per: window,
      used,
      remaining: Math.max(0, limit - used),
      resets_at: formatInstant(new Date(now().getTime() + resetsInS * 1000)),
    }));
    return { tier: caller.tier, verified: caller.holder?.account_id != null, limits };
  },
});
