import { hkdfSync } from 'node:crypto';

/** Derives a 32-byte key for one purpose from the shared secret. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `marquee mail: ${purpose}`, 32));
