interface SustainedOptions {
  /** How long the condition must hold before it counts, and be absent before it has to hold that long again. */
  intervalMs: number;
  now: () => number;
}

/**
 * Filters a condition that is observed again and again, like CoDel: a burst does not count. It counts after it has held without
 * a break for an interval. From then on each recurrence counts at once, until the condition has been absent for an interval.
 */
export function createSustained({ intervalMs, now }: SustainedOptions) {
  let isSustained = false;
  let lastValue = false;
  let changedAt = now();

  return {
    /** Reports the condition as of now and returns whether it counts. */
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
