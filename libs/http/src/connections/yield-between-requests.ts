/**
 * Handles a burst of requests one by one and yields to the event loop between them. Without it, a
 * cheap request that arrives after 500 expensive ones waits for all of them, even if most are
 * rejected.
 */
export function yieldBetweenRequests() {
  const waiting: (() => void)[] = [];
  let isRunning = false;

  function runNext(): void {
    const next = waiting.shift();
    isRunning = waiting.length > 0;
    if (isRunning) setImmediate(runNext); // first, so that an error in `next` does not stop the queue
    next?.();
  }
  return (_req: unknown, _res: unknown, next: () => void): void => {
    waiting.push(next);
    if (isRunning) return;
    isRunning = true;
    setImmediate(runNext);
  };
}
