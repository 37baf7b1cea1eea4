/** The lengths of windows in seconds. */
export const WINDOWS = { minute: 60, hour: 3_600, day: 86_400 } as const;
export type Window = keyof typeof WINDOWS;

/** At most `limit` requests in any window of that length. */
export interface Policy {
  /** Its name in `RateLimit-Policy` and in counters: lower-case letters, digits and hyphens. */
  name: string;
  limit: number;
  window: Window;
  /** The part of the subject that this limit is for, such as one /56 of an IPv6 /48; absent: the whole subject. */
  part?: string;
  /** Counts distinct members instead of requests: this request's member. One that was seen within the window costs nothing. */
  member?: string;
}

/** How much of a policy is used, this request included if it was admitted. */
export interface Usage extends Policy {
  used: number;
  /** Whether this policy admits the request. */
  hasRoom: boolean;
  /** Seconds until there is room for one more, or, while there is, until the oldest request leaves the window; 0 if nothing is used. */
  resetsInS: number;
}

/** The decision on one request. A refused request is counted by none of its policies. */
export interface Decision {
  admitted: boolean;
  /** In the order of the policies. */
  usages: Usage[];
}

/** The policies that refuse the request. */
export const violatedBy = ({ usages }: Decision): Usage[] => usages.filter(({ hasRoom }) => !hasRoom);

/** Seconds until the same request is admitted: until the last of the violated policies has room. */
export const retryAfterS = (decision: Decision): number =>
  Math.max(1, ...violatedBy(decision).map(({ resetsInS }) => resetsInS));
