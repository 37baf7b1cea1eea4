import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** `unsubscribe` only ends mails. `preferences` can read and change everything. `saved_search` ends the mails of one search. */
export type LinkPurpose = 'unsubscribe' | 'preferences' | 'saved_search';

/** Creates and verifies the signed tokens in mails: of a subscriber, or of a saved search. They do not expire and are not stored. */
export function createSubscriberTokens(hashSecret: string) {
  const keys = {
    unsubscribe: deriveKey(hashSecret, 'unsubscribe'),
    preferences: deriveKey(hashSecret, 'preferences'),
    saved_search: deriveKey(hashSecret, 'saved_search'),
  };
  const sign = (id: Uint8Array, purpose: LinkPurpose) =>
    createHmac('sha256', keys[purpose]).update(id).digest().subarray(0, SIGNATURE_BYTES);

  const createToken = (ownerId: string, purpose: LinkPurpose): string => {
    const id = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, sign(id, purpose)]).toString('base64url');
  };

  /** Returns the id, or null if the signature is invalid or for another purpose. */
  function verifyToken(token: string, purpose: LinkPurpose): string | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
    const id = bytes.subarray(0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), sign(id, purpose)) ? toUuid(id) : null;
  }

  return { createToken, verifyToken };
}
export type SubscriberTokens = ReturnType<typeof createSubscriberTokens>;

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
