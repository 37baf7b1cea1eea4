const FIRST_MS = 100;
const MAX_MS = 30_000;
/** A process that ran this long did not fail because of its start. */
const STABLE_MS = 60_000;

/**
 * Returns a function that returns the wait before a process that ended is replaced: longer each
 * time that it ended soon.
 */
export function createRestartDelay() {
  let failures = 0;
  return (ranForMs: number): number => {
    failures = ranForMs >= STABLE_MS ? 0 : failures + 1;
    return failures === 0 ? FIRST_MS : Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1));
  };
}
