import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `secret`: for servers, with all rights. `publishable`: for web pages. */
export type KeyKind = 'secret' | 'publishable';

const PREFIXES: Readonly<Record<KeyKind, string>> = { secret: 'mq_live_', publishable: 'mq_pub_' };
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^mq_(?:live|pub)_[0-9A-Za-z]{38}$/;

/**
 * Creates a key: 32 random characters (190 bits) and a checksum that detects typos without a
 * lookup.
 */
export function newApiKey(kind: KeyKind = 'secret'): string {
  const prefix = PREFIXES[kind];
  const secret = Array.from(
    { length: SECRET_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  return prefix + secret + computeChecksum(prefix + secret);
}

/** Whether a text has the form and checksum of a key. */
export const isWellFormed = (key: string): boolean =>
  SHAPE.test(key) &&
  computeChecksum(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH);

/**
 * Returns the SHA-256 of a key in hexadecimal, which is stored. 190 random bits need no slower
 * hash.
 */
export const hashOfKey = (key: string): string => hash('sha256', key);

function computeChecksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = (ALPHABET[rest % ALPHABET.length] ?? '') + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
