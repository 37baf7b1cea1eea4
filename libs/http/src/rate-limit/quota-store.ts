import type { Access, Caller, CountedAdmission, Limits, QuotaClass } from '@marquee/access';
import type { Decision, Usage } from '@marquee/quota';
import type { Store } from 'express-rate-limit';
import { inSeconds } from './limit-store.ts';

/** A request to count. */
export interface QuotaRequest {
  caller: Caller;
  limitClass: QuotaClass;
  filter: string | undefined;
  /** Called with the decision. */
  onDecided: (admission: CountedAdmission) => void;
}

/** How many counted requests can be taken back. */
const MAX_COUNTED = 10_000;

/**
 * A store of express-rate-limit that counts in the quota of the caller. The limits of a caller
 * depend on its tier, its plan and the class of the request, so a key names one request: `open`
 * returns it. One call of `consume` checks all windows of the request. A request that a window
 * rejects is counted in none of them.
 */
export function createQuotaStore({ consume, counters }: Pick<Access, 'consume' | 'counters'>) {
  const requests = new Map<string, QuotaRequest>();
  const counted = new Map<string, Limits>();
  let opened = 0;

  function open(request: QuotaRequest): string {
    const key = `${request.caller.address} ${String(opened++)}`;
    requests.set(key, request);
    return key;
  }

  async function increment(key: string) {
    const request = requests.get(key);
    if (!request) throw new Error('The request was counted already.');
    requests.delete(key);
    const admission = await consume(request.caller, request.limitClass, request.filter);
    if (admission.counted) remember(key, admission.counted);
    request.onDecided(admission);
    const usage = selectBinding(admission.decision);
    if (!usage) return { totalHits: 1, resetTime: undefined };
    const totalHits = admission.decision.admitted ? usage.used : usage.used + 1;
    return { totalHits, resetTime: inSeconds(usage.resetsInS) };
  }

  function remember(key: string, limits: Limits): void {
    counted.set(key, limits);
    const [oldest] = counted.keys();
    if (counted.size > MAX_COUNTED && oldest !== undefined) counted.delete(oldest);
  }

  async function decrement(key: string): Promise<void> {
    const limits = counted.get(key);
    if (!limits) return;
    counted.delete(key); // one request is taken back once
    await counters.takeBack(limits.subject, limits.policies);
  }

  async function resetKey(key: string): Promise<void> {
    const limits = counted.get(key);
    if (limits) await counters.reset(limits.subject, limits.policies);
  }

  return { open, increment, decrement, resetKey } satisfies Store & { open: unknown };
}

/**
 * Returns the usage with the least left: of the windows that reject the request, or else of all.
 * Undefined without limits.
 */
export const selectBinding = ({ admitted, usages }: Decision): Usage | undefined =>
  usages
    .filter(({ hasRoom }) => hasRoom === admitted)
    .reduce<Usage | undefined>(
      (least, usage) => (least && countLeft(least) <= countLeft(usage) ? least : usage),
      undefined,
    );

const countLeft = ({ limit, used }: Usage) => limit - used;
