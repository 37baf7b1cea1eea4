import { DomainError } from '@marquee/domain';
import {
  violatedBy,
  type Decision,
  type Usage,
  quotaExceeded,
  refusedByAll,
  type Admission,
  type Quota,
  type Schedule,
  type Tier,
} from '@marquee/quota';
import { createCache } from '@marquee/runtime';
import { adviceFor } from './advice.ts';
import type { ApiKeyCache, ApiKeyOwner } from './api-key-cache.ts';
import { hashOfKey, isWellFormed } from './api-key.ts';
import { anonymousCallers, type Caller } from './caller.ts';
import { limitsFor, type Limits, type QuotaClass } from './limits.ts';
import { refusePublishableKey, type PageOfRequest } from './publishable-key.ts';

const MAX_PEEKS = 10_000;

/** The decision on a request, and what counted it if it was admitted within a limit. */
export type CountedAdmission = Admission & { counted: Limits | null };

export interface AccessOptions {
  quota: Pick<Quota, 'consume' | 'peek' | 'takeBack' | 'reset'>;
  findKey: ApiKeyCache['find'];
  /** Returns the holder of a key that is cached. Default: none is. */
  peekKey?: ApiKeyCache['peek'];
  schedule: Schedule;
  /** Secret for the hashes of addresses. */
  secret: string;
  /** Whether this deployment sells plans. Default: false. */
  sellsPlans?: boolean;
  /** Networks whose addresses many people share. Default: none. */
  sharedNetworks?: readonly string[] | undefined;
  now?: () => Date;
}

