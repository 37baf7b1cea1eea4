const DAY_MS = 86_400_000;

/** Milliseconds between two digests. */
export const DIGEST_INTERVAL_MS = { daily: DAY_MS, weekly: 7 * DAY_MS } as const;
