import { storeMail, type Query } from '@marquee/database';
import { EmailAddress, newId } from '@marquee/domain';
import { createEmailHasher } from '../email-hash.ts';
import { isOptionalMail } from '../optional-mails.ts';
import { createPayloadCipher } from '../payload-cipher.ts';
import type { MailContent } from '../rendering/content.ts';
import type { Secrets } from '../secrets.ts';

export interface NewMail {
  to: string;
  /** Unconfirmed addresses receive at most three mails a day, and none after they blocked mails. */
  confirmed: boolean;
  /** Language of the reader (BCP 47); null if it is unknown. */
  locale: string | null;
  content: MailContent;
  /** Sends nothing but costs the same. */
  isSilent?: boolean;
}

/** Stores mails, which the worker sends. */
export function createOutbox({ hashSecrets }: { hashSecrets: Secrets }) {
  const { encrypt } = createPayloadCipher(hashSecrets);
  const { hashesFor, hashesForLimit } = createEmailHasher(hashSecrets);

  /**
   * Stores a mail in the caller's transaction. Returns false if the address may not receive it. Do
   * not reveal this result, because it shows whether the address is known. Throws if the address is
   * invalid.
   */
  async function enqueue(
    query: Query,
    { to, confirmed, locale, content, isSilent = false }: NewMail,
  ): Promise<boolean> {
    const id = newId();
    const recipient = EmailAddress.parse(to);
    return storeMail(query, {
      id,
      kind: content.kind,
      recipient,
      recipientHashes: hashesFor(recipient),
      limitHashes: hashesForLimit(recipient),
      isSilent,
      canWait: isOptionalMail(content.kind),
      confirmed,
      content: encrypt(JSON.stringify({ ...content, locale }), id),
    });
  }

  return { enqueue };
}
export type Outbox = ReturnType<typeof createOutbox>;
