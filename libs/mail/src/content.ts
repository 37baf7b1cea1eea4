import { z } from 'zod';

/** A new API key for an address that may not have asked for it. */
export const ApiKeyContent = z.object({
  kind: z.literal('api_key'),
  apiKey: z.string(),
  /** Makes the address an account, by GET /keys/confirm. */
  confirmToken: z.string(),
});
export type ApiKeyContent = z.infer<typeof ApiKeyContent>;

/** The first key of an account that pays. */
export const AccountKeyContent = z.object({ kind: z.literal('account_key'), apiKey: z.string() });
export type AccountKeyContent = z.infer<typeof AccountKeyContent>;

/** The keys of an account carry a plan that was paid for. */
export const PlanActiveContent = z.object({
  kind: z.literal('plan_active'),
  plan: z.string(),
  /** The last four characters of each key. */
  keyEndings: z.array(z.string()),
});
export type PlanActiveContent = z.infer<typeof PlanActiveContent>;

/** Asks an address whether it wants to hear from us. */
export const ConfirmAddressContent = z.object({
  kind: z.literal('confirm_address'),
  confirmToken: z.string(),
  /** What of, in words. */
  about: z.string(),
});
export type ConfirmAddressContent = z.infer<typeof ConfirmAddressContent>;

/** An event in a mail. */
const MailEvent = z.object({
  title: z.string(),
  /** On the venue's clock, in words. */
  when: z.string(),
  /** Venue and city. */
  where: z.string(),
  slug: z.string(),
});
export type MailEvent = z.infer<typeof MailEvent>;

/** What is new since the last one. */
export const DigestContent = z.object({
  kind: z.literal('digest'),
  subscriberId: z.string(),
  frequency: z.enum(['daily', 'weekly']),
  /** Null: the whole world. */
  city: z.string().nullable(),
  groups: z.array(z.object({ category: z.string(), events: z.array(MailEvent) })),
});
export type DigestContent = z.infer<typeof DigestContent>;

/** An artist that somebody wants in their city was announced there. */
export const AnnouncementContent = z.object({
  kind: z.literal('announcement'),
  subscriberId: z.string(),
  artist: z.string(),
  city: z.string(),
  event: MailEvent,
});
export type AnnouncementContent = z.infer<typeof AnnouncementContent>;

/** What became of an event that somebody wants to be at. */
export const EventChangeContent = z.object({
  kind: z.literal('event_change'),
  subscriberId: z.string(),
  change: z.enum(['cancelled', 'moved', 'back', 'gone']),
  event: MailEvent,
});
export type EventChangeContent = z.infer<typeof EventChangeContent>;

/** What a mail of each kind tells. It waits sealed. */
export const MailContent = z.discriminatedUnion('kind', [
  ApiKeyContent,
  AccountKeyContent,
  PlanActiveContent,
  ConfirmAddressContent,
  DigestContent,
  AnnouncementContent,
  EventChangeContent,
]);
export type MailContent = z.infer<typeof MailContent>;
