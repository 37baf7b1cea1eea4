/**
 * How long to wait for a fresh value before a stale one is returned. Far longer than a look-up on a busy machine, far shorter than
 * what a caller notices as an outage.
 */
export const STALE_AFTER_MS = 500;

/** Returns the result of `fresh`, or `stale` after `waitMs`. `fresh` continues, and its later failure is ignored. */
export function freshWithin<Result>(fresh: Promise<Result>, stale: Result, waitMs = STALE_AFTER_MS): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        resolve(stale);
      },
      Math.max(0, waitMs),
    );
    void fresh.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
