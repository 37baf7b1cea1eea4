const TICK_MS = 20;

/** Returns how long the current turn of the event loop has lasted, in milliseconds, to a precision of some 20 ms. */
export function createStallMeter(): () => number {
  let lastTickAt = performance.now();
  setInterval(() => {
    lastTickAt = performance.now();
  }, TICK_MS).unref();
  return () => Math.max(0, performance.now() - lastTickAt - TICK_MS);
}
