import { newId } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { confirmAddress, type ConfirmedSubscriber, type DigestWish } from './confirm-address.ts';
import { SNAPSHOT } from './event-snapshot.ts';
import { manageSubscribers } from './manage-subscriber.ts';

const LINK_DAYS = 7;
const MOST_NOTICES = 200;
const CONFIRMATION_LOCK = 7_276_505;

export interface Confirmation {
  email: string;
  /** Null: notices only. */
  digest: DigestWish | null;
  /** SHA-256 of the mailed link's token, hexadecimal. */
  tokenHash: string;
}

/** What a link to confirm by would do, or why not. */
export type ConfirmationState =
  | { state: 'open'; frequency: DigestWish['frequency'] | null; city: string | null }
  | { state: 'used' | 'expired' | 'unknown' };

const emailKey = (email: string): string => email.toLowerCase();

export function createSubscriberRepository(database: Pick<Database, 'query' | 'transaction'>) {
  const { query, transaction } = database;

  /**
   * Keeps a link to confirm by, which `post` mails. An address gets one in 24 hours: until it is used, what was asked last counts.
   * The same work whether or not the address is known.
   */
  const askToConfirm = (asked: Confirmation, post: (query: Query) => Promise<boolean>): Promise<void> =>
    transaction(async (run) => {
      const key = emailKey(asked.email);
      await run(sql`SELECT pg_advisory_xact_lock(${CONFIRMATION_LOCK}, hashtext(${key}))`);
      const [today] = await run<{ hash: string }>(sql`
        SELECT encode(token_hash, 'hex') AS hash FROM address_confirmation
        WHERE email_key = ${key} AND created_at > now() - interval '24 hours' ORDER BY created_at DESC LIMIT 1`);
      if (today) await changeWish(run, today.hash, asked.digest);
      else if (await post(run)) await insertConfirmation(run, asked);
    });

  async function stateOf(tokenHash: string): Promise<ConfirmationState> {
    const [row] = await query<ConfirmationState>(sql`
      SELECT CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at < now() THEN 'expired' ELSE 'open' END AS state,
        a.frequency, c.name AS city
      FROM address_confirmation a LEFT JOIN city c ON c.id = a.city_id WHERE token_hash = decode(${tokenHash}, 'hex')`);
    return row ?? { state: 'unknown' };
  }

  /** Uses a link: its address is confirmed from now on. Null where the link is not open; of two at once one uses it. */
  const confirm = (tokenHash: string): Promise<ConfirmedSubscriber | null> =>
    transaction((run) => confirmAddress(run, tokenHash));

  /** Notes that an address is to be told of a target; twice is as good as once, and more than 200 are not kept. */
  async function addNotice(targetId: string, email: string): Promise<{ isConfirmed: boolean }> {
    const [row] = await query<{ is_confirmed: boolean }>(sql`
      WITH made AS (
        INSERT INTO subscriber (id, email, email_key) VALUES (${newId()}::uuid, ${email}, ${emailKey(email)})
        ON CONFLICT (email_key) DO UPDATE SET email_key = excluded.email_key RETURNING id, confirmed_at),
      noted AS (
        INSERT INTO demand_notice (target_id, subscriber_id, told)
        SELECT t.id, made.id, CASE WHEN e.id IS NOT NULL THEN ${SNAPSHOT} END
        FROM made CROSS JOIN demand_target t LEFT JOIN event e ON e.id = t.event_id
        WHERE t.id = ${targetId}::bigint AND (SELECT count(*) FROM demand_notice n WHERE n.subscriber_id = made.id) < ${MOST_NOTICES}
        ON CONFLICT DO NOTHING)
      SELECT confirmed_at IS NOT NULL AS is_confirmed FROM made`);
    return { isConfirmed: row?.is_confirmed ?? false };
  }

  return { askToConfirm, stateOf, confirm, addNotice, ...manageSubscribers(database) };
}
export type SubscriberRepository = ReturnType<typeof createSubscriberRepository>;

const insertConfirmation = (query: Query, { email, digest, tokenHash }: Confirmation) =>
  query(sql`
    INSERT INTO address_confirmation (token_hash, email, email_key, frequency, city_id, expires_at)
    VALUES (decode(${tokenHash}, 'hex'), ${email}, ${emailKey(email)}, ${digest?.frequency ?? null}::digest_frequency,
      ${digest?.cityId ?? null}, now() + make_interval(days => ${LINK_DAYS}))`);

async function changeWish(query: Query, tokenHash: string, digest: DigestWish | null): Promise<void> {
  await query(sql`
    UPDATE address_confirmation SET
      frequency = coalesce(${digest?.frequency ?? null}::digest_frequency, frequency),
      city_id = CASE WHEN ${digest !== null} THEN ${digest?.cityId ?? null}::int ELSE city_id END
    WHERE token_hash = decode(${tokenHash}, 'hex') AND used_at IS NULL`);
}
