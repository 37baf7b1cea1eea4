export const TICK_MS = 20;

/** Measures how late a timer of `TICK_MS` fires, in milliseconds: as long as the turn of the event loop before it lasted. */
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
