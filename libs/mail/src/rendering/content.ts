import { STATE_KINDS } from '@marquee/formats/display';
import { z } from 'zod';

/** A new API key for an unconfirmed address. */
export const ApiKeyContent = z.object({
  kind: z.literal('api_key'),
  apiKey: z.string(),
  /** Confirms the address at GET /keys/confirm, which creates an account. */
  confirmToken: z.string(),
});
export type ApiKeyContent = z.infer<typeof ApiKeyContent>;

/** The first key of a paying account. */
export const AccountKeyContent = z.object({ kind: z.literal('account_key'), apiKey: z.string() });
export type AccountKeyContent = z.infer<typeof AccountKeyContent>;

/** A paid plan now applies to the keys of an account. */
export const PlanActiveContent = z.object({
  kind: z.literal('plan_active'),
  plan: z.string(),
  /** Last four characters of each key. */
  keyEndings: z.array(z.string()),
});
export type PlanActiveContent = z.infer<typeof PlanActiveContent>;

/** A link to the account pages. */
export const SignInContent = z.object({ kind: z.literal('sign_in'), token: z.string() });
export type SignInContent = z.infer<typeof SignInContent>;

/** The answer to a report about an event, or to a submitted event. */
export const CorrectionContent = z.object({
  kind: z.literal('correction'),
  /** What was reported, in words. */
  about: z.string(),
  isAccepted: z.boolean(),
  /** What the operator writes; null: nothing. */
  note: z.string().nullable(),
  /** Slug of the event; null if it has no page. */
  slug: z.string().nullable(),
});
export type CorrectionContent = z.infer<typeof CorrectionContent>;

/** Request to confirm a subscription or a notification request. */
export const ConfirmAddressContent = z.object({
  kind: z.literal('confirm_address'),
  confirmToken: z.string(),
  /** Subject of the mails, in words. */
  about: z.string(),
});
export type ConfirmAddressContent = z.infer<typeof ConfirmAddressContent>;

const MailEvent = z.object({
  title: z.string(),
  /** Local time of the venue, in words. */
  when: z.string(),
  /** Venue and city. */
  where: z.string(),
  /** "Postponed", in mails of an earlier release. */
  notice: z.string().optional(),
  /** What is not as planned, as sentences. Absent if the event takes place as planned. */
  state: z
    .object({ kind: z.enum(STATE_KINDS), text: z.string(), notes: z.array(z.string()) })
    .optional(),
  /** In words. Absent if it is unknown. */
  price: z.string().optional(),
  /** "Sample event". Absent if it is a real one. */
  demo: z.string().optional(),
  slug: z.string(),
  /** Absent if there is none that may be shown. */
  picture: z
    .object({
      id: z.string(),
      width: z.int(),
      height: z.int(),
      licence: z.string(),
      attribution: z.string(),
    })
    .optional(),
});
export type MailEvent = z.infer<typeof MailEvent>;

/** New events since the previous digest. */
export const DigestContent = z.object({
  kind: z.literal('digest'),
  subscriberId: z.string(),
  frequency: z.enum(['daily', 'weekly']),
  /** Null means all cities. */
  city: z.string().nullable(),
  groups: z.array(z.object({ category: z.string(), events: z.array(MailEvent) })),
});
export type DigestContent = z.infer<typeof DigestContent>;

/** A requested artist has a new event in the requested city. */
export const AnnouncementContent = z.object({
  kind: z.literal('announcement'),
  subscriberId: z.string(),
  artist: z.string(),
  city: z.string(),
  event: MailEvent,
});
export type AnnouncementContent = z.infer<typeof AnnouncementContent>;

/** A requested event changed. */
export const EventChangeContent = z.object({
  kind: z.literal('event_change'),
  subscriberId: z.string(),
  change: z.enum(['cancelled', 'moved', 'back', 'gone']),
  event: MailEvent,
});
export type EventChangeContent = z.infer<typeof EventChangeContent>;

/** A webhook of an account no longer receives messages. */
export const WebhookDisabledContent = z.object({
  kind: z.literal('webhook_disabled'),
  webhookId: z.string(),
  /** Host of the receiver. The rest of its URL can contain a secret. */
  host: z.string(),
  reason: z.enum(['failing', 'gone']),
  /** Why the last attempt failed. */
  error: z.string(),
});
export type WebhookDisabledContent = z.infer<typeof WebhookDisabledContent>;

/** New events of a saved search. */
export const SavedSearchContent = z.object({
  kind: z.literal('saved_search'),
  searchId: z.string(),
  name: z.string(),
  /** Number of new events; `events` contains the first ones. */
  count: z.int(),
  events: z.array(MailEvent),
});
export type SavedSearchContent = z.infer<typeof SavedSearchContent>;

/** Who reads a mail. Stored with its content. */
export const MailReader = z.object({
  /** BCP 47. Mails of an earlier release have none. */
  locale: z.string().nullable().default(null),
});

/** Stored encrypted until the mail is sent. */
export const MailContent = z.discriminatedUnion('kind', [
  ApiKeyContent,
  AccountKeyContent,
  PlanActiveContent,
  ConfirmAddressContent,
  SignInContent,
  CorrectionContent,
  DigestContent,
  SavedSearchContent,
  AnnouncementContent,
  EventChangeContent,
  WebhookDisabledContent,
]);
export type MailContent = z.infer<typeof MailContent>;
