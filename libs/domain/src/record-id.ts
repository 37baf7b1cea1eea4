import { v7, validate } from 'uuid';

const ID_BYTES = 16;
// Generating 16 random bytes costs as much as generating 4,096.
const pool = new Uint8Array(256 * ID_BYTES);
let used = pool.length;
let sequence = 0;

/** Returns a new UUIDv7. It is time-ordered, which suits B-tree indexes. */
export function newId(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const random = pool.subarray(used, (used += ID_BYTES));
  return v7({ random, msecs: Date.now(), seq: (sequence = (sequence + 1) >>> 0) });
}

/** Returns whether a text is a record id and not a slug. No slug parses as a UUID. */
export const isId = (text: string): boolean => validate(text);
