export type {
  DigestContent,
  EventChangeContent,
  MailContent,
  MailEvent,
  ReportAnswer,
} from './rendering/content.ts';
export { createEmailHasher, type MailboxHashes } from './email-hash.ts';
export type { Secrets } from './secrets.ts';
export {
  createSecretCipher,
  createPayloadCipher,
  isUndecryptable,
  type SecretCipher,
} from './payload-cipher.ts';
export {
  mailStopText,
  OPTIONAL_MAILS,
  optionalMailLabel,
  readMailsOff,
  type OptionalMail,
} from './optional-mails.ts';
export { createOutbox, type NewMail, type Outbox } from './sending/outbox.ts';
export { createMailSender, type MailSender } from './sending/send-mail.ts';
export { aboutDigest } from './rendering/about-digest.ts';
export { createSubscriberTokens, type SubscriberTokens } from './subscriber-tokens.ts';
export {
  createMailTranslator,
  dateLocale,
  findMailLocale,
  MAIL_LANGUAGES,
  type MailTranslator,
} from './rendering/translator.ts';
export { openTransport } from './sending/transport.ts';
