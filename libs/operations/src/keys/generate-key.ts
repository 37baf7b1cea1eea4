import { createHash, randomBytes } from 'node:crypto';
import type { NewKey } from '@marquee/database';
import { hashOfKey, newApiKey } from '@marquee/quota';

/** A new key: the text goes to its holder, the rest is kept. */
export function issueKey(): { text: string; kept: NewKey } {
  const text = newApiKey();
  return { text, kept: { hash: hashOfKey(text), hint: text.slice(-4) } };
}

/** 256 random bits for a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a link's token: its SHA-256, hexadecimal. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
