import { withTimeout } from './with-timeout.ts';

/**
 * How long to wait for a fresh value before a stale one is returned. Far longer than a look-up on a
 * busy machine, far shorter than what a caller notices as an outage.
 */
export const STALE_AFTER_MS = 500;

/**
 * Returns the result of `fresh`, or `stale` after `waitMs`. `fresh` continues, and its later
 * failure is ignored.
 */
export const freshWithin = <Result>(
  fresh: Promise<Result>,
  stale: Result,
  waitMs = STALE_AFTER_MS,
): Promise<Result> => withTimeout(fresh, waitMs, () => stale);
