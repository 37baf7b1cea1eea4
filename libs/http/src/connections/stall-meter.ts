export const TICK_MS = 20;

/**
 * Measures how late a timer of `TICK_MS` fires. The delay is the duration of the previous turn of
 * the event loop.
 */
export function createStallMeter(now: () => number) {
  let lastTickAt = now();
  let stallMs = 0;
  return {
    tick: () => {
      stallMs = Math.max(0, now() - lastTickAt - TICK_MS);
      lastTickAt = now();
    },
    stallMs: () => stallMs,
  };
}
