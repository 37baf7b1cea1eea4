export type { DigestContent, EventChangeContent, MailContent, ToldEvent } from './content.ts';
export { createMailbox } from './mailbox.ts';
export { createOutbox, type NewLetter, type Outbox } from './outbox.ts';
export { createMailSender, type MailSender } from './send-mail.ts';
export { createSubscriberTokens, type SubscriberTokens } from './subscriber-tokens.ts';
export { openTransport, type MailTransport } from './transport.ts';
