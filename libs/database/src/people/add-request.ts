import { newId } from '@marquee/domain';
import type { Client } from '../connection/prisma.ts';
import { findSnapshot, toStoredSnapshot } from './event-snapshot.ts';
import { pendingSince } from './pending-requests.ts';

const MAX_REQUESTS = 200;

export interface NewNotificationRequest {
  targetId: string;
  email: string;
  /** Language of mails (BCP 47), if the address is new. */
  locale?: string | null;
  /** Account of the caller's API key. It proves ownership if the account has this address. */
  accountId: string | null;
}

/**
 * Activates the request if the address is confirmed and the API key belongs to its account;
 * otherwise the request is pending. Returns whether it is active. The writes do not depend on
 * whether the address is known, so that response times reveal nothing.
 */
export async function addRequest(
  client: Client,
  request: NewNotificationRequest,
): Promise<boolean> {
  const emailKey = request.email.toLowerCase();
  const { id: subscriberId, confirmedAt } = await client.subscriber.upsert({
    where: { emailKey },
    create: { id: newId(), email: request.email, emailKey, locale: request.locale ?? null },
    update: { emailKey },
    select: { id: true, confirmedAt: true },
  });
  const isOwner = await ownsAddress(client, request.accountId, emailKey);
  const target = await client.demandTarget.findUnique({ where: { id: BigInt(request.targetId) } });
  if (!target) return false;
  const snapshot = toStoredSnapshot(
    target.eventId === null ? null : await findSnapshot(client, target.eventId),
  );
  const notice = { targetId: target.id, subscriberId, snapshot };
  const isProven = isOwner && confirmedAt !== null;
  await (isProven ? activate(client, notice) : suspend(client, notice));
  return isProven;
}

async function ownsAddress(
  client: Client,
  accountId: string | null,
  emailKey: string,
): Promise<boolean> {
  if (accountId === null) return false;
  const account = await client.account.findUnique({
    where: { id: accountId },
    select: { email: true },
  });
  return account?.email.toLowerCase() === emailKey;
}

interface Notice {
  targetId: bigint;
  subscriberId: string;
  snapshot: ReturnType<typeof toStoredSnapshot>;
}

async function activate(client: Client, notice: Notice): Promise<void> {
  const { subscriberId } = notice;
  if ((await client.demandNotification.count({ where: { subscriberId } })) >= MAX_REQUESTS) return;
  await client.demandNotification.createMany({ data: notice, skipDuplicates: true });
}

/** Stores a pending request, or renews it if it has expired. */
async function suspend(client: Client, notice: Notice): Promise<void> {
  const { targetId, subscriberId } = notice;
  if ((await client.pendingNotification.count({ where: { subscriberId } })) >= MAX_REQUESTS) return;
  await client.pendingNotification.createMany({ data: notice, skipDuplicates: true });
  await client.pendingNotification.updateMany({
    where: { targetId, subscriberId, createdAt: { lt: pendingSince() } },
    data: { createdAt: new Date() },
  });
}
