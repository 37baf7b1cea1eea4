import { defineOperation, DomainError, EmailAddress } from '@marquee/domain';
import { Plan, PLANS, type Billing } from '@marquee/quota';
import { z } from 'zod';
import type { Addresses } from '../present-event.ts';

export interface CheckoutDeps {
  /** Null where nothing is sold. */
  billing: Pick<Billing, 'checkout'> | null;
  addresses: Addresses;
}

export const checkout = defineOperation({
  name: 'checkout',
  summary: 'Where a plan is paid for',
  description:
    'Answers the address of a payment page. Once it is paid, the account of the e-mail has the plan with all its keys; where it holds none, a key is mailed.',
  input: z.object({
    email: EmailAddress.meta({ description: 'Whose account pays.', examples: ['ada@example.com'] }),
    plan: Plan.meta({ description: `One of ${PLANS.join(', ')}.`, examples: ['developer'] }),
  }),
  output: z.object({ url: z.string().meta({ examples: ['https://checkout.stripe.com/c/pay/cs_test_a1b2'] }) }),
  async run({ billing, addresses }: CheckoutDeps, { email, plan }) {
    if (!billing) throw new DomainError('unavailable', 'Plans cannot be bought here: payments are not set up.');
    return { url: await billing.checkout(email, plan, `${addresses.api}/docs`) };
  },
});
