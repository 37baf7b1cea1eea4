import type { JobRepository, StoredWebhook, WebhookDeliveryRepository } from '@marquee/database';

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
) {
  const delivery = await webhookDeliveries.beginSingle(id, position, 'challenge');
  await addChallenge(jobQueue, delivery.id);
  return delivery;
}

/** Returns when a receiver gets the next challenge after a number of attempts; null: not any more. */
export const nextChallengeInS = (attempts: number): number | null => ASK_AGAIN_S[attempts] ?? null;

export const addChallenge = (
  jobQueue: ChallengeDeps['jobQueue'],
  deliveryId: string,
  inSeconds = 0,
) =>
  jobQueue.add({
    task: CHALLENGE_TASK,
    payload: { delivery_id: deliveryId },
    key: `${CHALLENGE_TASK}:${deliveryId}`,
    ...(inSeconds > 0 && { inSeconds }),
  });
