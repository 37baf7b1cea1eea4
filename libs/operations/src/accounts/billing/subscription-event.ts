import { DomainError, EmailAddress } from '@marquee/domain';
import { z } from 'zod';

const CLOCK_SKEW_S = 86_400;
const YEAR_9999_S = 253_402_300_799;

const StripeId = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const UnixTime = z.int().min(0).max(YEAR_9999_S);

const Envelope = z.object({ type: z.string() });

/** The parts of a `customer.subscription.*` event that Marquee uses. */
const SubscriptionEvent = z.object({
  id: StripeId,
  type: z.string(),
  created: UnixTime,
  data: z.object({
    object: z.object({
      id: StripeId,
      status: z.string(),
      metadata: z.record(z.string(), z.unknown()).nullish(),
      cancellation_details: z.object({ reason: z.string().nullish() }).nullish(),
      items: z.object({
        data: z.array(
          z.object({
            price: z.object({ id: z.string() }),
            current_period_start: UnixTime.nullish(),
            current_period_end: UnixTime.nullish(),
          }),
        ),
      }),
    }),
  }),
});
export type SubscriptionEvent = z.output<typeof SubscriptionEvent> & {
  email: string;
  keyId: string | null;
};

/**
 * Returns the event of a subscription that our checkout created, or null for any other event.
 * Throws `invalid_body` if it is malformed or dated in the future: it would take precedence over
 * every later event.
 */
export function parseSubscriptionEvent(content: unknown, now: Date): SubscriptionEvent | null {
  const envelope = Envelope.safeParse(content);
  if (!envelope.success) throw notAnEvent();
  if (!envelope.data.type.startsWith('customer.subscription.')) return null;
  const parsed = SubscriptionEvent.safeParse(content);
  if (!parsed.success) throw notAnEvent();
  const event = parsed.data;
  if (event.created > now.getTime() / 1000 + CLOCK_SKEW_S) throw notAnEvent();
  const metadata = event.data.object.metadata;
  const email = EmailAddress.safeParse(metadata?.['email']);
  const keyId = z.uuid().nullable().catch(null).parse(metadata?.['key_id']);
  return email.success ? { ...event, email: email.data, keyId } : null;
}

const notAnEvent = () =>
  new DomainError('invalid_body', 'The body is not an event that Stripe sends.');
