import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

const ID_BYTES = 16;
const MARK_BYTES = 16;

/** The most that a link may do: only to stop mails, or to see and change everything. */
export type LinkPurpose = 'unsubscribe' | 'preferences';

/** What the links in a subscriber's mails carry. They hold for good, nobody else can make one, and none is stored. */
export function createSubscriberTokens(hashSecret: string) {
  const keys = {
    unsubscribe: deriveKey(hashSecret, 'unsubscribe'),
    preferences: deriveKey(hashSecret, 'preferences'),
  };
  const markOf = (id: Uint8Array, purpose: LinkPurpose) =>
    createHmac('sha256', keys[purpose]).update(id).digest().subarray(0, MARK_BYTES);

  const tokenOf = (subscriberId: string, purpose: LinkPurpose): string => {
    const id = Buffer.from(subscriberId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, markOf(id, purpose)]).toString('base64url');
  };

  /** The subscriber whom a link is about; null where it is none of ours, or for another purpose. */
  function subscriberOf(token: string, purpose: LinkPurpose): string | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + MARK_BYTES) return null;
    const id = bytes.subarray(0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), markOf(id, purpose)) ? uuidOf(id) : null;
  }

  return { tokenOf, subscriberOf };
}
export type SubscriberTokens = ReturnType<typeof createSubscriberTokens>;

const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
