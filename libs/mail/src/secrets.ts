import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@marquee/domain';

export type { Secrets } from '@marquee/domain';

/** Derives a 32-byte key for one purpose from a secret. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `marquee mail: ${purpose}`, 32));

/** Derives the keys of one purpose, in the order of the secrets. */
export function deriveKeys([first, ...former]: Secrets, purpose: string): [Buffer, ...Buffer[]] {
  return [deriveKey(first, purpose), ...former.map((secret) => deriveKey(secret, purpose))];
}

/** Whether a signature is that of one of the keys. */
export const isSignedBy = (
  keys: readonly Buffer[],
  signature: Uint8Array,
  sign: (key: Buffer) => Uint8Array,
): boolean => keys.some((key) => timingSafeEqual(signature, sign(key)));
