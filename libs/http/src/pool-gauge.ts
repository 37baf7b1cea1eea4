export interface GaugedPool {
  options: { max: number };
  waitingCount: number;
  on: (event: 'release', listener: () => void) => unknown;
}

const WEIGHT = 0.05;

/**
 * Estimates how long a new statement waits for a connection, in milliseconds: callers that wait × mean time between two releases
 * while callers wait. If nothing is released at all, that is an outage and not load: the estimate then does not grow with time.
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
