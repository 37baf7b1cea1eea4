import { createHmac, timingSafeEqual } from 'node:crypto';
import { toRateLimitMailbox, toMailbox } from '@marquee/domain';
import { deriveKey } from './derive-key.ts';

const HASH_BYTES = 32;
const MARK_BYTES = 16;

/** Mailboxes without their addresses: what limits and "never again" are kept by. */
export function createEmailHasher(hashSecret: string) {
  const hashKey = deriveKey(hashSecret, 'mailbox');
  const markKey = deriveKey(hashSecret, 'stop');
  const markOf = (hash: Buffer) => createHmac('sha256', markKey).update(hash).digest().subarray(0, MARK_BYTES);

  /** The same for every way to write to one mailbox. */
  const hashOf = (address: string): Buffer => createHmac('sha256', hashKey).update(toMailbox(address)).digest();

  /** Under which mails are counted: also the same for spellings that only some providers treat as one mailbox. */
  const limitHashOf = (address: string): Buffer =>
    createHmac('sha256', hashKey).update(toRateLimitMailbox(address)).digest();

  /** What the "never again" link of a mail carries. It holds for good, and nobody else can make one. */
  const stopTokenOf = (hash: Buffer): string => Buffer.concat([hash, markOf(hash)]).toString('base64url');

  /** The mailbox that a "never again" link is about; null where it is none of ours. */
  function hashOfStopToken(token: string): Buffer | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== HASH_BYTES + MARK_BYTES) return null;
    const hash = bytes.subarray(0, HASH_BYTES);
    return timingSafeEqual(bytes.subarray(HASH_BYTES), markOf(hash)) ? hash : null;
  }

  return { hashOf, limitHashOf, stopTokenOf, hashOfStopToken };
}
