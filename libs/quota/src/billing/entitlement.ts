import type { Plan } from './plans.ts';

/** What a subscription's state says, as Stripe tells it. Times are Unix seconds. */
export interface SubscriptionState {
  status: string;
  /** Null where it is for something that we do not sell. */
  plan: Plan | null;
  periodStart: number;
  periodEnd: number;
  /** Ended because its payments failed, not because its owner wished so. */
  endedUnpaid: boolean;
}

const GRACE_S = 7 * 86_400;

/**
 * Until when a subscription gives its plan (Unix seconds; 0: it does not). Paid: to the period's end, and a week beyond, should the next
 * payment's news be late. A payment that failed: a week from when it was due. Cancelled: to the end of what was paid.
 */
export function paidUntil({ status, plan, periodStart, periodEnd, endedUnpaid }: SubscriptionState): number {
  if (plan === null) return 0;
  if (status === 'active' || status === 'trialing') return periodEnd + GRACE_S;
  if (status === 'past_due') return periodStart + GRACE_S;
  if (status === 'canceled') return endedUnpaid ? periodStart + GRACE_S : periodEnd;
  return 0;
}
