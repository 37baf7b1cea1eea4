import { DomainError } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import { checkout } from '@marquee/operations';

import type { Dependencies } from '../dependencies.ts';
import type { FormHandler } from './account-handlers.ts';
import { ContinuePage } from './plan-forms.tsx';

const plan = createInputReader(checkout.input.pick({ plan: true }));

/**
 * A page with a link to Stripe: the policy of our pages forbids that a form leads to another site.
 */
const continueAt = (url: string) => ({
  title: 'continueStripe' as const,
  body: <ContinuePage url={url} />,
});

/** The forms of plans, by their path below /account. */
export const BILLING_FORMS: Readonly<Record<string, FormHandler>> = {
  'plan/checkout': async (deps, { session, fields }) =>
    continueAt(
      await requireBilling(deps).checkout({
        email: session.email,
        plan: plan.parseFields(fields).plan,
        returnUrl: accountUrl(deps),
      }),
    ),
  'plan/portal': async (deps, { session }) => {
    const billing = requireBilling(deps);
    const terms = await deps.accountKeys.findTerms(session.accountId);
    if (!terms?.plan) throw new DomainError('invalid_body', 'This account has no paid plan.');
    return continueAt(await billing.portal(terms.plan.subscription_id, accountUrl(deps)));
  },
};

function requireBilling({ billing }: Dependencies) {
  if (billing) return billing;
  throw new DomainError('invalid_body', 'Payments are not configured on this server.');
}

const accountUrl = ({ addresses }: Dependencies): string => `${addresses.web}/account`;
