/** How long a limit looks back: a log of `buckets` buckets of `bucketS` seconds each. */
export const WINDOWS = {
  minute: { seconds: 60, buckets: 60, bucketS: 1 },
  hour: { seconds: 3_600, buckets: 60, bucketS: 60 },
  day: { seconds: 86_400, buckets: 24, bucketS: 3_600 },
} as const;
export type Window = keyof typeof WINDOWS;

/** At most `limit` requests in any window of that length. */
export interface Policy {
  /** As `RateLimit-Policy` and counters call it: lower-case letters. */
  name: string;
  limit: number;
  window: Window;
}

/** How much of a policy is used, this request included where it was admitted. */
export interface Usage extends Policy {
  used: number;
  /** Seconds until the oldest of what is counted is forgotten; 0 where nothing is. */
  resetsInS: number;
}

/** What became of one request. A refused one is counted by none of its policies. */
export interface Decision {
  admitted: boolean;
  /** In the order of the policies asked. */
  usages: Usage[];
}

/** The oldest bucket that can still lie in the window: counted whole, so that no window ever admits more than its limit. */
export const oldestBucket = (window: Window, nowS: number): number =>
  Math.floor(nowS / WINDOWS[window].bucketS) - WINDOWS[window].buckets;

/** Seconds until a bucket lies wholly outside the window. */
export const bucketLeavesInS = (window: Window, bucket: number, nowS: number): number =>
  Math.max(0, Math.ceil((bucket + WINDOWS[window].buckets + 1) * WINDOWS[window].bucketS - nowS));
