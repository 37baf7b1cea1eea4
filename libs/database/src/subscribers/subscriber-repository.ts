import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { addNoticeSql, type NewNotice } from './add-notice-sql.ts';
import { confirmAddress, type ConfirmedSubscriber, type DigestWish } from './confirm-address.ts';
import { manageSubscribers } from './manage-subscriber.ts';
import { manageRequests } from './notification-requests.ts';

const LINK_DAYS = 7;
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

/** Mails the link in the same transaction. `isSilent`: does the same work and sends nothing. Returns whether a mail will be sent. */
type PostConfirmation = (query: Query, options: { isSilent: boolean }) => Promise<boolean>;

const emailKey = (email: string): string => email.toLowerCase();

export function createSubscriberRepository(database: Pick<Database, 'query' | 'transaction'>) {
  const { query, transaction } = database;

  /**
   * Stores a link to confirm by, which `post` mails. An address gets one in 24 hours: until it is used, the last request counts. The
   * same statements and row writes whether or not the address is known, so that the response time is no hint.
   */
  const askToConfirm = (asked: Confirmation, post: PostConfirmation): Promise<void> =>
    transaction(async (run) => {
      const key = emailKey(asked.email);
      await run(sql`SELECT pg_advisory_xact_lock(${CONFIRMATION_LOCK}, hashtext(${key}))`);
      const [open] = await run<{ hash: string }>(sql`
        SELECT encode(token_hash, 'hex') AS hash FROM address_confirmation
        WHERE email_key = ${key} AND used_at IS NULL AND created_at > now() - interval '24 hours' ORDER BY created_at DESC LIMIT 1`);
      const isPosted = await post(run, { isSilent: open !== undefined });
      await insertConfirmation(run, asked, isPosted ? asked.email : null);
      await changeRequest(run, open?.hash ?? asked.tokenHash, asked.digest);
    });

  async function stateOf(tokenHash: string): Promise<ConfirmationState> {
    const [row] = await query<ConfirmationState>(sql`
      SELECT CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at < now() THEN 'expired' ELSE 'open' END AS state,
        a.frequency, c.name AS city
      FROM address_confirmation a LEFT JOIN city c ON c.id = a.city_id WHERE token_hash = decode(${tokenHash}, 'hex')`);
    return row ?? { state: 'unknown' };
  }

  /**
   * Uses a link: its address is confirmed from now on, and the requests that wait for it (`targetIds`; null: all). Returns null if
   * the link is not open. Of two concurrent calls one uses it.
   */
  const confirm = (tokenHash: string, targetIds: string[] | null): Promise<ConfirmedSubscriber | null> =>
    transaction((run) => confirmAddress(run, tokenHash, targetIds));

  /** Stores a request for a notification. With proof that its owner made it, it is active; else it waits for a click. */
  async function addNotice({ targetId, email, accountId }: NewNotice): Promise<{ isActive: boolean }> {
    const [row] = await query<{ is_active: boolean }>(addNoticeSql({ targetId, email, accountId }));
    return { isActive: row?.is_active ?? false };
  }

  return { askToConfirm, stateOf, confirm, addNotice, ...manageSubscribers(database), ...manageRequests(database) };
}
export type SubscriberRepository = ReturnType<typeof createSubscriberRepository>;

/** Without an address the row is one that no mail refers to: it lapses at once. */
const insertConfirmation = (query: Query, { digest, tokenHash }: Confirmation, email: string | null) =>
  query(sql`
    INSERT INTO address_confirmation (token_hash, email, email_key, frequency, city_id, expires_at)
    VALUES (decode(${tokenHash}, 'hex'), ${email ?? ''}, ${emailKey(email ?? '')}, ${digest?.frequency ?? null}::digest_frequency,
      ${digest?.cityId ?? null}, now() + CASE WHEN ${email !== null} THEN make_interval(days => ${LINK_DAYS}) ELSE interval '0' END)`);

async function changeRequest(query: Query, tokenHash: string, digest: DigestWish | null): Promise<void> {
  await query(sql`
    UPDATE address_confirmation SET
      frequency = coalesce(${digest?.frequency ?? null}::digest_frequency, frequency),
      city_id = CASE WHEN ${digest !== null} THEN ${digest?.cityId ?? null}::int ELSE city_id END
    WHERE token_hash = decode(${tokenHash}, 'hex')`);
}
