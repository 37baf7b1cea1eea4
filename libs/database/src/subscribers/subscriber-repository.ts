import { lockText } from '../advisory-locks-sql.ts';
import { fromHex } from '../bytes.ts';
import type { Database, Query } from '../connect.ts';
import { queryIn, type Client } from '../prisma.ts';
import { addRequest, type NewNotificationRequest } from './add-request.ts';
import { confirmAddress, type ConfirmedSubscriber, type DigestSettings } from './confirm-address.ts';
import { manageSubscribers } from './manage-subscriber.ts';
import { manageRequests } from './notification-requests.ts';

const LINK_MS = 7 * 86_400_000;
const REPEAT_MS = 86_400_000;
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

// eslint-disable-next-line max-lines-per-function -- a factory
export function createSubscriberRepository(database: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  const { prisma, prismaTransaction } = database;

  /**
   * Stores a confirmation link and passes it to `enqueue`. An address gets one link in 24 hours; until it is used, the last settings count.
   * The writes do not depend on whether the address is known, so that response times reveal nothing.
   */
  const storeConfirmation = (confirmation: Confirmation, enqueue: EnqueueConfirmation): Promise<void> =>
    prismaTransaction(async (client) => {
      const emailKey = confirmation.email.toLowerCase();
      await lockText(queryIn(client), CONFIRMATION_LOCK, emailKey);
      const open = await client.addressConfirmation.findFirst({
        where: { emailKey, usedAt: null, createdAt: { gt: new Date(Date.now() - REPEAT_MS) } },
        orderBy: { createdAt: 'desc' },
        select: { tokenHash: true },
      });
      const isEnqueued = await enqueue(queryIn(client), { isSilent: open !== null });
      const tokenHash = fromHex(confirmation.tokenHash);
      await insertConfirmation(client, { ...confirmation, tokenHash }, isEnqueued ? confirmation.email : null);
      const { digest } = confirmation;
      await client.addressConfirmation.updateMany({
        where: { tokenHash: open?.tokenHash ?? tokenHash },
        data: digest ? { frequency: digest.frequency, cityId: digest.cityId } : {},
      });
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

  /** Confirms the address of a link and the requests in `targetIds` (null: all). Returns null if the link is not open. A link works once. */
  const confirm = (tokenHash: string, targetIds: string[] | null): Promise<ConfirmedSubscriber | null> =>
    prismaTransaction((client) => confirmAddress(client, tokenHash, targetIds));

  /** Stores a notification request. It is active if the caller proves ownership of the address, otherwise pending. */
  const addNotificationRequest = async (request: NewNotificationRequest): Promise<{ isActive: boolean }> => ({
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

type NewConfirmation = Pick<Confirmation, 'digest'> & { tokenHash: Uint8Array<ArrayBuffer> };

/** If no mail is sent, stores a row without an address that expires at once. */
async function insertConfirmation(client: Client, { digest, tokenHash }: NewConfirmation, email: string | null) {
  const data = {
    tokenHash,
    email: email ?? '',
    emailKey: email?.toLowerCase() ?? '',
    frequency: digest?.frequency ?? null,
    cityId: digest?.cityId ?? null,
    expiresAt: new Date(Date.now() + (email === null ? 0 : LINK_MS)),
  };
  await client.addressConfirmation.createMany({ data });
}
