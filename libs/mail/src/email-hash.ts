import { createHmac } from 'node:crypto';
import { toRateLimitMailbox, toMailbox } from '@marquee/domain';
import { deriveKeys, isSignedBy, type Secrets } from './secrets.ts';

const HASH_BYTES = 32;
const SIGNATURE_BYTES = 16;

/** `stop` blocks all mails. `mail_preferences` turns kinds of mails on and off. */
type LinkPurpose = 'stop' | 'mail_preferences';

/** The hash of a mailbox with each secret. New rows have the first. */
export type MailboxHashes = [Buffer, ...Buffer[]];

/** Creates keyed hashes of mailboxes, which replace addresses in limits and blocks. */
export function createEmailHasher(secrets: Secrets) {
  const hashKeys = deriveKeys(secrets, 'mailbox');
  const signingKeys = {
    stop: deriveKeys(secrets, 'stop'),
    mail_preferences: deriveKeys(secrets, 'mail_preferences'),
  };
  const signFor = (hash: Buffer) => (key: Buffer) =>
    createHmac('sha256', key).update(hash).digest().subarray(0, SIGNATURE_BYTES);

  /** Returns the same hash for all spellings of a mailbox. */
  const hashEmail = (address: string): Buffer => hash(hashKeys[0], toMailbox(address));

  /** Returns the hash with each secret, to find rows that were stored before a rotation. */
  const hashesFor = (address: string): MailboxHashes => hashAll(hashKeys, toMailbox(address));

  /**
   * Returns the hashes for the daily limit. It also ignores differences that only some providers
   * ignore.
   */
  const hashesForLimit = (address: string): MailboxHashes =>
    hashAll(hashKeys, toRateLimitMailbox(address));

  /** Creates the signed token of a link in a mail. It does not expire. */
  const createMailToken = (hash: Buffer, purpose: LinkPurpose): string =>
    Buffer.concat([hash, signFor(hash)(signingKeys[purpose][0])]).toString('base64url');

  /**
   * Returns the mailbox hash of a token, or null if the signature is invalid or for another
   * purpose.
   */
  function verifyMailToken(token: string, purpose: LinkPurpose): Buffer | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== HASH_BYTES + SIGNATURE_BYTES) return null;
    const hash = bytes.subarray(0, HASH_BYTES);
    const signature = bytes.subarray(HASH_BYTES);
    return isSignedBy(signingKeys[purpose], signature, signFor(hash)) ? hash : null;
  }

  return { hashEmail, hashesFor, hashesForLimit, createMailToken, verifyMailToken };
}

const hash = (key: Buffer, mailbox: string): Buffer =>
  createHmac('sha256', key).update(mailbox).digest();

const hashAll = ([first, ...former]: MailboxHashes, mailbox: string): MailboxHashes => [
  hash(first, mailbox),
  ...former.map((key) => hash(key, mailbox)),
];
