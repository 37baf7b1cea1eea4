import type { Language } from '@marquee/pages/i18n';
import type { MailContent } from './rendering/content.ts';
import labels from './texts/optional-mails.json' with { type: 'json' };

/**
 * Mails that a recipient can turn off. All others are answers to what the recipient does, such as a
 * link to sign in.
 */
export const OPTIONAL_MAILS = [
  'digest',
  'saved_search',
  'announcement',
  'event_change',
  'correction',
  'webhook_disabled',
] as const satisfies readonly MailContent['kind'][];

export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** Describes the mails of a kind. */
export const optionalMailLabel = (kind: OptionalMail, language: Language): string =>
  labels[language][kind];

/** Returns a text about the block of all mails. */
export const mailStopText = (name: 'stopped' | 'allow' | 'allowed', language: Language): string =>
  labels[language][name];

export const isOptionalMail = (kind: string): boolean =>
  OPTIONAL_MAILS.some((each) => each === kind);

/** Returns the kinds that a form with the fields `mail_digest=1` and so on leaves out. */
export const readMailsOff = (fields: Readonly<Record<string, unknown>>): OptionalMail[] =>
  OPTIONAL_MAILS.filter((kind) => fields[`mail_${kind}`] !== '1');
