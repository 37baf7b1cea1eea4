import { PLANS, type Plan, getPolicy, type Schedule } from '@marquee/quota';
import type { Caller } from './caller.ts';

export interface AdviceContext {
  caller: Caller;
  schedule: Schedule;
  /** Names of the policies that rejected the request. */
  violated: string[];
  /** Whether this deployment sells plans. */
  sellsPlans: boolean;
  /** Whether this caller may request a key or a plan now. */
  canSignUp: boolean;
  /** Whether the address has room in the limits of a free key. */
  hasKeyQuota: boolean;
}

/** Returns how this caller gets higher limits, or null if it can only wait. */
export function adviceFor(context: AdviceContext): string | null {
  const { caller, schedule, violated, sellsPlans, canSignUp, hasKeyQuota } = context;
  const { tier, holder } = caller;
  if (holder?.origins) return null; // the visitor of a page cannot raise the limits of its owner
  if (!violated.includes(tier)) return writeAdvice(caller, violated);
  if (tier === 'anonymous')
    return canSignUp && hasKeyQuota
      ? 'A free key has a quota of its own: POST /register-api-key with your e-mail.'
      : null;
  if (holder?.account_id === null)
    return 'Confirm your address with the link in the mail that brought the key: the account has a quota of its own.';
  if (tier === 'enterprise' || tier === 'custom')
    return 'The operator of this service can raise the limit of your account.';
  const plan = sellsPlans && canSignUp ? nextPlan(schedule, caller) : null;
  return (
    plan && `The ${plan.name} plan allows ${plan.requests} requests a day: POST /billing/checkout.`
  );
}

const writeAdvice = ({ holder }: Caller, violated: string[]): string | null =>
  violated.includes('writes') && holder
    ? 'The limit of writes is for addresses. Confirm your key with the link in the mail that brought it: an account has none.'
    : null;

/** Returns the smallest plan with higher limits than the caller has. */
function nextPlan(
  schedule: Schedule,
  { tier, holder }: Caller,
): { name: Plan; requests: string } | null {
  const present = getPolicy(schedule, tier, holder?.custom_limit)?.limit ?? Infinity;
  const name = PLANS.find((plan) => (getPolicy(schedule, plan)?.limit ?? 0) > present);
  if (name === undefined) return null;
  return { name, requests: (getPolicy(schedule, name)?.limit ?? 0).toLocaleString('en') };
}
