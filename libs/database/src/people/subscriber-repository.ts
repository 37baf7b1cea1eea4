import type { Database, Query } from '../connection/connect.ts';
import { lockText } from '../statements/advisory-locks-sql.ts';
import { fromHex } from '../statements/bytes.ts';
import { addRequest, type NewNotificationRequest } from './add-request.ts';
import {
  confirmAddress,
  type ConfirmedSubscriber,
  type DigestSettings,
  type SubscriberConfirmation,
} from './confirm-address.ts';
import { manageSubscribers } from './manage-subscriber.ts';
import { manageRequests } from './notification-requests.ts';
import {
  changeSettingsSql,
  insertConfirmationSql,
  openConfirmationSql,
} from './subscribers-sql.ts';

const CONFIRMATION_LOCK = 7_276_505;

export interface Confirmation {
  email: string;
  /** Null if only notifications are requested. */
  digest: DigestSettings | null;
  /** Language of the request (BCP 47); null if it is unknown. */
  locale: string | null;
  /** SHA-256 of the link's token, in hexadecimal. */
  tokenHash: string;
}

export type ConfirmationState =
  | { state: 'open'; frequency: DigestSettings['frequency'] | null; city: string | null }
  | { state: 'used' | 'expired' | 'unknown' };

/**
 * Enqueues the mail in the same transaction. `isSilent` does the same work without sending. Returns
 * whether a mail will be sent.
 */
type EnqueueConfirmation = (query: Query, options: { isSilent: boolean }) => Promise<boolean>;

export function createSubscriberRepository(
  database: Pick<Database, 'prisma' | 'prismaTransaction' | 'transaction'>,
) {
  const { prisma, prismaTransaction, transaction } = database;

  /**
   * Stores a confirmation link and passes it to `enqueue`. An address gets one link in 24 hours;
   * until it is used, the last settings count. The writes do not depend on whether the address is
   * known, so that response times reveal nothing.
   */
  const storeConfirmation = (
    confirmation: Confirmation,
    enqueue: EnqueueConfirmation,
  ): Promise<void> =>
    transaction(async (query) => {
      const emailKey = confirmation.email.toLowerCase();
      await lockText(query, CONFIRMATION_LOCK, emailKey);
      const [open] = await query<{ token_hash: string }>(openConfirmationSql(emailKey));
      const isEnqueued = await enqueue(query, { isSilent: open !== undefined });
      const { tokenHash, digest, email, locale } = confirmation;
      await query(
        insertConfirmationSql({ tokenHash, digest, locale, email: isEnqueued ? email : null }),
      );
      await query(changeSettingsSql({ tokenHash: open?.token_hash ?? tokenHash, digest, locale }));
    });

  async function findLinkState(tokenHash: string): Promise<ConfirmationState> {
    const link = await prisma.addressConfirmation.findUnique({
      where: { tokenHash: fromHex(tokenHash) },
      include: { city: { select: { name: true } } },
    });
    if (!link) return { state: 'unknown' };
    if (link.usedAt) return { state: 'used' };
    if (link.expiresAt < new Date()) return { state: 'expired' };
    return { state: 'open', frequency: link.frequency, city: link.city?.name ?? null };
  }

  /**
   * Confirms the address of a link and its requests. Returns null if the link is not open. A link
   * works once.
   */
  const confirm = (
    tokenHash: string,
    confirmation: SubscriberConfirmation,
  ): Promise<ConfirmedSubscriber | null> =>
    prismaTransaction((client) => confirmAddress(client, tokenHash, confirmation));

  /**
   * Stores a notification request. It is active if the caller proves ownership of the address,
   * otherwise pending.
   */
  const addNotificationRequest = async (
    request: NewNotificationRequest,
  ): Promise<{ isActive: boolean }> => ({
    isActive: await prismaTransaction((client) => addRequest(client, request)),
  });

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
