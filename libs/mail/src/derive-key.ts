import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose, from the secret that all of them share. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `marquee mail: ${purpose}`, 32));
