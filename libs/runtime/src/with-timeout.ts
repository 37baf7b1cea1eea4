const STEP_MS = 50;

/**
 * Returns the result of `work`, or what `onTimeout` returns or throws after `ms`. `work` continues;
 * its later failure is ignored. The time is counted in steps between which the event loop reads its
 * sockets: a process that stalls does not mistake that for a timeout.
 */
export function withTimeout<Result, Late = Result>(
  work: Promise<Result>,
  ms: number,
  onTimeout: () => Late,
): Promise<Result | Late> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    // `then` turns what `onTimeout` throws into a rejection.
    const expire = (): void => void Promise.resolve().then(onTimeout).then(resolve, reject);
    const countDown = (leftMs: number): void => {
      const next =
        leftMs > STEP_MS
          ? () => countDown(leftMs - STEP_MS)
          : () => setImmediate(() => setImmediate(expire));
      timer = setTimeout(next, Math.max(0, Math.min(leftMs, STEP_MS)));
    };
    countDown(ms);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