/** Authenticates callers and checks their requests against the limits. */
// eslint-disable-next-line max-lines-per-function -- a factory whose functions share the state
export function createAccess({
  quota,
  findKey,
  peekKey = () => null,
  schedule,
  secret,
  sellsPlans = false,
  sharedNetworks = [],
  now = () => new Date(),
}: AccessOptions) {
  const anonymousAt = anonymousCallers(secret, sharedNetworks);
  const peeks = createCache<Usage[]>({ ttlMs: 0, maxSize: MAX_PEEKS }); // shares running reads only

  /**
   * Returns the caller of an address and a key. A request with an unknown key is rejected, not
   * treated as anonymous, and counts against the address, as does one with a publishable key that
   * is not valid for its page. Throws a DomainError: `invalid_api_key`, `expired_api_key`,
   * `quota_exceeded`; the last not for `isFree` requests.
   */
  async function authenticate(
    address: string | undefined,
    key: string | undefined,
    { isFree = false, page }: { isFree?: boolean; page?: PageOfRequest } = {},
  ): Promise<Caller> {
    const anonymous = anonymousAt(address ?? '');
    if (key === undefined) return anonymous;
    const holder = isWellFormed(key)
      ? await findKey(hashOfKey(key), anonymous.network ?? anonymous.address)
      : null;
    const problem = problemWith(holder, page);
    if (holder && !problem) return { ...anonymous, holder, tier: holder.tier };
    const admission = await consume(anonymous, 'read');
    if (!admission.decision.admitted && !isFree) throw quotaExceeded(admission);
    throw problem ?? unknownKey();
  }

  /**
   * Returns the caller if that needs no look-up and the key is valid; else null, and `authenticate`
   * decides.
   */
  function recognise(
    address: string | undefined,
    key: string | undefined,
    page?: PageOfRequest,
  ): Caller | null {
    const anonymous = anonymousAt(address ?? '');
    if (key === undefined) return anonymous;
    const holder = peekKey(hashOfKey(key));
    if (!holder || problemWith(holder, page)) return null;
    return { ...anonymous, holder, tier: holder.tier };
  }

  /** Returns why a key is rejected; null for a valid one. */
  function problemWith(
    holder: ApiKeyOwner | null,
    page: PageOfRequest | undefined,
  ): DomainError | null {
    if (!holder) return unknownKey();
    if (holder.expires_at && holder.expires_at <= now())
      return new DomainError(
        'expired_api_key',
        'This API key has expired. Register again: POST /register-api-key.',
      );
    return holder.origins && refusePublishableKey(holder.origins, page);
  }

  /**
   * Counts one request if it is within its limits; a rejected one is not counted. It is admitted by
   * the first limits with room, or if there are none. `filter` identifies the filter of a feed.
   * Returns the admission at once if this process counts and the first limits have room.
   */
  function consume(
    caller: Caller,
    limitClass: QuotaClass,
    filter?: string,
  ): CountedAdmission | Promise<CountedAdmission> {
    const [first, ...others] = limitsFor(schedule, { caller, limitClass, filter });
    const { tier } = caller;
    if (!first) return { ...WITHOUT_LIMITS, tier };
    const decision = quota.consume(first.subject, first.policies);
    return 'admitted' in decision && decision.admitted
      ? toAdmission(decision, first, tier)
      : consumeFirst(caller, { decision, limits: first, others });
  }

  async function consumeFirst(
    caller: Caller,
    { decision, limits, others }: FirstDecision,
  ): Promise<CountedAdmission> {
    const refused = await decision;
    if (refused.admitted) return toAdmission(refused, limits, caller.tier);
    const refusals = [refused];
    for (const next of others) {
      const further = await quota.consume(next.subject, next.policies);
      if (further.admitted) return toAdmission(further, next, 'anonymous');
      refusals.push(further);
    }
    return { ...(await explainRefusals(caller, refusals)), counted: null };
  }

  /**
   * Returns when a request that all of its limits rejected is admitted, and how its caller gets
   * higher limits.
   */
  async function explainRefusals(caller: Caller, refusals: Decision[]): Promise<Admission> {
    const refused = refusedByAll(refusals);
    return { ...refused, tier: caller.tier, advice: await advise(caller, refused.decision) };
  }

  async function advise(caller: Caller, decision: Decision): Promise<string | null> {
    const violated = violatedBy(decision).map(({ name }) => name);
    const withKey: Caller = { ...caller, tier: 'free' };
    const [canSignUp, hasKeyQuota] = await Promise.all([
      hasRoom(caller, 'signup'),
      hasRoom(withKey, 'read'),
    ]);
    return adviceFor({ caller, schedule, violated, sellsPlans, canSignUp, hasKeyQuota });
  }

  async function hasRoom(caller: Caller, limitClass: QuotaClass): Promise<boolean> {
    const usages = await Promise.all(limitsFor(schedule, { caller, limitClass }).map(peek));
    return usages.some((group) => group.every((usage) => usage.hasRoom));
  }

  /** Returns the usage of a caller without counting a request. */
  const getUsage = async (caller: Caller): Promise<Usage[]> => {
    const [limits] = limitsFor(schedule, { caller, limitClass: 'read' });
    return limits ? peek(limits) : [];
  };

  /** Combines concurrent reads of one subject, because /usage has no limit. */
  function peek({ subject, policies }: Limits): Promise<Usage[]> {
    const key = `${subject} ${policies.map(({ name, part = '' }) => `${name} ${part}`).join()}`;
    return peeks.get(key, () => quota.peek(subject, policies));
  }

  return { authenticate, recognise, consume, getUsage, counters: quota };
}
export type Access = ReturnType<typeof createAccess>;

/** The decision of the first limits of a request, and the limits that admit it if these do not. */
interface FirstDecision {
  decision: Decision | Promise<Decision>;
  limits: Limits;
  others: Limits[];
}

const toAdmission = (decision: Decision, counted: Limits, tier: Tier): CountedAdmission => ({
  decision,
  tier,
  retryAfterS: 0,
  advice: null,
  counted,
});

const WITHOUT_LIMITS = {
  decision: { admitted: true, usages: [] },
  retryAfterS: 0,
  advice: null,
  counted: null,
} satisfies Omit<CountedAdmission, 'tier'>;

const unknownKey = () =>
  new DomainError(
    'invalid_api_key',
    'This API key is not one of ours: mistyped, revoked or never issued.',
  );
