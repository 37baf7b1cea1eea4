const TIERS = ['free', 'developer', 'business', 'enterprise', 'custom'] as const;
type Tier = (typeof TIERS)[number];

interface TieredAccount {
  tier: Tier;
  subscriptions: { plan: Tier | null; paidUntil: Date }[];
}

/** Returns the higher of the granted tier and the plans that are paid now. */
export function effectiveTier({ tier, subscriptions }: TieredAccount, now = new Date()): Tier {
  const paid = subscriptions.flatMap(({ plan, paidUntil }) =>
    plan && paidUntil > now ? plan : [],
  );
  return [tier, ...paid].reduce((highest, other) =>
    TIERS.indexOf(other) > TIERS.indexOf(highest) ? other : highest,
  );
}
