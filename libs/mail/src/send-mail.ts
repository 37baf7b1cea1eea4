import type { DueMail, MailRepository } from '@marquee/database';
import { EmailAddress } from '@marquee/domain';
import { MailContent } from './content.ts';
import { failureOf, type Failure } from './failure.ts';
import { createFooters } from './footer.ts';
import { linksUnder } from './links.ts';
import { messageOf } from './message.ts';
import { createPayloadCipher } from './payload-cipher.ts';
import type { Sender } from './sender.ts';
import type { MailTransport } from './transport.ts';

const MAX_MS = 60_000; // a server that answers a byte a second never times out by itself

export interface SenderParts {
  mails: Pick<MailRepository, 'take' | 'markSent' | 'markFailed' | 'bounce' | 'recordFailure'>;
  transport: Pick<MailTransport, 'deliver'>;
  hashSecret: string;
  from: Sender;
  /** The API's public address, under which the links lie. */
  apiUrl: string;
}

/** `gone`: it was sent or given up before, or is no more. */
export type Outcome = 'sent' | 'dropped' | 'gone';

/** Sends the mails of the outbox, one at a call. */
export function createMailSender({ mails, transport, hashSecret, from, apiUrl }: SenderParts) {
  const { open } = createPayloadCipher(hashSecret);
  const links = linksUnder(apiUrl);
  const footerOf = createFooters(hashSecret, links);

  /**
   * Sends one mail and wipes it. Where the server is away or asks to come back later it throws; on the last attempt, as
   * when the server refuses for good, the mail is given up instead and its address and content are wiped all the same.
   */
  async function send(id: string, { isLast, signal }: { isLast: boolean; signal: AbortSignal }): Promise<Outcome> {
    const mail = await mails.take(id);
    if (!mail) return 'gone';
    const refusal = refusalOf(mail);
    if (refusal !== null) return drop(id, refusal);
    const failure = await deliver(mail, signal);
    if (failure?.isBounce) await mails.bounce(mail.recipientHash);
    if (failure?.isFinal || (failure && isLast)) return drop(id, failure.reason);
    if (failure) {
      await mails.recordFailure(id, failure.reason);
      throw new Error(failure.reason);
    }
    await mails.markSent(id);
    return 'sent';
  }

  async function deliver(mail: DueMail, signal: AbortSignal): Promise<Failure | null> {
    try {
      await transport.deliver(messageFor(mail), AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]));
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  function messageFor(mail: DueMail) {
    const content = MailContent.parse(JSON.parse(open(mail.content, mail.id)));
    return messageOf({ ...mail, content }, { from, links, footer: footerOf(mail, content) });
  }

  async function drop(id: string, reason: string): Promise<Outcome> {
    await mails.markFailed(id, reason);
    return 'dropped';
  }

  return { send };
}
export type MailSender = ReturnType<typeof createMailSender>;

function refusalOf({ isStopped, confirmed, recipient }: DueMail): string | null {
  if (isStopped && !confirmed) return 'The owner of the address wants no mail.';
  return EmailAddress.safeParse(recipient).success ? null : 'The recipient is not one e-mail address.';
}
