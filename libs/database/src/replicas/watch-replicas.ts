import type { LagTracker } from './lag-tracker.ts';
import type { Replica } from './replica.ts';
import type { createPositionReader } from './wal-position.ts';

const REPLICA_INTERVAL_MS = 250;
/** Every process samples the same primary. */
const PRIMARY_INTERVAL_MS = 500;

type PositionReader = ReturnType<typeof createPositionReader>;

interface WatchParts {
  primary: PositionReader;
  replicas: readonly { replica: Replica; reader: PositionReader }[];
  lag: LagTracker;
}

/**
 * Samples the primary twice and each replica four times a second, independently, so that a frozen
 * one does not delay the others.
 */
export function watchReplicas({ primary, replicas, lag }: WatchParts): () => void {
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;

  async function samplePrimary(): Promise<void> {
    const atMs = performance.now();
    const position = await primary.read().catch(() => null);
    if (position !== null) lag.record({ atMs, position });
  }
  async function sampleReplica({ replica, reader }: (typeof replicas)[number]): Promise<void> {
    const position = await reader.read().catch(() => null);
    if (!isStopped()) replica.observe(position === null ? null : lag.lagOf(position));
  }

  repeat(samplePrimary, PRIMARY_INTERVAL_MS, isStopped);
  for (const watched of replicas)
    repeat(() => sampleReplica(watched), REPLICA_INTERVAL_MS, isStopped);
  return () => {
    stop.abort();
    for (const { close } of [primary, ...replicas.map(({ reader }) => reader)]) close();
  };
}

function repeat(work: () => Promise<void>, intervalMs: number, isStopped: () => boolean): void {
  void work().then(() => {
    if (!isStopped())
      setTimeout(() => {
        if (!isStopped()) repeat(work, intervalMs, isStopped);
      }, intervalMs).unref();
  });
}
