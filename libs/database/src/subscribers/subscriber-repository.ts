import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { addRequestSql, type NewNotificationRequest } from './add-request-sql.ts';
import { confirmAddress, type ConfirmedSubscriber, type DigestSettings } from './confirm-address.ts';
import { manageSubscribers } from './manage-subscriber.ts';
import { manageRequests } from './notification-requests.ts';

const LINK_DAYS = 7;
const CONFIRMATION_LOCK = 7_276_505;

export interface Confirmation {
  email: string;
  /** Null if only notifications are requested. */
  digest: DigestSettings | null;
  /** SHA-256 of the link's token, in hexadecimal. */
  tokenHash: string;
}

export type ConfirmationState =
  | { state: 'open'; frequency: DigestSettings['frequency'] | null; city: string | null }
  | { state: 'used' | 'expired' | 'unknown' };

/** Enqueues the mail in the same transaction. `isSilent` does the same work without sending. Returns whether a mail will be sent. */
type EnqueueConfirmation = (query: Query, options: { isSilent: boolean }) => Promise<boolean>;

const emailKey = (email: string): string => email.toLowerCase();

export function createSubscriberRepository(database: Pick<Database, 'query' | 'transaction'>) {
  const { query, transaction } = database;

  /**
   * Stores a confirmation link and passes it to `enqueue`. An address gets one link in 24 hours; until it is used, the last settings count.
   * The writes do not depend on whether the address is known, so that response times reveal nothing.
   */
  const storeConfirmation = (confirmation: Confirmation, enqueue: EnqueueConfirmation): Promise<void> =>
    transaction(async (run) => {
      const key = emailKey(confirmation.email);
      await run(sql`SELECT pg_advisory_xact_lock(${CONFIRMATION_LOCK}, hashtext(${key}))`);
      const [open] = await run<{ hash: string }>(sql`
        SELECT encode(token_hash, 'hex') AS hash FROM address_confirmation
        WHERE email_key = ${key} AND used_at IS NULL AND created_at > now() - interval '24 hours' ORDER BY created_at DESC LIMIT 1`);
      const isEnqueued = await enqueue(run, { isSilent: open !== undefined });
      await insertConfirmation(run, confirmation, isEnqueued ? confirmation.email : null);
      await changeSettings(run, open?.hash ?? confirmation.tokenHash, confirmation.digest);
    });

  async function findLinkState(tokenHash: string): Promise<ConfirmationState> {
    const [row] = await query<ConfirmationState>(sql`
      SELECT CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at < now() THEN 'expired' ELSE 'open' END AS state,
        a.frequency, c.name AS city
      FROM address_confirmation a LEFT JOIN city c ON c.id = a.city_id WHERE token_hash = decode(${tokenHash}, 'hex')`);
    return row ?? { state: 'unknown' };
  }

  /** Confirms the address of a link and the requests in `targetIds` (null: all). Returns null if the link is not open. A link works once. */
  const confirm = (tokenHash: string, targetIds: string[] | null): Promise<ConfirmedSubscriber | null> =>
    transaction((run) => confirmAddress(run, tokenHash, targetIds));

  /** Stores a notification request. It is active if the caller proves ownership of the address, otherwise pending. */
  async function addNotificationRequest({
    targetId,
    email,
    accountId,
  }: NewNotificationRequest): Promise<{ isActive: boolean }> {
    const [row] = await query<{ is_active: boolean }>(addRequestSql({ targetId, email, accountId }));
    return { isActive: row?.is_active ?? false };
  }

  return {
    storeConfirmation,
    findLinkState,
    confirm,
    addNotificationRequest,
    ...manageSubscribers(database),
    ...manageRequests(database),
  };
}
export type SubscriberRepository = ReturnType<typeof createSubscriberRepository>;

/** If no mail is sent, stores a row without an address that expires at once. */
const insertConfirmation = (query: Query, { digest, tokenHash }: Confirmation, email: string | null) =>
  query(sql`
    INSERT INTO address_confirmation (token_hash, email, email_key, frequency, city_id, expires_at)
    VALUES (decode(${tokenHash}, 'hex'), ${email ?? ''}, ${emailKey(email ?? '')}, ${digest?.frequency ?? null}::digest_frequency,
      ${digest?.cityId ?? null}, now() + CASE WHEN ${email !== null} THEN make_interval(days => ${LINK_DAYS}) ELSE interval '0' END)`);

async function changeSettings(query: Query, tokenHash: string, digest: DigestSettings | null): Promise<void> {
  await query(sql`
    UPDATE address_confirmation SET
      frequency = coalesce(${digest?.frequency ?? null}::digest_frequency, frequency),
      city_id = CASE WHEN ${digest !== null} THEN ${digest?.cityId ?? null}::int ELSE city_id END
    WHERE token_hash = decode(${tokenHash}, 'hex')`);
}
