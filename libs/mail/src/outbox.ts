import { storeMail, type Query } from '@marquee/database';
import { EmailAddress, newId } from '@marquee/domain';
import type { MailContent } from './content.ts';
import { createEmailHasher } from './email-hash.ts';
import { createPayloadCipher } from './payload-cipher.ts';

export interface NewMail {
  /** One address. */
  to: string;
  /** Whether its owner has confirmed it. To one that has not go three mails a day at most, and none after "never again". */
  confirmed: boolean;
  content: MailContent;
  /** Does the work of a mail and sends none. */
  isSilent?: boolean;
}

/** Where mails are left to be sent by the worker. */
export function createOutbox({ hashSecret }: { hashSecret: string }) {
  const { seal } = createPayloadCipher(hashSecret);
  const { hashOf, limitHashOf } = createEmailHasher(hashSecret);

  /**
   * Leaves a mail in the caller's transaction: it is sent once that commits, and never if it does not. False where the
   * address may get no more mails; callers tell nobody, or strangers would learn about it. Throws on what is no address.
   */
  async function enqueue(query: Query, { to, confirmed, content, isSilent = false }: NewMail): Promise<boolean> {
    const id = newId();
    const recipient = EmailAddress.parse(to);
    return storeMail(query, {
      id,
      kind: content.kind,
      recipient,
      recipientHash: hashOf(recipient),
      limitHash: limitHashOf(recipient),
      isSilent,
      confirmed,
      content: seal(JSON.stringify(content), id),
    });
  }

  return { post: enqueue };
}
export type Outbox = ReturnType<typeof createOutbox>;
