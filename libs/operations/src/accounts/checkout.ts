import type { Billing } from '@marquee/billing';
import { defineOperation, DomainError, EmailAddress } from '@marquee/domain';
import { Plan, PLANS } from '@marquee/quota';
import { z } from 'zod';
import type { Addresses } from '../events/present-event.ts';

export interface CheckoutDeps {
  /** Null if payments are not configured. */
  billing: Pick<Billing, 'checkout'> | null;
  addresses: Addresses;
}

export const checkout = defineOperation({
  name: 'checkout',
  summary: 'Payment page for a plan',
  description:
    'Returns the URL of a payment page. After payment, the plan applies to all keys of the account with this e-mail address. An account without a key gets one by mail.',
  input: z.object({
    email: EmailAddress.meta({
      description: 'E-mail address of the account that pays.',
      examples: ['ada@example.com'],
    }),
    plan: Plan.meta({ description: `One of ${PLANS.join(', ')}.`, examples: ['developer'] }),
  }),
  output: z.object({
    url: z.string().meta({ examples: ['https://checkout.stripe.com/c/pay/cs_test_a1b2'] }),
  }),
  async run({ billing, addresses }: CheckoutDeps, { email, plan }) {
    if (!billing)
      throw new DomainError('unavailable', 'Payments are not configured on this server.');
    return { url: await billing.checkout(email, plan, `${addresses.api}/docs`) };
  },
});
