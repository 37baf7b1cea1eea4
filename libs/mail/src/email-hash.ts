import { createHmac, timingSafeEqual } from 'node:crypto';
import { toRateLimitMailbox, toMailbox } from '@marquee/domain';
import { deriveKey } from './derive-key.ts';

const HASH_BYTES = 32;
const SIGNATURE_BYTES = 16;

/** Creates keyed hashes of mailboxes, which replace addresses in limits and blocks. */
export function createEmailHasher(hashSecret: string) {
  const hashKey = deriveKey(hashSecret, 'mailbox');
  const signingKey = deriveKey(hashSecret, 'stop');
  const sign = (hash: Buffer) => createHmac('sha256', signingKey).update(hash).digest().subarray(0, SIGNATURE_BYTES);

  /** Returns the same hash for all spellings of a mailbox. */
  const hashEmail = (address: string): Buffer => createHmac('sha256', hashKey).update(toMailbox(address)).digest();

  /** Returns the hash for the daily limit. It also ignores differences that only some providers ignore. */
  const hashForLimit = (address: string): Buffer =>
    createHmac('sha256', hashKey).update(toRateLimitMailbox(address)).digest();

  /** Creates the signed token of the link that blocks all mails. It does not expire. */
  const createStopToken = (hash: Buffer): string => Buffer.concat([hash, sign(hash)]).toString('base64url');

  /** Returns the mailbox hash of a stop token, or null if the signature is invalid. */
  function verifyStopToken(token: string): Buffer | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== HASH_BYTES + SIGNATURE_BYTES) return null;
    const hash = bytes.subarray(0, HASH_BYTES);
    return timingSafeEqual(bytes.subarray(HASH_BYTES), sign(hash)) ? hash : null;
  }

  return { hashEmail, hashForLimit, createStopToken, verifyStopToken };
}
