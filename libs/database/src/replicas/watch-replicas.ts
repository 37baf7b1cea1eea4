import type { LagTracker } from './lag-tracker.ts';
import type { Replica } from './replica.ts';
import type { createPositionReader } from './wal-position.ts';

const SAMPLE_INTERVAL_MS = 250;

type PositionReader = ReturnType<typeof createPositionReader>;

interface WatchParts {
  primary: PositionReader;
  replicas: readonly { replica: Replica; reader: PositionReader }[];
  lag: LagTracker;
}

/**
 * Samples the primary and each replica four times a second, independently, so that a frozen one
 * does not delay the others.
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

  repeat(samplePrimary, isStopped);
  for (const watched of replicas) repeat(() => sampleReplica(watched), isStopped);
  return () => {
    stop.abort();
    for (const { close } of [primary, ...replicas.map(({ reader }) => reader)]) close();
  };
}

function repeat(work: () => Promise<void>, isStopped: () => boolean): void {
  void work().then(() => {
    if (!isStopped())
      setTimeout(() => {
        if (!isStopped()) repeat(work, isStopped);
      }, SAMPLE_INTERVAL_MS).unref();
  });
}
