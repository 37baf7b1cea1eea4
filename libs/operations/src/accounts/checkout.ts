import type { Caller } from '@marquee/access';
import { defineOperation, DomainError, EmailAddress } from '@marquee/domain';
import { Plan, PLANS } from '@marquee/quota';
import { z } from 'zod';
import type { Addresses } from '../events/present-event.ts';
import type { Billing } from './billing/index.ts';

export interface CheckoutDeps {
  /** Null if payments are not configured. */
  billing: Pick<Billing, 'checkout'> | null;
  addresses: Addresses;
  caller: Caller;
}

export const checkout = defineOperation({
  name: 'checkout',
  summary: 'Payment page for a plan',
  description:
    'Returns the URL of a payment page. After payment, the plan applies to all keys of the account with this e-mail address. An account without a key gets one by mail. The mail also has a link that confirms an unconfirmed key of the address, or the one that sent the request; the key then stays the same and has the plan. Afterwards the buyer continues on the account page.',
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
  async run({ billing, addresses, caller: { holder } }: CheckoutDeps, { email, plan }) {
    if (!billing)
      throw new DomainError('unavailable', 'Payments are not configured on this server.');
    const { api, web } = addresses;
    const returnUrl = web === undefined ? `${api}/docs` : `${web}/account`;
    const keyId = holder?.account_id === null ? holder.key_id : undefined;
    return { url: await billing.checkout({ email, plan, keyId, returnUrl }) };
  },
});
