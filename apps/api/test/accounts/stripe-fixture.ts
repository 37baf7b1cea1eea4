import Stripe from 'stripe';
import { createTestApi, type Api } from '../create-test-api.ts';

const SECRET = 'whsec_of_the_test';
export const PRICES = { developer: 'price_dev', business: 'price_biz', enterprise: 'price_ent' };
export const BILLING = {
  secretKey: 'sk_test_x',
  webhookSecrets: ['whsec_former', SECRET],
  prices: PRICES,
};
export const DAY_S = 86_400;
export const NOW_S = Math.floor(Date.now() / 1000);
const stripe = new Stripe('sk_test_x');

export const sellingApi = () => createTestApi({ settings: { billing: BILLING, trustProxy: 1 } });

export interface PaymentEvent {
  id: string;
  type: 'created' | 'updated' | 'deleted';
  created: number;
  status: string;
  price?: string | undefined;
  periodStart?: number;
  periodEnd?: number;
  reason?: string;
  /** Of the unconfirmed key that requested the payment. */
  keyId?: string | undefined;
  email?: string;
  subscriptionId?: string;
}

export const eventOf = ({
  id,
  type,
  created,
  status,
  price = PRICES.developer,
  periodStart,
  periodEnd,
  reason,
  keyId,
  email = 'ada@example.com',
  subscriptionId = 'sub_1',
}: PaymentEvent) =>
  JSON.stringify({
    id,
    object: 'event',
    type: `customer.subscription.${type}`,
    created,
    data: {
      object: {
        id: subscriptionId,
        object: 'subscription',
        status,
        metadata: { email, ...(keyId && { key_id: keyId }) },
        cancellation_details: reason ? { reason } : null,
        items: {
          data: [
            {
              price: { id: price },
              current_period_start: periodStart ?? NOW_S - 10 * DAY_S,
              current_period_end: periodEnd ?? NOW_S + 20 * DAY_S,
            },
          ],
        },
      },
    },
  });

export const signed = (
  payload: string,
  {
    secret = SECRET,
    timestamp = Math.floor(Date.now() / 1000),
  }: { secret?: string; timestamp?: number } = {},
) => stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

export const deliver = (api: Api, payload: string, signature = signed(payload)) =>
  api.request
    .post('/billing/webhook')
    .set('Stripe-Signature', signature)
    .set('Content-Type', 'application/json')
    .send(payload);

/** Returns the current tier of the account. */
export async function tierOf({ database }: Api): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ tier: string }>(`
    SELECT coalesce(greatest(a.tier, max(s.plan) FILTER (WHERE s.paid_until > now())), 'free') AS tier
    FROM account a LEFT JOIN subscription s ON s.account_id = a.id GROUP BY a.id`);
  return rows[0]?.tier;
}
