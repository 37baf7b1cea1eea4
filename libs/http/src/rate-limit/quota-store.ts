import type { Access, Limits } from '@marquee/access';
import type { Decision, Usage } from '@marquee/quota';
import type { Store } from 'express-rate-limit';

/** A request that is counted. */
export interface Attempt {
  limits: Limits;
  /** Without usages until the request is counted. */
  decision: Decision;
}

/**
 * A store of express-rate-limit that counts in the quota, in Redis or in memory. The key is a subject. One call checks all rolling
 * windows of the request. A request that a window rejects is counted in none of them, and its hits exceed the limit by one.
 */
export const createQuotaStore = (count: Access['count'], getAttempt: () => Attempt): Store => ({
  async increment(subject) {
    const attempt = getAttempt();
    attempt.decision = await count({ subject, policies: attempt.limits.policies });
    const { used, resetsInS } = selectBinding(attempt.decision);
    const totalHits = attempt.decision.admitted ? used : used + 1;
    return { totalHits, resetTime: new Date(Date.now() + resetsInS * 1000) };
  },
  decrement: refuseToTakeBack,
  resetKey: refuseToTakeBack,
});

/** Returns the usage with the least left: of the windows that reject the request, or else of all. */
export function selectBinding({ admitted, usages }: Decision): Usage {
  const [first, ...others] = usages.filter(({ hasRoom }) => hasRoom === admitted);
  if (!first) throw new Error('The request is not counted.');
  return others.reduce(
    (least, usage) => (countLeft(usage) < countLeft(least) ? usage : least),
    first,
  );
}

const countLeft = ({ limit, used }: Usage) => limit - used;

/** express-rate-limit calls this only with options that are off: a rejected request is not counted in the first place. */
function refuseToTakeBack(): never {
  throw new Error('The quota takes back no counts.');
}
