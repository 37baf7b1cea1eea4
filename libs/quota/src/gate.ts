import { DomainError } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { hashOfKey, isWellFormed } from './api-key.ts';
import { addressBlock, addressSubject } from './client-address.ts';
import type { KeyFinder, KeyHolder } from './key-finder.ts';
import type { Decision, Policy, Usage } from './policy.ts';
import type { Quota } from './quota.ts';
import { BURST, FLOOD, policyOf, WRITES, type Schedule, type Tier } from './tiers.ts';

/** Who asks. */
export interface Caller {
  /** What counters call the caller's address. */
  address: string;
  /** Null without a key. */
  holder: KeyHolder | null;
  tier: Tier;
}

/** How a request counts: as a read, as a write that speaks for one person, or only against floods. */
export type Counting = 'read' | 'write' | 'burst';

/** What an address may send at all, beside what its requests count as. */
type Guard = 'burst' | 'flood';
const GUARDS: Readonly<Record<Guard, Policy>> = { burst: BURST, flood: FLOOD };
const isGuard = (counting: Counting | Guard): counting is Guard => counting === 'burst' || counting === 'flood';

export interface GateParts {
  quota: Pick<Quota, 'consume' | 'peek'>;
  findKey: KeyFinder['find'];
  schedule: Schedule;
  /** Secret under which addresses are kept. */
  secret: string;
  now?: () => Date;
}

const ADDRESSES_ROOM = { maxSize: 20_000, sizeCalculation: () => 1 }; // as `max`, they would all be given room at once

/** Decides who a caller is and whether one more request is within what they may. */
export function createGate({ quota, findKey, schedule, secret, now = () => new Date() }: GateParts) {
  const limitsOf = limitsUnder(schedule);
  const subjectOf = subjectsUnder(secret);

  /**
   * Who stands behind an address and a key. A key that is wrong is refused, never taken for none, and its request counts against the
   * address. Throws a DomainError: `invalid_api_key`, `expired_api_key`, `quota_exceeded`.
   */
  async function identify(address: string | undefined, key: string | undefined): Promise<Caller> {
    const anonymous: Caller = {
      address: subjectOf(address ?? ''),
      holder: null,
      tier: 'anonymous',
    };
    if (key === undefined) return anonymous;
    const holder = isWellFormed(key) ? await findKey(hashOfKey(key)) : null;
    if (holder && (!holder.expires_at || holder.expires_at > now()))
      return { address: anonymous.address, holder, tier: holder.tier };
    const { decision } = await admit(anonymous, 'read');
    if (!decision.admitted) throw quotaExceeded(decision, anonymous.tier);
    throw holder
      ? new DomainError('expired_api_key', 'This API key has expired. Register again: POST /register-api-key.')
      : new DomainError('invalid_api_key', 'This API key is not one of ours: mistyped, revoked or never issued.');
  }

  /** Counts one request where it is within all of its limits; a refused one is counted nowhere. */
  async function admit(caller: Caller, counting: Counting | Guard): Promise<{ decision: Decision; tier: Tier }> {
    const { subject, policies } = limitsOf(caller, counting);
    const decision = await quota.consume(subject, policies);
    if (decision.admitted || caller.tier !== 'free' || isGuard(counting)) return { decision, tier: caller.tier };
    // A free key never lowers what its caller has: its day is spent, the address's own allowance is not.
    const anonymous: Caller = { ...caller, holder: null, tier: 'anonymous' };
    const own = limitsOf(anonymous, counting);
    const fallback = await quota.consume(own.subject, own.policies);
    return fallback.admitted ? { decision: fallback, tier: 'anonymous' } : { decision, tier: caller.tier };
  }

  /** How much a caller has used, counting nothing. */
  const usageOf = (caller: Caller): Promise<Usage[]> => {
    const { subject, policies } = limitsOf(caller, 'read');
    return quota.peek(subject, policies);
  };

  return { identify, admit, usageOf };
}
export type Gate = ReturnType<typeof createGate>;

/** One subject a request, so that one call on one slot of a cluster decides it. */
const limitsUnder =
  (schedule: Schedule) =>
  ({ address, holder, tier }: Caller, counting: Counting | Guard): { subject: string; policies: Policy[] } => {
    if (isGuard(counting)) return { subject: address, policies: [GUARDS[counting]] };
    const policy = policyOf(schedule, tier, holder?.custom_limit);
    const account = holder?.account_id;
    if (account) return { subject: `account-${account}`, policies: policy ? [policy] : [] };
    return { subject: address, policies: [...(policy ? [policy] : []), ...(counting === 'write' ? [WRITES] : [])] };
  };

/** What counters know an address by. An HMAC is the dearest part of counting in memory, and callers come more than once. */
function subjectsUnder(secret: string): (address: string) => string {
  const subjects = new LRUCache<string, string>(ADDRESSES_ROOM);
  return (address) => {
    const subject = subjects.get(address) ?? addressSubject(addressBlock(address) ?? 'unknown', secret);
    subjects.set(address, subject);
    return subject;
  };
}

const NEXT_STEP: Readonly<Record<Tier, string>> = {
  anonymous: 'A free key has its own allowance: POST /register-api-key with your e-mail.',
  free: 'Paid tiers allow 10,000 a day and more: POST /billing/checkout.',
  developer: 'The business tier allows 50,000 a day: POST /billing/checkout.',
  business: 'The enterprise tier allows 250,000 a day: POST /billing/checkout.',
  enterprise: 'Write to us for a limit of your own.',
  custom: 'Write to us for another limit.',
};

/** The refusal of a request beyond its limits: which, when there is room again, and how to get more. */
export function quotaExceeded({ usages }: Decision, tier: Tier): DomainError {
  const violated = usages.filter(({ used, limit }) => used >= limit);
  const resetsInS = Math.max(1, ...violated.map(({ resetsInS: seconds }) => seconds));
  const spent = violated.map(({ name, limit, window }) => `${String(limit)} a ${window} (${name})`).join(' and ');
  return new DomainError(
    'quota_exceeded',
    `The limit of ${spent} is reached. There is room again in ${String(resetsInS)} s.`,
    {
      retryAfterS: resetsInS,
      members: {
        tier,
        'violated-policies': violated.map(({ name }) => name),
        limits: violated.map(({ name, limit, window }) => ({ name, limit, per: window })),
        resets_in_s: resetsInS,
        upgrade: NEXT_STEP[tier],
      },
    },
  );
}
