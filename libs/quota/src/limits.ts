import type { Caller } from './caller.ts';
import type { Policy } from './policy.ts';
import { BURST, FEEDS, FLOOD, networkPolicy, policyOf, WRITES, type Schedule } from './tiers.ts';

/**
 * How a request counts: `read`: against the tier; `write`: against the tier and the writes of the address; `signup`: for a key or a plan,
 * which a caller with a spent quota may ask for, against the writes of the address alone; `burst`: against the burst guard of the
 * address; `feed`: the same, and its filter counts; `free`: not at all.
 */
export type Counting = 'read' | 'write' | 'signup' | 'burst' | 'feed' | 'free';

/** Also `flood`: everything that an address sends to the agent tool server. */
export type LimitClass = Counting | 'flood';

/** What one call counts: all policies of one subject. */
export interface Limits {
  subject: string;
  policies: Policy[];
}

export interface CountedRequest {
  caller: Caller;
  counting: LimitClass;
  /** Of `feed`: identifies the filter. */
  filter?: string | undefined;
}

/** The limits that a request is tried against in this order, until one admits it; none: it is admitted. */
export function limitsFor(schedule: Schedule, { caller, counting, filter }: CountedRequest): Limits[] {
  if (counting === 'free') return [];
  if (counting === 'flood') return [ofAddress(caller, [FLOOD])];
  if (counting === 'burst') return [ofAddress(caller, [BURST])];
  if (counting === 'feed') return [ofAddress(caller, [BURST, { ...FEEDS, member: filter ?? '-' }])];
  return countedByTier(schedule, caller, counting);
}

function countedByTier(schedule: Schedule, caller: Caller, counting: 'read' | 'write' | 'signup'): Limits[] {
  const { holder, tier } = caller;
  const writes = counting === 'read' ? [] : [WRITES];
  const policy = policyOf(schedule, tier, holder?.custom_limit);
  const own = policy ? [policy] : [];
  const signup = ofAddress(caller, writes);
  if (counting === 'signup') return holder?.account_id ? [ofAccount(holder.account_id, own), signup] : [signup];
  const limits = holder?.account_id ? ofAccount(holder.account_id, own) : ofAddress(caller, [...own, ...writes]);
  if (tier !== 'free') return [limits];
  // A free key never reduces what its caller has: when its day is spent, the allowance of the address is left.
  const anonymous = policyOf(schedule, 'anonymous');
  return [limits, ofAddress(caller, [...(anonymous ? [anonymous] : []), ...writes])];
}

const ofAccount = (account: string, policies: Policy[]): Limits => ({ subject: `account-${account}`, policies });

/** An IPv6 /56 is a part of its /48, which has a limit of its own: one subject, so that one call on one cluster slot decides. */
function ofAddress({ address, network }: Caller, policies: Policy[]): Limits {
  if (network === null) return { subject: address, policies };
  const parts = policies.map((policy) => ({ ...policy, part: address }));
  const ceilings = policies.map((policy) => ({
    ...networkPolicy(policy),
    ...(policy.member !== undefined && { member: policy.member }),
  }));
  return { subject: network, policies: [...parts, ...ceilings] };
}
