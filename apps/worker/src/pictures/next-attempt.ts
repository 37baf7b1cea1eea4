const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The source may replace the image under the same address. */
const REFRESH_MS = 30 * DAY_MS;
const FIRST_RETRY_MS = 5 * MINUTE_MS;
const MAX_RETRY_MS = 7 * DAY_MS;

/** `unusable`: another attempt has the same result unless the source replaces the image. */
export type Outcome = 'stored' | 'failed' | 'unusable' | 'gone';

/**
 * Returns how long to wait before the next attempt. `failures` counts attempts since the last
 * success, with this one.
 */
export function nextAttemptMs(outcome: Outcome, failures: number): number {
  if (outcome !== 'failed') return REFRESH_MS;
  return Math.min(FIRST_RETRY_MS * 4 ** (failures - 1), MAX_RETRY_MS);
}
