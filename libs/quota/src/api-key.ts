import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'mq_live_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^mq_live_[0-9A-Za-z]{38}$/;

/** A new key: 32 random characters (190 bits) and a checksum that tells a mistyped key without a look-up. */
export function newApiKey(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return PREFIX + secret + checksumOf(PREFIX + secret);
}

/** Whether a text can be a key of ours at all. */
export const isWellFormed = (key: string): boolean =>
  SHAPE.test(key) && checksumOf(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH);

/** What is kept of a key: its SHA-256, in hexadecimal. Its 190 random bits need no slower hash. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = (ALPHABET[rest % ALPHABET.length] ?? '') + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
