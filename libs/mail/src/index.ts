export type { DigestContent, EventChangeContent, MailContent, MailEvent } from './content.ts';
export { createEmailHasher } from './email-hash.ts';
export { createSecretCipher, type SecretCipher } from './payload-cipher.ts';
export {
  mailStopText,
  OPTIONAL_MAILS,
  optionalMailLabel,
  readMailsOff,
  type OptionalMail,
} from './optional-mails.ts';
export { createOutbox, type NewMail, type Outbox } from './outbox.ts';
export { createMailSender, type MailSender } from './send-mail.ts';
export { aboutDigest } from './about-digest.ts';
export { createSubscriberTokens, type SubscriberTokens } from './subscriber-tokens.ts';
export {
  createMailTranslator,
  dateLocale,
  findMailLocale,
  MAIL_LANGUAGES,
  type MailTranslator,
} from './translator.ts';
export { openTransport } from './transport.ts';
