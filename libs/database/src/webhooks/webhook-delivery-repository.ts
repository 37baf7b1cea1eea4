import { newId } from '@marquee/domain';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import { createSingleMessages } from './single-messages.ts';
import {
  DELIVERY,
  OWNER,
  PACE,
  isActive,
  isProven,
  TARGET,
  toDelivery,
  toPace,
  toResult,
  type Attempt,
  type DeliveryStatus,
  type OwnedWebhook,
  type StoredDelivery,
  type WaitingWebhook,
  type WebhookTarget,
} from './webhook-delivery.ts';
import { toKinds, type DisabledReason, type WebhookOwner } from './webhook-repository.ts';

// eslint-disable-next-line max-lines-per-function -- a factory
export function createWebhookDeliveryRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /**
   * Returns webhooks that have not considered the changes up to a number and have no delivery to
   * send.
   */
  async function listWaiting(through: number): Promise<WaitingWebhook[]> {
    const rows = await prisma.webhook.findMany({
      where: { ...isProven(prisma), pendingDeliveryId: null, position: { lt: through } },
      select: {
        ...OWNER,
        filter: true,
        kinds: true,
        reportsLeft: true,
        position: true,
        ...PACE,
      },
    });
    return rows.map(({ reportsLeft, isSlow, deliveries, ...row }) => ({
      ...row,
      ...toPace({ isSlow, deliveries }),
      kinds: toKinds({ kinds: row.kinds, reportsLeft }),
      position: Number(row.position),
    }));
  }

  /** Returns webhooks whose delivery has been due since an instant. */
  async function listOverdue(since: Date): Promise<(OwnedWebhook & ReturnType<typeof toPace>)[]> {
    const sending = await prisma.webhook.findMany({
      where: { ...isProven(prisma), pendingDeliveryId: { not: null } },
      select: { ...OWNER, ...PACE, pendingDeliveryId: true },
    });
    const ids = sending.flatMap(({ pendingDeliveryId }) => pendingDeliveryId ?? []);
    const where = { id: { in: ids }, nextAttemptAt: { lt: since } };
    const due =
      ids.length > 0
        ? await prisma.webhookDelivery.findMany({ where, select: { webhookId: true } })
        : [];
    const overdue = new Set(due.map(({ webhookId }) => webhookId));
    return sending
      .filter(({ id }) => overdue.has(id))
      .map(({ isSlow, deliveries, ...webhook }) => ({
        ...webhook,
        ...toPace({ isSlow, deliveries }),
      }));
  }

  /** Moves webhooks from a position to a later one, because no change in between is for them. */
  async function skip(
    ids: string[],
    { after, through }: Pick<StoredDelivery, 'after' | 'through'>,
  ): Promise<void> {
    const where = { id: { in: ids }, position: after, pendingDeliveryId: null };
    await prisma.webhook.updateMany({ where, data: { position: through } });
  }

  /** Finds a webhook that is not disabled and whose owner still exists. */
  async function findTarget(id: string): Promise<WebhookTarget | null> {
    const row = await prisma.webhook.findFirst({ where: { id, ...isActive() }, select: TARGET });
    if (!row) return null;
    const {
      pendingDeliveryId,
      previousSecret,
      previousSecretUntil,
      position,
      reportsLeft,
      verifiedUrl,
      isSlow,
      deliveries,
      ...target
    } = row;
    const isSigning = previousSecretUntil !== null && previousSecretUntil > new Date();
    return {
      ...target,
      ...toPace({ isSlow, deliveries }),
      isVerified: verifiedUrl === target.url,
      kinds: toKinds({ kinds: target.kinds, reportsLeft }),
      position: Number(position),
      previousSecret: isSigning ? previousSecret : null,
      pending: pendingDeliveryId === null ? null : await findDelivery(id, pendingDeliveryId),
    };
  }

  /**
   * Stores a delivery and moves the webhook past its changes. Returns null if the webhook changed
   * in the meantime.
   */
  const begin = (
    webhookId: string,
    { changes, after, through }: Pick<StoredDelivery, 'changes' | 'after' | 'through'>,
  ): Promise<StoredDelivery | null> =>
    prismaTransaction(async (client) => {
      const id = newId();
      const where = { id: webhookId, position: after, pendingDeliveryId: null, disabledAt: null };
      const { count } = await client.webhook.updateMany({
        where,
        data: { position: through, pendingDeliveryId: id },
      });
      if (count === 0) return null;
      const data = {
        id,
        webhookId,
        kind: 'changes',
        changes,
        after,
        through,
        nextAttemptAt: new Date(),
      };
      return toDelivery(await client.webhookDelivery.create({ data, select: DELIVERY }));
    });

  /** Sends a delivery later or, without a time, not at all. Counts no attempt. */
  async function postpone(id: string, until: Date | null, error: string): Promise<void> {
    await prisma.webhookDelivery.updateMany({
      where: { id },
      data: { nextAttemptAt: until, error, ...(until === null && { status: 'failed' }) },
    });
  }

  /** Records an attempt. A pending delivery that is over is no longer pending. */
  const record = (
    webhookId: string,
    deliveryId: string,
    { isSlow, ...attempt }: Attempt,
  ): Promise<void> =>
    prismaTransaction(async (client) => {
      await client.webhookDelivery.updateMany({
        where: { id: deliveryId },
        data: toResult(attempt),
      });
      const isOver = attempt.status !== 'pending';
      const where = { id: webhookId, pendingDeliveryId: deliveryId };
      const state = attempt.status === 'delivered' ? { failingSince: null } : {};
      await client.webhook.updateMany({
        where,
        data: { isSlow, ...state, ...(isOver && { pendingDeliveryId: null }) },
      });
      if (attempt.status === 'pending')
        await client.webhook.updateMany({
          where: { ...where, failingSince: null },
          data: { failingSince: new Date() },
        });
    });

  /**
   * Disables a webhook and gives up its delivery. It continues with the same changes when it is
   * enabled again. Calls `within` in the transaction with the address and the language of its
   * owner, if that is confirmed. Does nothing if the delivery is no longer pending.
   */
  const disable = (
    webhookId: string,
    {
      delivery,
      reason,
    }: { delivery: Pick<StoredDelivery, 'id' | 'after'>; reason: DisabledReason },
    within: (query: Query, owner: { email: string; locale: string | null }) => Promise<unknown>,
  ): Promise<void> =>
    prismaTransaction(async (client) => {
      const [disabled] = await client.webhook.updateManyAndReturn({
        where: { id: webhookId, pendingDeliveryId: delivery.id },
        data: {
          disabledAt: new Date(),
          disabledReason: reason,
          pendingDeliveryId: null,
          position: delivery.after,
        },
        select: { accountId: true },
      });
      if (!disabled) return;
      const ended = { status: 'failed', nextAttemptAt: null };
      await client.webhookDelivery.updateMany({ where: { id: delivery.id }, data: ended });
      const account =
        disabled.accountId &&
        (await client.account.findUnique({ where: { id: disabled.accountId } }));
      if (account) await within(queryIn(client), account);
    });

  async function findDelivery(webhookId: string, id: string): Promise<StoredDelivery | null> {
    const row = await prisma.webhookDelivery.findFirst({
      where: { id, webhookId },
      select: DELIVERY,
    });
    return row && toDelivery(row);
  }

  /** Finds a delivery by its id alone, with the webhook. */
  async function findWithTarget(
    id: string,
  ): Promise<{ delivery: StoredDelivery; target: WebhookTarget } | null> {
    const row = await prisma.webhookDelivery.findUnique({
      where: { id },
      select: { ...DELIVERY, webhookId: true },
    });
    const target = row && (await findTarget(row.webhookId));
    return target && { delivery: toDelivery(row), target };
  }

  /** Returns deliveries of a webhook, newest first, before an id. */
  async function list(
    owner: WebhookOwner,
    webhookId: string,
    {
      before,
      status,
      limit,
    }: { before: string | null; status: DeliveryStatus | null; limit: number },
  ): Promise<StoredDelivery[]> {
    const rows = await prisma.webhookDelivery.findMany({
      where: {
        webhookId,
        webhook: owner,
        ...(status !== null && { status }),
        ...(before !== null && { id: { lt: before } }),
      },
      orderBy: { id: 'desc' },
      take: limit,
      select: DELIVERY,
    });
    return rows.map(toDelivery);
  }

  return {
    listWaiting,
    listOverdue,
    skip,
    findTarget,
    begin,
    postpone,
    ...createSingleMessages({ prisma, prismaTransaction }),
    record,
    disable,
    findDelivery,
    findWithTarget,
    list,
  };
}
export type WebhookDeliveryRepository = ReturnType<typeof createWebhookDeliveryRepository>;
