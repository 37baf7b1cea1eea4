import type { Policy, Window } from './policy.ts';

export const TIERS = ['anonymous', 'free', 'developer', 'business', 'enterprise', 'custom'] as const;
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

/** What each tier may ask; `custom` has the number that its account says, or none. */
const ALLOWANCES: Readonly<Record<Schedule, Readonly<Record<Exclude<Tier, 'custom'>, Allowance>>>> = {
  A: { anonymous: { requests: 100, per: 'hour' }, free: { requests: 500, per: 'day' }, ...PAID },
  B: { anonymous: { requests: 1_000, per: 'day' }, free: { requests: 10_000, per: 'day' }, ...PAID },
};

/** Demands, sign-ups and registrations of one address, beside its tier's limit. */
export const WRITES: Policy = { name: 'writes', limit: 60, window: 'day' };

/** What visitors, calendar and mail programs fetch, many behind one address. */
export const BURST: Policy = { name: 'burst', limit: 600, window: 'minute' };

/** Everything that one address sends to the agent tool server, whatever it costs. */
export const FLOOD: Policy = { name: 'flood', limit: 300, window: 'minute' };

/** Distinct filters of feeds (calendars, RSS, Atom) that one address reads. */
export const FEEDS: Policy = { name: 'feeds', limit: 60, window: 'hour' };

/** How many times the limit of a /56 its IPv6 /48 has. */
const NETWORK_FACTOR = 4;

/** The limit of the /48 that an IPv6 /56 belongs to. */
export const networkPolicy = ({ name, limit, window }: Policy): Policy => ({
  name: `${name}-network`,
  limit: NETWORK_FACTOR * limit,
  window,
});

/** The limit of a tier; null is none. `customLimit` is the account's own number a day. */
export function policyOf(schedule: Schedule, tier: Tier, customLimit: number | null = null): Policy | null {
  if (tier === 'custom') return customLimit === null ? null : { name: tier, limit: customLimit, window: 'day' };
  const { requests, per } = ALLOWANCES[schedule][tier];
  return { name: tier, limit: requests, window: per };
}
