export interface GaugedPool {
  options: { max: number };
  waitingCount: number;
  on: (event: 'release', listener: () => void) => unknown;
}

const WEIGHT = 0.05;

/**
 * Estimates how long a new statement waits for a connection, in milliseconds: waiting callers × mean time between two releases.
 * Without releases the estimate does not grow, because that is an outage and not load.
 */
export function createPoolGauge(pool: GaugedPool, now: () => number): () => number {
  let intervalMs = 0;
  let lastAt: number | null = null;
  pool.on('release', () => {
    const at = now();
    if (pool.waitingCount === 0) {
      lastAt = null;
      return;
    }
    if (lastAt !== null) intervalMs += (at - lastAt - intervalMs) * WEIGHT;
    lastAt = at;
  });
  return () => pool.waitingCount * intervalMs;
}
