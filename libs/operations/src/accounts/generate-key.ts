import { createHash, randomBytes } from 'node:crypto';
import { hashOfKey, newApiKey } from '@marquee/access';
import type { NewKey } from '@marquee/database';

/** Generates a key. `text` goes to its owner, `newKey` is stored. */
export function issueKey(): { text: string; newKey: NewKey } {
  const text = newApiKey();
  return { text, newKey: { hash: hashOfKey(text), hint: text.slice(-4) } };
}

/** Returns a random token of 256 bits for a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hexadecimal SHA-256 of a token, which is stored instead of the token. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
