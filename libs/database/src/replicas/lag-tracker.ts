const MAX_SAMPLES = 480;

/** A position in the write-ahead log of the primary, and when it was read. */
interface Sample {
  atMs: number;
  position: number;
}

/**
 * Measures how far a replica is behind the primary, in milliseconds. It compares positions in the
 * write-ahead log: the clock of a replica and the time of its last transaction say nothing while
 * the primary is idle or unreachable.
 */
export function createLagTracker() {
  let samples: Sample[] = [];

  function record(sample: Sample): void {
    const last = samples.at(-1);
    // another server took over, or a backup was restored
    if (last && sample.position < last.position) samples = [];
    if (last?.position === sample.position) samples.pop();
    samples = [...samples, sample].slice(-MAX_SAMPLES);
  }

  /**
   * Returns 0 if the primary was never reached. While it is unreachable, the lag refers to its last
   * known position.
   */
  function lagOf(position: number): number {
    const newest = samples.at(-1);
    if (!newest) return 0;
    const reached = samples.findLast((sample) => sample.position <= position);
    return reached ? newest.atMs - reached.atMs : Infinity;
  }
  return { record, lagOf };
}
export type LagTracker = ReturnType<typeof createLagTracker>;
