import { newId } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import {
  DELIVERY,
  toDelivery,
  toResult,
  type Attempt,
  type StoredDelivery,
  type WebhookTarget,
} from './webhook-delivery.ts';

/** Messages that are sent outside the order: challenges, tests and replays of one message. */
export function createSingleMessages({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /** Stores a message without changes. A challenge ends the earlier ones. */
  async function beginSingle(
    webhookId: string,
    position: number,
    kind: 'test' | 'challenge',
  ): Promise<StoredDelivery> {
    if (kind === 'challenge')
      await prisma.webhookDelivery.updateMany({
        where: { webhookId, kind, status: 'pending' },
        data: { status: 'failed', error: 'A later challenge replaced it.', nextAttemptAt: null },
      });
    const data = {
      id: newId(),
      webhookId,
      kind,
      changes: [],
      after: position,
      through: position,
    };
    return toDelivery(await prisma.webhookDelivery.create({ data, select: DELIVERY }));
  }

  /**
   * Records the attempt of a challenge. If it succeeded, the receiver of the URL has agreed, unless
   * the webhook has another URL by now. Returns false if a later challenge replaced it.
   */
  const recordChallenge = (
    { id, url }: Pick<WebhookTarget, 'id' | 'url'>,
    deliveryId: string,
    { isSlow, ...attempt }: Attempt,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const { count } = await client.webhookDelivery.updateMany({
        where: { id: deliveryId, status: 'pending' },
        data: toResult(attempt),
      });
      if (count > 0 && attempt.status === 'delivered')
        await client.webhook.updateMany({ where: { id, url }, data: { verifiedUrl: url, isSlow } });
      return count > 0;
    });

  /** Records the attempt of a test or a replay, which does not affect the other messages. */
  async function recordSingle(
    webhookId: string,
    deliveryId: string,
    { isSlow, ...attempt }: Attempt,
  ): Promise<void> {
    await prisma.webhookDelivery.updateMany({
      where: { id: deliveryId },
      data: toResult(attempt),
    });
    if (!isSlow)
      await prisma.webhook.updateMany({
        where: { id: webhookId, failingSince: null },
        data: { isSlow },
      });
  }

  return { beginSingle, recordChallenge, recordSingle };
}
