import type { DueMail, MailRepository } from '@marquee/database';
import { EmailAddress } from '@marquee/domain';
import { createEmailHasher } from '../email-hash.ts';
import { isOptionalMail } from '../optional-mails.ts';
import { createPayloadCipher } from '../payload-cipher.ts';
import { MailContent, MailReader } from '../rendering/content.ts';
import { createFooterBuilder } from '../rendering/footer.ts';
import { createLinks, type MailAddresses } from '../rendering/links.ts';
import { buildMessage } from '../rendering/message.ts';
import { createMailTranslator } from '../rendering/translator.ts';
import type { Secrets } from '../secrets.ts';
import { toFailure, type Failure } from './failure.ts';
import type { MailTransport } from './mail-transport.ts';
import type { Sender } from './sender.ts';

const TIMEOUT_MS = 60_000; // socket timeouts do not end a very slow response

export interface SenderParts {
  mails: Pick<MailRepository, 'take' | 'markSent' | 'markFailed' | 'bounce' | 'recordFailure'>;
  transport: Pick<MailTransport, 'deliver'>;
  hashSecrets: Secrets;
  from: Sender;
  addresses: MailAddresses;
}

/** `gone`: the mail was already sent, dropped or deleted. */
export type Outcome = 'sent' | 'dropped' | 'gone';

/** Sends mails of the outbox, one per call. */
export function createMailSender({ mails, transport, hashSecrets, from, addresses }: SenderParts) {
  const { decrypt } = createPayloadCipher(hashSecrets);
  const buildFooter = createFooterBuilder(hashSecrets);
  const { hashesFor } = createEmailHasher(hashSecrets);

  /**
   * Sends one mail, then erases its address and content. Throws on a temporary failure, so that the
   * job is retried. A permanent failure, or a failure of the last attempt, drops the mail and also
   * erases it.
   */
  async function send(
    id: string,
    { isLast, signal }: { isLast: boolean; signal: AbortSignal },
  ): Promise<Outcome> {
    const mail = await mails.take(id, hashesFor);
    if (!mail) return 'gone';
    const refusal = findRefusal(mail);
    if (refusal !== null) return markFailed(id, refusal);
    const failure = await deliver(mail, signal);
    if (failure?.isBounce) await mails.bounce(mail.recipientHash);
    if (failure?.isFinal || (failure && isLast)) return markFailed(id, failure.reason);
    if (failure) {
      await mails.recordFailure(id, failure.reason);
      throw new Error(failure.reason);
    }
    await mails.markSent(id);
    return 'sent';
  }

  async function deliver(mail: DueMail, signal: AbortSignal): Promise<Failure | null> {
    try {
      await transport.deliver(
        messageFor(mail),
        AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      );
      return null;
    } catch (error) {
      return toFailure(error);
    }
  }

  function messageFor(mail: DueMail) {
    const stored: unknown = JSON.parse(decrypt(mail.content, mail.id));
    const content = MailContent.parse(stored);
    const { locale } = MailReader.parse(stored);
    const context = {
      links: createLinks(addresses, locale),
      translator: createMailTranslator(locale),
    };
    return buildMessage(
      { ...mail, content },
      { from, context, footer: buildFooter(mail, content, context) },
    );
  }

  async function markFailed(id: string, reason: string): Promise<Outcome> {
    await mails.markFailed(id, reason);
    return 'dropped';
  }

  return { send };
}
export type MailSender = ReturnType<typeof createMailSender>;

function findRefusal({ isStopped, confirmed, kind, recipient }: DueMail): string | null {
  if (isStopped && (!confirmed || isOptionalMail(kind))) return 'The recipient has blocked mails.';
  return EmailAddress.safeParse(recipient).success
    ? null
    : 'The recipient is not a valid e-mail address.';
}
