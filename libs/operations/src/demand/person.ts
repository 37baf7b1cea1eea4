import type { Person } from '@marquee/database';
import type { createEmailHasher } from '@marquee/mail';
import type { Caller } from '@marquee/quota';

export type Mailbox = ReturnType<typeof createEmailHasher>;

/**
 * Who is counted: the caller's address and the mailbox, both as keyed hashes. An account's key may speak for many people behind
 * one address; one that nobody confirmed may not, since such keys cost nothing.
 */
export const personOf = (caller: Caller, email: string | undefined, { hashOf }: Pick<Mailbox, 'hashOf'>): Person => ({
  address: Buffer.from(caller.address),
  mailbox: email === undefined ? null : hashOf(email),
  keyId: caller.holder?.account_id ? caller.holder.key_id : null,
});
