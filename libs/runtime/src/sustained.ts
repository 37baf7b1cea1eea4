interface SustainedOptions {
  /**
   * How long the condition must be true before it counts, and false before the interval starts
   * again.
   */
  intervalMs: number;
  now: () => number;
}

/**
 * Filters short bursts out of a repeatedly observed condition, like CoDel. The condition counts
 * after it was true for an interval without a break. Then each recurrence counts immediately, until
 * the condition was false for an interval.
 */
export function createSustained({ intervalMs, now }: SustainedOptions) {
  let isSustained = false;
  let lastValue = false;
  let changedAt = now();

  return {
    /** Records the current condition and returns whether it counts. */
    observe: (value: boolean): boolean => {
      if (value !== lastValue) {
        lastValue = value;
        changedAt = now();
      }
      if (now() - changedAt >= intervalMs) isSustained = value;
      return isSustained && value;
    },
  };
}
