import { hash } from 'node:crypto';
import { canonicalJson } from '@marquee/domain';

const DIGITS = 32;

/**
 * Returns the revision of an event: 128 bits of the SHA-256 of its canonical JSON, in hexadecimal.
 */
export const eventRevision = (event: object): string =>
  hash('sha256', canonicalJson(event as Readonly<Record<string, unknown>>)).slice(0, DIGITS);
