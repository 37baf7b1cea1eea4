import type { MailContent } from './content.ts';

/** Mails that a recipient can turn off. All others are answers to what the recipient does, such as a link to sign in. */
export const OPTIONAL_MAILS = [
  { kind: 'digest', label: 'New events of a city, daily or weekly' },
  { kind: 'saved_search', label: 'New events of saved searches' },
  { kind: 'announcement', label: 'Dates of artists that you requested' },
  { kind: 'event_change', label: 'Changes of events that you requested' },
  { kind: 'correction', label: 'Answers to reports and submitted events' },
  { kind: 'webhook_disabled', label: 'Webhooks that receive no more messages' },
] as const satisfies readonly { kind: MailContent['kind']; label: string }[];

export type OptionalMail = (typeof OPTIONAL_MAILS)[number]['kind'];

/** Returns the kinds that a form with the fields `mail_digest=1` and so on leaves out. */
export const readMailsOff = (fields: Readonly<Record<string, unknown>>): OptionalMail[] =>
  OPTIONAL_MAILS.map(({ kind }) => kind).filter((kind) => fields[`mail_${kind}`] !== '1');
