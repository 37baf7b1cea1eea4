import type { ApiKeyRepository } from '@marquee/database';
import { defineOperation, DomainError, formatInstant } from '@marquee/domain';
import type { Caller, Access, ApiKeyCache, ApiKeyOwner, Schedule } from '@marquee/quota';
import { TIERS, WINDOWS } from '@marquee/quota';
import { z } from 'zod';
import { issueKey } from './generate-key.ts';
import { IssuedKey, limitsOf } from './issued-key.ts';

export interface CurrentKeyDeps {
  keys: Pick<ApiKeyRepository, 'replace' | 'revoke'>;
  /** A key that changed is looked up again: by this process at once, by others when the database notifies them. */
  forgetKey: ApiKeyCache['forget'];
  caller: Caller;
  quotaSchedule: Schedule;
}

export const rotateKey = defineOperation({
  name: 'rotate_key',
  summary: 'Another key in the place of this one',
  description: 'Answers a new key with the same rights; the one that the request was made with is revoked.',
  input: z.object({}),
  output: IssuedKey.omit({ email: true }),
  async run({ keys, forgetKey, caller, quotaSchedule }: CurrentKeyDeps) {
    const { key_id, account_id, tier, custom_limit } = holderOf(caller);
    const { text, kept } = issueKey();
    if (!(await keys.replace(key_id, kept))) throw gone();
    forgetKey({ keyId: key_id });
    return { api_key: text, tier, verified: account_id !== null, limits: limitsOf(quotaSchedule, tier, custom_limit) };
  },
});

export const revokeKey = defineOperation({
  name: 'revoke_key',
  summary: 'Revoke this key',
  description: 'The key that the request is made with is refused from now on.',
  input: z.object({}),
  output: z.object({ revoked: z.literal(true) }),
  async run({ keys, forgetKey, caller }: CurrentKeyDeps) {
    const { key_id } = holderOf(caller);
    if (!(await keys.revoke(key_id))) throw gone();
    forgetKey({ keyId: key_id });
    return { revoked: true as const };
  },
});

function holderOf({ holder }: Caller): ApiKeyOwner {
  if (holder) return holder;
  throw new DomainError('invalid_api_key', 'This address is about an API key: send one as X-API-Key.');
}

const gone = () => new DomainError('invalid_api_key', 'This API key was revoked a moment ago.');

export interface UsageDeps {
  gate: Pick<Access, 'usageOf'>;
  caller: Caller;
  now: () => Date;
}

export const getUsage = defineOperation({
  name: 'get_usage',
  summary: 'What the caller may ask and has asked',
  description:
    'The tier of the key, or of the address without one, with what is used and left of each limit. Costs nothing, and is answered when a limit is spent, too.',
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
          description: 'When the oldest counted request leaves the window, which makes room for another.',
          examples: ['2026-11-21T12:00:00Z'],
        }),
      }),
    ),
  }),
  async run({ gate, caller, now }: UsageDeps) {
    const usages = await gate.usageOf(caller);
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
