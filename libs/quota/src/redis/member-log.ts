import { WINDOWS, type Policy, type Usage } from '../policy.ts';
import { MAX_SET_BACK_S } from '../request-log.ts';

/** Members with the second in which each was last seen, the oldest first. */
export type MemberLog = Map<string, number>;

export const newMemberLog = (): MemberLog => new Map();

export function countMember(log: MemberLog, member: string, nowS: number): void {
  log.delete(member); // a Map iterates in insertion order
  log.set(member, nowS);
}

/**
 * Removes members that were not seen within the window, and those of a time that the clock was set
 * back from. Returns whether this one is known or has room.
 */
export function memberUsage(policy: Policy, log: MemberLog, nowS: number): Usage {
  const { limit, member = '' } = policy;
  const windowS = WINDOWS[policy.window];
  for (const [name, second] of log)
    if (second <= nowS - windowS || second > nowS + MAX_SET_BACK_S) log.delete(name);
  const used = log.size;
  const leaving = [...log.values()].sort((a, b) => a - b)[Math.max(0, used - limit)];
  return {
    ...policy,
    used,
    hasRoom: used < limit || log.has(member),
    resetsInS: leaving === undefined ? 0 : Math.min(windowS, leaving + windowS - nowS),
  };
}
