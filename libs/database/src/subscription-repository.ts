import sql from 'sql-template-tag';
import { ensureAccount } from './account-repository.ts';
import { insertKey, type NewKey } from './api-key-repository.ts';
import type { Database, Query } from './connect.ts';

export interface SubscriptionEvent {
  eventId: string;
  createdAt: Date;
  rank: number;
  subscriptionId: string;
  email: string;
  plan: 'developer' | 'business' | 'enterprise' | null;
  paidUntil: Date;
}

/** The key of an account without keys. `enqueueMail` runs in the same transaction. */
export interface FirstKey {
  key: NewKey;
  enqueueMail: (query: Query) => Promise<unknown>;
}

/** Called in the transaction that applies a payment event. */
export interface PaymentEffects {
  firstKey: () => FirstKey;
  onUpgrade: (query: Query, keyEndings: string[]) => Promise<unknown>;
}

export function createSubscriptionRepository({ transaction }: Pick<Database, 'transaction'>) {
  /** Applies a payment event once. Repeated and outdated events have no effect. A paying account without a key gets one. */
  const apply = (event: SubscriptionEvent, { firstKey, onUpgrade }: PaymentEffects): Promise<void> =>
    transaction(async (run) => {
      const inserted = await run(sql`
        INSERT INTO billing_event (id) VALUES (${event.eventId}) ON CONFLICT DO NOTHING RETURNING id`);
      if (inserted.length === 0) return;
      const erased = await run(sql`SELECT FROM erased_subscription WHERE id = ${event.subscriptionId}`);
      if (erased.length > 0) return; // the account was erased, so the event must not store its address again
      const { account_id } = await ensureAccount(run, event.email);
      const before = await findPaidPlan(run, account_id);
      await store(run, event, account_id);
      const after = await findPaidPlan(run, account_id);
      if (after === null) return;
      const keys = await run<{ hint: string }>(sql`
        SELECT hint FROM api_key WHERE account_id = ${account_id}::uuid AND revoked_at IS NULL ORDER BY created_at`);
      if (keys.length > 0) {
        if (PLANS.indexOf(after) > (before === null ? -1 : PLANS.indexOf(before)))
          await onUpgrade(
            run,
            keys.map(({ hint }) => hint),
          );
        return;
      }
      const { key, enqueueMail } = firstKey();
      await insertKey(run, key, account_id);
      await enqueueMail(run);
    });

  return { apply };
}
export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

type PaidPlan = NonNullable<SubscriptionEvent['plan']>;
const PLANS: readonly PaidPlan[] = ['developer', 'business', 'enterprise'];

async function findPaidPlan(query: Query, accountId: string): Promise<PaidPlan | null> {
  const [row] = await query<{ plan: PaidPlan | null }>(sql`
    SELECT max(plan) AS plan FROM subscription WHERE account_id = ${accountId}::uuid AND paid_until > now()`);
  return row?.plan ?? null;
}

const store = (query: Query, event: SubscriptionEvent, accountId: string) =>
  query(sql`
    INSERT INTO subscription AS s (id, account_id, plan, paid_until, event_created_at, event_rank, event_id)
    VALUES (${event.subscriptionId}, ${accountId}::uuid, ${event.plan}::tier, ${event.paidUntil}, ${event.createdAt}, ${event.rank}, ${event.eventId})
    ON CONFLICT (id) DO UPDATE SET plan = excluded.plan, paid_until = excluded.paid_until,
      event_created_at = excluded.event_created_at, event_rank = excluded.event_rank, event_id = excluded.event_id
    WHERE (excluded.event_created_at, excluded.event_rank, excluded.event_id) > (s.event_created_at, s.event_rank, s.event_id)`);
