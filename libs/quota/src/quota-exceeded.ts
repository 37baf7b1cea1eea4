import { DomainError } from '@marquee/domain';
import { retryAfterS, violatedBy, type Decision } from './policy.ts';
import type { Tier } from './tiers.ts';

/** The decision on a request and the options of its caller. */
export interface Admission {
  decision: Decision;
  tier: Tier;
  /** Seconds until the same request is admitted. */
  retryAfterS: number;
  /** How this caller gets higher limits; null if it can only wait. */
  advice: string | null;
}

/**
 * Combines decisions that all rejected the request: it is admitted again once any of them has room.
 */
export function refusedByAll(decisions: Decision[]): Pick<Admission, 'decision' | 'retryAfterS'> {
  const usages = decisions.flatMap((decision) => decision.usages);
  const isFirst = (name: string, index: number) =>
    usages.findIndex((usage) => usage.name === name) === index;
  return {
    decision: { admitted: false, usages: usages.filter(({ name }, index) => isFirst(name, index)) },
    retryAfterS: Math.min(...decisions.map(retryAfterS)),
  };
}

/**
 * Returns the error for a request over its limits: which limits, when there is room, and how to get
 * higher ones.
 */
export function quotaExceeded({
  decision,
  tier,
  retryAfterS: waitS,
  advice,
}: Admission): DomainError {
  const violated = violatedBy(decision);
  const limits = violated
    .map(({ name, limit, window }) => `${String(limit)} per ${window} (${name})`)
    .join(' and ');
  return new DomainError(
    'quota_exceeded',
    `The limit of ${limits} is reached. The same request is admitted in ${String(waitS)} s.`,
    {
      retryAfterS: waitS,
      members: {
        tier,
        'violated-policies': violated.map(({ name }) => name),
        limits: violated.map(({ name, limit, window }) => ({ name, limit, per: window })),
        resets_in_s: waitS,
        ...(advice !== null && { upgrade: advice }),
      },
    },
  );
}
