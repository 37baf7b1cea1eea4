import type { Plan } from '@marquee/quota';

/** The state of a subscription at Stripe. Times are Unix seconds. */
export interface SubscriptionState {
  status: string;
  /** Null if it is not one of our plans. */
  plan: Plan | null;
  periodStart: number;
  periodEnd: number;
  /** Whether it ended because payments failed, not because its owner cancelled it. */
  endedUnpaid: boolean;
}

const GRACE_S = 7 * 86_400;

/**
 * Returns until when a subscription entitles to its plan (Unix seconds; 0: it does not). Paid: the
 * end of the period plus a week, in case the next payment event is late. Failed payment: a week
 * after it was due. Cancelled: the end of the paid period.
 */
export function paidUntil({
  status,
  plan,
  periodStart,
  periodEnd,
  endedUnpaid,
}: SubscriptionState): number {
  if (plan === null) return 0;
  if (status === 'active' || status === 'trialing') return periodEnd + GRACE_S;
  if (status === 'past_due') return periodStart + GRACE_S;
  if (status === 'canceled') return endedUnpaid ? periodStart + GRACE_S : periodEnd;
  return 0;
}
