import {
  type Policy,
  BURST,
  VISITOR,
  FEEDS,
  FLOOD,
  networkPolicy,
  getPolicy,
  sharedPolicy,
  SIGN_INS,
  WRITES,
  type Schedule,
} from '@marquee/quota';
import type { Caller } from './caller.ts';

/**
 * The limits of a request that one call counts. `read`: the tier. `write`: the tier and the writes
 * of the address. `signup` (a key or a plan): only the writes of the address, so that it is
 * available with an exhausted quota. `feed`: like `burst`, and distinct filters count. `free`:
 * none.
 */
export type QuotaClass = 'read' | 'write' | 'signup' | 'feed' | 'free';

/**
 * A limit of the address alone, whatever the caller's key. `flood`: everything that an address
 * sends to the MCP server.
 */
export type AddressLimit = 'burst' | 'sign_in' | 'flood';

export type LimitClass = QuotaClass | 'burst' | 'sign_in';

const ADDRESS_POLICIES: Readonly<Record<AddressLimit, Policy>> = {
  burst: BURST,
  sign_in: SIGN_INS,
  flood: FLOOD,
};

/** The policies that one call counts for one subject. */
export interface Limits {
  subject: string;
  policies: Policy[];
}

export interface CountedRequest {
  caller: Caller;
  limitClass: QuotaClass;
  /** Identifies the filter of a `feed`. */
  filter?: string | undefined;
}

/** What a limit of an address needs to know of a caller. */
export type AddressCaller = Pick<Caller, 'address' | 'network' | 'isShared'>;

/** Returns the policy of an address: of floods, many people who share an address may send more. */
export const addressPolicy = (limit: AddressLimit, caller: Pick<Caller, 'isShared'>): Policy =>
  limit === 'flood' ? forAddress(caller, FLOOD) : ADDRESS_POLICIES[limit];

/**
 * Returns what counts a request against a limit of its address: the first policy is that of the
 * address itself.
 */
export const limitsOfAddress = (limit: AddressLimit, caller: AddressCaller): Limits =>
  ofAddress(caller, [addressPolicy(limit, caller)]);

/**
 * Returns the limits of a request. It is admitted by the first one with room, or if there are none.
 */
export function limitsFor(
  schedule: Schedule,
  { caller, limitClass, filter }: CountedRequest,
): Limits[] {
  if (limitClass === 'free') return [];
  if (limitClass === 'feed')
    return [ofAddress(caller, [BURST, { ...FEEDS, member: filter ?? '-' }])];
  return countedByTier(schedule, caller, limitClass);
}

/**
 * Publishable keys of an account share a quota as large as that of its secret keys, and apart from
 * it: a stolen key exhausts no server. When it is used up, the limit of the address applies.
 */
function countedByPage(schedule: Schedule, caller: Caller, accountId: string): Limits[] {
  const policy = getPolicy(schedule, caller.tier, caller.holder?.custom_limit);
  const subject = `pages-${accountId}`;
  const visitor = { ...VISITOR, part: caller.address };
  const anonymous = getPolicy(schedule, 'anonymous');
  return [
    { subject, policies: [...(policy ? [policy] : []), visitor] },
    ofAddress(caller, anonymous ? [anonymous] : []),
  ];
}

function countedByTier(
  schedule: Schedule,
  caller: Caller,
  limitClass: 'read' | 'write' | 'signup',
): Limits[] {
  const { holder, tier } = caller;
  if (holder?.origins && holder.account_id !== null)
    return countedByPage(schedule, caller, holder.account_id);
  const writes = limitClass === 'read' ? [] : [WRITES];
  const policy = getPolicy(schedule, tier, holder?.custom_limit);
  const own = policy ? [tier === 'anonymous' ? forAddress(caller, policy) : policy] : [];
  const signup = ofAddress(caller, writes);
  if (limitClass === 'signup')
    return holder?.account_id ? [ofAccount(holder.account_id, own), signup] : [signup];
  const limits = holder?.account_id
    ? ofAccount(holder.account_id, own)
    : ofAddress(caller, [...own, ...writes]);
  if (tier !== 'free') return [limits];
  // A free key never lowers the limits of its caller: when its quota is exhausted, that of the
  // address applies.
  const anonymous = getPolicy(schedule, 'anonymous');
  return [
    limits,
    ofAddress(caller, [...(anonymous ? [forAddress(caller, anonymous)] : []), ...writes]),
  ];
}

/**
 * Returns the limit of an address, which is higher if many people share it. Their writes share the
 * usual limit.
 */
const forAddress = ({ isShared }: Pick<Caller, 'isShared'>, policy: Policy): Policy =>
  isShared ? sharedPolicy(policy) : policy;

const ofAccount = (account: string, policies: Policy[]): Limits => ({
  subject: `account-${account}`,
  policies,
});

/** An IPv6 /56 and its /48 are one subject, so that one call on one cluster slot decides. */
function ofAddress({ address, network }: AddressCaller, policies: Policy[]): Limits {
  if (network === null) return { subject: address, policies };
  const parts = policies.map((policy) => ({ ...policy, part: address }));
  const ceilings = policies.map((policy) => ({
    ...networkPolicy(policy),
    ...(policy.member !== undefined && { member: policy.member }),
  }));
  return { subject: network, policies: [...parts, ...ceilings] };
}
