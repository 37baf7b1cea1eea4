import { DomainError } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import { checkout } from '@marquee/operations';
import type { Dependencies } from '../dependencies.ts';
import type { FormHandler } from './account-handlers.ts';

const plan = createInputReader(checkout.input.pick({ plan: true }));

/** Each form continues at a page of Stripe. */
export const BILLING_FORMS: Readonly<Record<string, FormHandler>> = {
  'plan/checkout': async (deps, { session, fields }) => ({
    goTo: await requireBilling(deps).checkout(session.email, plan.parseFields(fields).plan, accountUrl(deps)),
  }),
  'plan/portal': async (deps, { session }) => {
    const billing = requireBilling(deps);
    const terms = await deps.accountKeys.findTerms(session.accountId);
    if (!terms?.plan) throw new DomainError('invalid_body', 'This account has no paid plan.');
    return { goTo: await billing.portal(terms.plan.subscription_id, accountUrl(deps)) };
  },
};

function requireBilling({ billing }: Dependencies) {
  if (billing) return billing;
  throw new DomainError('invalid_body', 'Payments are not configured on this server.');
}

const accountUrl = ({ addresses }: Dependencies): string => `${addresses.web}/account`;
