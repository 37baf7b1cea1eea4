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

/** Links that confirm unconfirmed keys. Absent in mails of an earlier release. */
const KeyLinks = z.array(z.object({ token: z.string(), ending: z.string() })).default([]);
export type KeyLinks = z.infer<typeof KeyLinks>;

/** The first key of a paying account. */
export const AccountKeyContent = z.object({
  kind: z.literal('account_key'),
  apiKey: z.string(),
  keyLinks: KeyLinks,
});
export type AccountKeyContent = z.infer<typeof AccountKeyContent>;

/** A paid plan now applies to the keys of an account. */
export const PlanActiveContent = z.object({
  kind: z.literal('plan_active'),
  plan: z.string(),
  /** Last four characters of each key. */
  keyEndings: z.array(z.string()),
  keyLinks: KeyLinks,
});
export type PlanActiveContent = z.infer<typeof PlanActiveContent>;

/** A list of events that the reader follows by opening a link. */
const FollowChoice = z.object({
  /** In words: "Berlin". */
  name: z.string(),
  /** Filters of the list, as in its address. */
  filter: z.string(),
  frequency: z.string(),
});

/** A link to the account pages, and digits that can be entered instead. */
export const SignInContent = z.object({
  kind: z.literal('sign_in'),
  token: z.string(),
  /** Mails of the release before have none. */
  code: z.string().optional(),
  /** The link follows this too. */
  follow: FollowChoice.optional(),
});
export type SignInContent = z.infer<typeof SignInContent>;

/** The decision on a report about an event, or on a submitted event. */
const ReportAnswer = z.object({
  /** What was reported, in words. */
  about: z.string(),
  isAccepted: z.boolean(),
  /** A claim was accepted whose reporter has an account. */
  isOrganiser: z.boolean().optional(),
  /** What the operator writes; null: nothing. */
  note: z.string().nullable(),
  /** Slug of the event; null if it has no page. */
  slug: z.string().nullable(),
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** The answer to a report, and to others of the same reporter. */
export const CorrectionContent = ReportAnswer.extend({
  kind: z.literal('correction'),
  others: z.array(ReportAnswer).optional(),
});
export type CorrectionContent = z.infer<typeof CorrectionContent>;

/** The decision on a calendar that an organiser connected. */
export const CalendarContent = z.object({
  kind: z.literal('calendar'),
  calendarId: z.string(),
  title: z.string(),
  isAccepted: z.boolean(),
  /** What the operator writes; null: nothing. */
  note: z.string().nullable(),
});
export type CalendarContent = z.infer<typeof CalendarContent>;

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
  /**
   * For calendars. Absent if the event is off or its date is not known, and in mails of an earlier
   * release.
   */
  times: z
    .object({
      start_utc: z.string(),
      start_local: z.string(),
      end_utc: z.string().nullable(),
      timezone: z.string(),
      time_tbd: z.boolean(),
      date_tbd: z.boolean(),
      all_day: z.boolean(),
    })
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
  CalendarContent,
  DigestContent,
  SavedSearchContent,
  AnnouncementContent,
  EventChangeContent,
  WebhookDisabledContent,
]);
export type MailContent = z.infer<typeof MailContent>;
