import type {
  JobRepository,
  StoredWebhook,
  WebhookDeliveryRepository,
  WebhookOwner,
} from '@marquee/database';
import { challengeQueue, toOwner, type Owner } from './shares.ts';

/** The queue of receivers that have not agreed. A receiver that has never waits behind them. */
const CHALLENGE_TASK = 'challenge_webhook';

// After these seconds a receiver that did not answer gets the next challenge.
const ASK_AGAIN_S = [5, 30, 120, 600, 1_800, 3_600];

export interface ChallengeDeps {
  webhookDeliveries: Pick<WebhookDeliveryRepository, 'beginSingle'>;
  jobQueue: Pick<JobRepository, 'add'>;
}

/** Sends the receiver of a webhook a challenge, which it echoes if it agrees. */
export async function challenge(
  { webhookDeliveries, jobQueue }: ChallengeDeps,
  { id, position }: Pick<StoredWebhook, 'id' | 'position'>,
  owner: WebhookOwner,
) {
  const delivery = await webhookDeliveries.beginSingle(id, position, 'challenge');
  await addChallenge(jobQueue, delivery.id, { owner: toOwner(owner) });
  return delivery;
}

/** Returns when a failed challenge is sent again, by its earlier attempts; null: never. */
export const nextChallengeInS = (earlier: number): number | null => ASK_AGAIN_S[earlier] ?? null;

export const addChallenge = (
  jobQueue: ChallengeDeps['jobQueue'],
  deliveryId: string,
  { owner, inSeconds = 0 }: { owner: Owner; inSeconds?: number },
) =>
  jobQueue.add({
    task: CHALLENGE_TASK,
    payload: { delivery_id: deliveryId },
    key: `${CHALLENGE_TASK}:${deliveryId}`,
    queueName: challengeQueue(owner),
    ...(inSeconds > 0 && { inSeconds }),
  });
