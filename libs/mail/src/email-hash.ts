import { createHmac, timingSafeEqual } from 'node:crypto';
import { toRateLimitMailbox, toMailbox } from '@marquee/domain';
import { deriveKey } from './derive-key.ts';

const HASH_BYTES = 32;
const SIGNATURE_BYTES = 16;

/** `stop` blocks all mails. `mail_preferences` turns kinds of mails on and off. */
type LinkPurpose = 'stop' | 'mail_preferences';

/** Creates keyed hashes of mailboxes, which replace addresses in limits and blocks. */
export function createEmailHasher(hashSecret: string) {
  const hashKey = deriveKey(hashSecret, 'mailbox');
  const signingKeys = {
    stop: deriveKey(hashSecret, 'stop'),
    mail_preferences: deriveKey(hashSecret, 'mail_preferences'),
  };
  const sign = (hash: Buffer, purpose: LinkPurpose) =>
    createHmac('sha256', signingKeys[purpose]).update(hash).digest().subarray(0, SIGNATURE_BYTES);

  /** Returns the same hash for all spellings of a mailbox. */
  const hashEmail = (address: string): Buffer =>
    createHmac('sha256', hashKey).update(toMailbox(address)).digest();

  /** Returns the hash for the daily limit. It also ignores differences that only some providers ignore. */
  const hashForLimit = (address: string): Buffer =>
    createHmac('sha256', hashKey).update(toRateLimitMailbox(address)).digest();

  /** Creates the signed token of a link in a mail. It does not expire. */
  const createMailToken = (hash: Buffer, purpose: LinkPurpose): string =>
    Buffer.concat([hash, sign(hash, purpose)]).toString('base64url');

  /** Returns the mailbox hash of a token, or null if the signature is invalid or for another purpose. */
  function verifyMailToken(token: string, purpose: LinkPurpose): Buffer | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== HASH_BYTES + SIGNATURE_BYTES) return null;
    const hash = bytes.subarray(0, HASH_BYTES);
    return timingSafeEqual(bytes.subarray(HASH_BYTES), sign(hash, purpose)) ? hash : null;
  }

  return { hashEmail, hashForLimit, createMailToken, verifyMailToken };
}
