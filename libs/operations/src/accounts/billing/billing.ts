import { DomainError } from '@marquee/domain';
import { PLANS, type Plan } from '@marquee/quota';
import { limitedFetch } from '@marquee/runtime';
import type Stripe from 'stripe';
import { paidUntil, type SubscriptionState } from './entitlement.ts';
import { parseSubscriptionEvent, type SubscriptionEvent } from './subscription-event.ts';

const TOLERANCE_S = 300;
// Shorter than the request deadline.
const TIMEOUT_MS = 2_000;

export interface BillingSettings {
  secretKey: string;
  /** Two during a rotation. */
  webhookSecrets: string[];
  /** The Stripe price id of each plan. */
  prices: Readonly<Record<Plan, string>>;
  /** Default: the address of Stripe. */
  baseUrl?: string | undefined;
}

/** The state of a subscription in one event. Events are ordered by (created, rank, id). */
export interface SubscriptionNews {
  eventId: string;
  createdAt: Date;
  rank: number;
  subscriptionId: string;
  email: string;
  /** The unconfirmed key that requested the checkout. Null if there was none. */
  keyId: string | null;
  plan: Plan | null;
  paidUntil: Date;
}

/** What a payment page sells, and to whom. */
export interface CheckoutRequest {
  email: string;
  plan: Plan;
  /** The unconfirmed key that requests it. */
  keyId?: string | undefined;
  /** Where the buyer continues. */
  returnUrl: string;
}

// Stripe's timestamps are whole seconds. Within one second: created, then updated, then ended.
const RANKS: Readonly<Record<string, number>> = {
  'customer.subscription.created': 0,
  'customer.subscription.deleted': 2,
};

export function createBilling(settings: BillingSettings) {
  const { webhookSecrets, prices } = settings;
  const opened = openStripe(settings);

  /**
   * Returns the URL of the checkout of a plan. Throws `unavailable` if Stripe cannot be reached.
   */
  async function checkout({ email, plan, keyId, returnUrl }: CheckoutRequest): Promise<string> {
    const metadata = { email, ...(keyId !== undefined && { key_id: keyId }) };
    const stripe = await opened;
    try {
      const { url } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer_email: email,
        line_items: [{ price: prices[plan], quantity: 1 }],
        success_url: returnUrl,
        cancel_url: returnUrl,
        metadata,
        subscription_data: { metadata },
      });
      if (url) return url;
    } catch (error) {
      throw unavailable(error);
    }
    throw unavailable();
  }

  /**
   * Returns the URL of the page where the payer of a subscription changes or cancels it. Throws
   * `unavailable` if Stripe cannot be reached.
   */
  async function portal(subscriptionId: string, returnUrl: string): Promise<string> {
    const stripe = await opened;
    try {
      const { customer } = await stripe.subscriptions.retrieve(subscriptionId);
      const id = typeof customer === 'string' ? customer : customer.id;
      const { url } = await stripe.billingPortal.sessions.create({
        customer: id,
        return_url: returnUrl,
      });
      return url;
    } catch (error) {
      throw unavailable(error);
    }
  }

  /**
   * Returns the subscription event in the body of a webhook, or null for another event. Throws
   * `invalid_body` if the signature matches none of our secrets or the body is malformed.
   */
  async function read(body: Buffer, signature: string): Promise<SubscriptionNews | null> {
    const content = verified(await opened, { body, signature, secrets: webhookSecrets });
    const event = parseSubscriptionEvent(content, new Date());
    return event && toSubscriptionNews(event, prices);
  }

  return { checkout, portal, read };
}
export type Billing = ReturnType<typeof createBilling>;

/** Loads the library, which takes 40 MB and 200 ms, at start, and only if billing is configured. */
async function openStripe({ secretKey, baseUrl }: BillingSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const httpClient = Stripe.createFetchHttpClient(limitedFetch);
  return new Stripe(secretKey, {
    httpClient,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...parseHost(baseUrl),
  });
}

function parseHost(baseUrl: string | undefined) {
  if (baseUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  return {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

const unavailable = (cause?: unknown) =>
  Object.assign(
    new DomainError('unavailable', 'Payments cannot be taken just now. Try again shortly.'),
    { cause },
  );

interface Signed {
  body: Buffer;
  signature: string;
  secrets: string[];
}

function verified(stripe: Stripe, { body, signature, secrets }: Signed): unknown {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
    } catch {
      continue; // another secret may match
    }
  }
  throw new DomainError(
    'invalid_body',
    'The signature is not that of this body, or older than five minutes.',
  );
}

function toSubscriptionNews(
  event: SubscriptionEvent,
  prices: BillingSettings['prices'],
): SubscriptionNews {
  const subscription = event.data.object;
  const state = toSubscriptionState(subscription, prices);
  return {
    eventId: event.id,
    createdAt: new Date(event.created * 1000),
    rank: RANKS[event.type] ?? 1,
    subscriptionId: subscription.id,
    email: event.email,
    keyId: event.keyId,
    plan: state.plan,
    paidUntil: new Date(paidUntil(state) * 1000),
  };
}

function toSubscriptionState(
  { status, items, cancellation_details }: SubscriptionEvent['data']['object'],
  prices: BillingSettings['prices'],
): SubscriptionState {
  const [item] = items.data;
  return {
    status,
    plan: PLANS.find((plan) => prices[plan] === item?.price.id) ?? null,
    periodStart: item?.current_period_start ?? 0,
    periodEnd: item?.current_period_end ?? 0,
    endedUnpaid: cancellation_details?.reason === 'payment_failed',
  };
}
