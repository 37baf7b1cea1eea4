export type { DigestContent, EventChangeContent, MailContent, MailEvent as ToldEvent } from './content.ts';
export { createEmailHasher as createMailbox } from './email-hash.ts';
export { createOutbox, type NewMail as NewLetter, type Outbox } from './outbox.ts';
export { createMailSender, type MailSender } from './send-mail.ts';
export { createSubscriberTokens, type SubscriberTokens } from './subscriber-tokens.ts';
export { openTransport, type MailTransport } from './transport.ts';
