import { createHmac } from 'node:crypto';
import { deriveKeys, isSignedBy, type Secrets } from './secrets.ts';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/**
 * `unsubscribe` only ends mails. `preferences` can read and change everything. `saved_search` ends
 * the mails of one search.
 */
export type LinkPurpose = 'unsubscribe' | 'preferences' | 'saved_search';

/**
 * Creates and verifies the signed tokens in mails: of a subscriber, or of a saved search. They do
 * not expire and are not stored.
 */
export function createSubscriberTokens(secrets: Secrets) {
  const keys = {
    unsubscribe: deriveKeys(secrets, 'unsubscribe'),
    preferences: deriveKeys(secrets, 'preferences'),
    saved_search: deriveKeys(secrets, 'saved_search'),
  };
  const signFor = (id: Uint8Array) => (key: Buffer) =>
    createHmac('sha256', key).update(id).digest().subarray(0, SIGNATURE_BYTES);

  const createToken = (ownerId: string, purpose: LinkPurpose): string => {
    const id = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, signFor(id)(keys[purpose][0])]).toString('base64url');
  };

  /** Returns the id, or null if the signature is invalid or for another purpose. */
  function verifyToken(token: string, purpose: LinkPurpose): string | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
    const id = bytes.subarray(0, ID_BYTES);
    const signature = bytes.subarray(ID_BYTES);
    return isSignedBy(keys[purpose], signature, signFor(id)) ? toUuid(id) : null;
  }

  return { createToken, verifyToken };
}
export type SubscriberTokens = ReturnType<typeof createSubscriberTokens>;

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
