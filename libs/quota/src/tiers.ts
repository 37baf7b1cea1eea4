import type { Policy, Window } from './policy.ts';

export const TIERS = [
  'anonymous',
  'free',
  'developer',
  'business',
  'enterprise',
  'custom',
] as const;
export type Tier = (typeof TIERS)[number];

export const SCHEDULES = ['A', 'B'] as const;
export type Schedule = (typeof SCHEDULES)[number];

interface Allowance {
  requests: number;
  per: Window;
}

const PAID = {
  developer: { requests: 10_000, per: 'day' },
  business: { requests: 50_000, per: 'day' },
  enterprise: { requests: 250_000, per: 'day' },
} as const;

/** The limits of each tier. `custom` has the limit of its account, or none. */
const ALLOWANCES: Readonly<Record<Schedule, Readonly<Record<Exclude<Tier, 'custom'>, Allowance>>>> =
  {
    A: { anonymous: { requests: 100, per: 'hour' }, free: { requests: 500, per: 'day' }, ...PAID },
    B: {
      anonymous: { requests: 1_000, per: 'day' },
      free: { requests: 10_000, per: 'day' },
      ...PAID,
    },
  };

/** Demands, sign-ups and registrations of one address, in addition to the limit of its tier. */
export const WRITES: Policy = { name: 'writes', limit: 60, window: 'day' };

/**
 * Links to sign in that one address requests. Few people share a mailbox, but many an address, so
 * they are not counted as writes.
 */
export const SIGN_INS: Policy = { name: 'sign-ins', limit: 60, window: 'hour' };

/** Requests of browsers, calendar and mail programs, many of which share one address. */
export const BURST: Policy = { name: 'burst', limit: 600, window: 'minute' };

/**
 * Requests of one address with the publishable keys of one account, so that no visitor uses up the
 * quota of all.
 */
export const VISITOR: Policy = { name: 'visitor', limit: 120, window: 'minute' };

/** All messages that one address sends to the MCP server. */
export const FLOOD: Policy = { name: 'flood', limit: 300, window: 'minute' };

/** Distinct filters of feeds (calendars, RSS, Atom) that one address reads. */
export const FEEDS: Policy = { name: 'feeds', limit: 60, window: 'hour' };

/** The limit of an IPv6 /48 as a multiple of that of a /56. */
const NETWORK_FACTOR = 4;

/** Returns the limit of the /48 of an IPv6 /56. */
export const networkPolicy = ({ name, limit, window }: Policy): Policy => ({
  name: `${name}-network`,
  limit: NETWORK_FACTOR * limit,
  window,
});

/** The limit of an address that many people share as a multiple of that of other addresses. */
const SHARED_FACTOR = 20;

/** Returns the limit of an address that many people share. */
export const sharedPolicy = (policy: Policy): Policy => ({
  ...policy,
  limit: SHARED_FACTOR * policy.limit,
});

/** Returns the limit of a tier; null: no limit. `customLimit` is the daily limit of the account. */
export function getPolicy(
  schedule: Schedule,
  tier: Tier,
  customLimit: number | null = null,
): Policy | null {
  if (tier === 'custom')
    return customLimit === null ? null : { name: tier, limit: customLimit, window: 'day' };
  const { requests, per } = ALLOWANCES[schedule][tier];
  return { name: tier, limit: requests, window: per };
}
