import sql from 'sql-template-tag';
import type { Database, Query } from './connect.ts';

export interface Person {
  email: string;
  /** Keyed hash of the mailbox. */
  recipientHash: Buffer;
}

export type StoredAbout = Record<string, number>;

export interface PaidPlan {
  plan: string;
  paid_until: Date;
}

export interface Erased {
  rows: StoredAbout;
  keyIds: string[];
}

/** Shows and erases what is stored about a person. docs/security.md lists the same tables. */
export function createPersonRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  async function show({ email, recipientHash }: Person): Promise<StoredAbout> {
    const key = email.toLowerCase();
    const rows = await query<{ name: string; rows: number }>(sql`
      SELECT 'account' AS name, count(*)::int AS rows FROM account WHERE lower(email) = ${key}
      UNION ALL SELECT 'api_key', count(*)::int FROM api_key k JOIN account a ON a.id = k.account_id WHERE lower(a.email) = ${key}
      UNION ALL SELECT 'subscription', count(*)::int FROM subscription s JOIN account a ON a.id = s.account_id WHERE lower(a.email) = ${key}
      UNION ALL SELECT 'key_confirmation', count(*)::int FROM key_confirmation WHERE lower(email) = ${key}
      UNION ALL SELECT 'subscriber', count(*)::int FROM subscriber WHERE email_key = ${key}
      UNION ALL SELECT 'demand_notice', count(*)::int FROM demand_notice n JOIN subscriber s ON s.id = n.subscriber_id WHERE s.email_key = ${key}
      UNION ALL SELECT 'pending_notice', count(*)::int FROM pending_notice n JOIN subscriber s ON s.id = n.subscriber_id WHERE s.email_key = ${key}
      UNION ALL SELECT 'address_confirmation', count(*)::int FROM address_confirmation WHERE email_key = ${key}
      UNION ALL SELECT 'mail', count(*)::int FROM mail WHERE recipient_hash = ${recipientHash}
      UNION ALL SELECT 'mail_bounce', count(*)::int FROM mail_bounce WHERE recipient_hash = ${recipientHash}
      UNION ALL SELECT 'mail_stop', count(*)::int FROM mail_stop WHERE recipient_hash = ${recipientHash}
      UNION ALL SELECT 'demand_person', count(*)::int FROM demand_person
        WHERE person_hash = ${recipientHash} AND counted_at > now() - interval '2 days'`);
    return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
  }

  /** Returns the paid plan of an address that ends last, or null. */
  async function paidPlan(email: string): Promise<PaidPlan | null> {
    const [row] = await query<PaidPlan>(sql`
      SELECT s.plan, s.paid_until FROM subscription s JOIN account a ON a.id = s.account_id
      WHERE lower(a.email) = ${email.toLowerCase()} AND s.plan IS NOT NULL AND s.paid_until > now()
      ORDER BY s.paid_until DESC LIMIT 1`);
    return row ?? null;
  }

  /**
   * Deletes everything about a person except the mail block and today's mail counter. Only Stripe's subscription ids remain, so that late
   * payment events do not create the account again.
   */
  const erase = (person: Person): Promise<Erased> => transaction((run) => eraseWithin(run, person));

  return { show, paidPlan, erase };
}
export type PersonRepository = ReturnType<typeof createPersonRepository>;

async function eraseWithin(run: Query, { email, recipientHash }: Person): Promise<Erased> {
  const key = email.toLowerCase();
  await run(sql`
    INSERT INTO erased_subscription (id)
    SELECT s.id FROM subscription s JOIN account a ON a.id = s.account_id WHERE lower(a.email) = ${key} ON CONFLICT DO NOTHING`);
  const keys = await run<{ id: string }>(sql`
    DELETE FROM api_key WHERE account_id IN (SELECT id FROM account WHERE lower(email) = ${key}) RETURNING id`);
  const statements = {
    account: sql`DELETE FROM account WHERE lower(email) = ${key} RETURNING 1`,
    key_confirmation: sql`DELETE FROM key_confirmation WHERE lower(email) = ${key} RETURNING 1`,
    subscriber: sql`DELETE FROM subscriber WHERE email_key = ${key} RETURNING 1`,
    address_confirmation: sql`DELETE FROM address_confirmation WHERE email_key = ${key} RETURNING 1`,
    mail: sql`DELETE FROM mail WHERE recipient_hash = ${recipientHash} RETURNING 1`,
    mail_bounce: sql`DELETE FROM mail_bounce WHERE recipient_hash = ${recipientHash} RETURNING 1`,
    demand_person: sql`
      DELETE FROM demand_person WHERE person_hash = ${recipientHash} AND counted_at > now() - interval '2 days' RETURNING 1`,
  };
  const rows: StoredAbout = { api_key: keys.length };
  for (const [table, statement] of Object.entries(statements)) rows[table] = (await run(statement)).length;
  return { rows, keyIds: keys.map(({ id }) => id) };
}
