import sql from 'sql-template-tag';
import { ensureAccount } from './account-repository.ts';
import { insertKey, type NewKey } from './api-key-repository.ts';
import type { Database, Query } from './connect.ts';

/** What an event says of a subscription. */
export interface SubscriptionEvent {
  eventId: string;
  createdAt: Date;
  rank: number;
  subscriptionId: string;
  email: string;
  plan: 'developer' | 'business' | 'enterprise' | null;
  paidUntil: Date;
}

/** A key for an account that holds none, and what is done with it in the same transaction. */
export interface FirstKey {
  key: NewKey;
  tell: (query: Query) => Promise<unknown>;
}

export function createSubscriptionRepository({ transaction }: Pick<Database, 'transaction'>) {
  /**
   * Takes an event in, once: replays change nothing, and one that is older than what is known is only noted. An account that
   * pays and holds no key gets one.
   */
  const take = (event: SubscriptionEvent, firstKey: () => FirstKey): Promise<void> =>
    transaction(async (run) => {
      const fresh = await run(sql`
        INSERT INTO billing_event (id) VALUES (${event.eventId}) ON CONFLICT DO NOTHING RETURNING id`);
      if (fresh.length === 0) return;
      const { account_id } = await ensureAccount(run, event.email);
      await store(run, event, account_id);
      if (event.plan === null || event.paidUntil < new Date()) return;
      const keys = await run(
        sql`SELECT id FROM api_key WHERE account_id = ${account_id}::uuid AND revoked_at IS NULL LIMIT 1`,
      );
      if (keys.length > 0) return;
      const { key, tell } = firstKey();
      await insertKey(run, key, account_id);
      await tell(run);
    });

  return { take };
}
export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

const store = (query: Query, event: SubscriptionEvent, accountId: string) =>
  query(sql`
    INSERT INTO subscription AS s (id, account_id, plan, paid_until, event_created_at, event_rank, event_id)
    VALUES (${event.subscriptionId}, ${accountId}::uuid, ${event.plan}::tier, ${event.paidUntil}, ${event.createdAt}, ${event.rank}, ${event.eventId})
    ON CONFLICT (id) DO UPDATE SET plan = excluded.plan, paid_until = excluded.paid_until,
      event_created_at = excluded.event_created_at, event_rank = excluded.event_rank, event_id = excluded.event_id
    WHERE (excluded.event_created_at, excluded.event_rank, excluded.event_id) > (s.event_created_at, s.event_rank, s.event_id)`);
