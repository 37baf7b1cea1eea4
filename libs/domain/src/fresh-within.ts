/**
 * Waits at most this long for a new value while an older one is at hand. Far above what a look-up takes on a busy machine, far below
 * what a caller notices as an outage.
 */
export const STALE_AFTER_MS = 500;

/** The result of `fresh`, or `stale` if that takes longer than `waitMs`; `fresh` continues, and its later failure is ignored. */
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
