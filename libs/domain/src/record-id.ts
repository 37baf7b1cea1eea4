import { v7, validate } from 'uuid';

const ID_BYTES = 16;
// Asking for 16 random bytes costs as much as asking for 4,096.
const pool = new Uint8Array(256 * ID_BYTES);
let used = pool.length;
let sequence = 0;

/** A new UUIDv7: time-ordered, so that it indexes well. */
export function newId(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const random = pool.subarray(used, (used += ID_BYTES));
  return v7({ random, msecs: Date.now(), seq: (sequence = (sequence + 1) >>> 0) });
}

/** Whether a text is a record's id rather than a slug. No slug of ours parses as a UUID. */
export const isId = (text: string): boolean => validate(text);
