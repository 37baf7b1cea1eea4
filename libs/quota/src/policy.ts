/** The lengths of windows in seconds. */
export const WINDOWS = { minute: 60, hour: 3_600, day: 86_400 } as const;
export type Window = keyof typeof WINDOWS;

/** At most `limit` requests in any window of that length. */
export interface Policy {
  /** The name in `RateLimit-Policy` and in counters: lower-case letters, digits and hyphens. */
  name: string;
  limit: number;
  window: Window;
  /**
   * The part of the subject that the limit applies to, such as one /56 of an IPv6 /48. Default: the
   * whole subject.
   */
  part?: string;
  /**
   * The member of this request, if the policy counts distinct members. A member that was seen
   * within the window costs nothing.
   */
  member?: string;
}

/** The usage of a policy, including this request if it was admitted. */
export interface Usage extends Policy {
  used: number;
  /** Whether this policy admits the request. */
  hasRoom: boolean;
  /**
   * Seconds until there is room, or, if there is, until the oldest request leaves the window; 0 if
   * nothing is used.
   */
  resetsInS: number;
}

/** The decision on one request. A rejected request is not counted. */
export interface Decision {
  admitted: boolean;
  /** In the order of the policies. */
  usages: Usage[];
}

/** Returns the policies that reject the request. */
export const violatedBy = ({ usages }: Decision): Usage[] =>
  usages.filter(({ hasRoom }) => !hasRoom);

/** Returns the seconds until all violated policies have room. */
export const retryAfterS = (decision: Decision): number =>
  Math.max(1, ...violatedBy(decision).map(({ resetsInS }) => resetsInS));
