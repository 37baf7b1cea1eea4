import type { Caller } from '@marquee/access';
import type { Person } from '@marquee/database';
import type { createEmailHasher } from '@marquee/mail';

export type EmailHasher = ReturnType<typeof createEmailHasher>;

/**
 * Returns the person to count: IP address and mailbox as keyed hashes. The key of a confirmed
 * account may act for many people behind one address. An unconfirmed key may not, because such keys
 * cost nothing.
 */
export const toPerson = (
  caller: Caller,
  email: string | undefined,
  { hashEmail }: Pick<EmailHasher, 'hashEmail'>,
): Person => ({
  address: Buffer.from(caller.address),
  mailbox: email === undefined ? null : hashEmail(email),
  keyId: caller.holder?.account_id ? caller.holder.key_id : null,
});
