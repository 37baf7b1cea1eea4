import type { StoredDelivery } from '@marquee/database';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const RETRY_FOR_MS = 72 * HOUR_S * 1000;

/** Seconds before the second attempt, the third, and so on. The last one repeats. */
const DELAYS_S = [
  5,
  30,
  2 * MINUTE_S,
  10 * MINUTE_S,
  30 * MINUTE_S,
  HOUR_S,
  2 * HOUR_S,
  4 * HOUR_S,
];
const MAX_DELAY_S = 6 * HOUR_S;

// Spreads the retries of receivers that failed at the same time.
const MAX_JITTER = 0.1;

/**
 * Returns when a message whose attempt just failed is sent again, or null three days after it was
 * created.
 */
export function nextAttemptAt(
  { attempts, createdAt }: Pick<StoredDelivery, 'attempts' | 'createdAt'>,
  now: Date,
  random = Math.random(),
): Date | null {
  const endMs = createdAt.getTime() + RETRY_FOR_MS;
  if (now.getTime() >= endMs) return null;
  const delayMs = (DELAYS_S[attempts] ?? MAX_DELAY_S) * (1 + MAX_JITTER * random) * 1000;
  return new Date(Math.min(now.getTime() + delayMs, endMs));
}
