import type {
  Attempt,
  ChangeRepository,
  JobRepository,
  StoredDelivery,
  WebhookDeliveryRepository,
  WebhookTarget,
} from '@marquee/database';
import { isUndecryptable, type Outbox } from '@marquee/mail';
import {
  buildMessage,
  type SendWebhook,
  type WebhookMessageDeps,
  type WebhookResponse,
} from '../webhook-message.ts';
import { addChallenge, nextChallengeInS } from './challenge.ts';
import { matchChanges, ofKinds, type MatchChangesDeps } from './match-changes.ts';
import { CHANGE_PAGE_SIZE, deliveryTask } from './queue-webhooks.ts';
import { nextAttemptAt } from './retry-schedule.ts';
import { deliveryQueue } from './shares.ts';
import {
  countBytes,
  hasBudget,
  mayChallenge,
  nextDay,
  type WebhookBudgetDeps,
} from './webhook-budget.ts';

// The job is added again afterwards, so that other webhooks get their turn, also if this receiver
// is slow.
const MAX_MESSAGES = 20;
const MAX_TURN_MS = 10_000;
const SLOW_MS = 2_000;
const GONE = 410;
const OVER_BUDGET = 'The limit of bytes a day is reached.';
const UNTIL_MIDNIGHT = 'The message is sent after midnight (UTC).';
const AGAIN_AFTER_MIDNIGHT = 'Send it again after midnight (UTC).';
const OVER_CHALLENGES = `The limit of challenges a day is reached. ${AGAIN_AFTER_MIDNIGHT}`;
const AGREED_EARLIER = 'The receiver has agreed earlier, so nothing was sent.';
const NOT_AGREED = 'The receiver has not agreed, so nothing was sent.';

export interface DeliverWebhookDeps
  extends MatchChangesDeps, WebhookMessageDeps, WebhookBudgetDeps {
  changes: Pick<ChangeRepository, 'newest' | 'listAfter' | 'findByNumbers'>;
  webhookDeliveries: WebhookDeliveryRepository;
  jobQueue: Pick<JobRepository, 'addFor' | 'add'>;
  outbox: Pick<Outbox, 'enqueue'>;
  sendWebhook: SendWebhook;
}

/**
 * Sends the waiting messages of a webhook one after the other. After a failure, a later job retries
 * the message.
 */
export async function deliverWebhook(
  deps: DeliverWebhookDeps,
  webhookId: string,
  signal: AbortSignal,
): Promise<void> {
  const endsAt = deps.now().getTime() + MAX_TURN_MS;
  const isTurn = (sent: number) =>
    sent < MAX_MESSAGES && !signal.aborted && deps.now().getTime() < endsAt;
  let task: string | undefined;
  for (let sent = 0; isTurn(sent); sent++) {
    const target = await deps.webhookDeliveries.findTarget(webhookId);
    if (!target?.isVerified) return; // deleted or disabled, or its receiver has not agreed
    task ??= deliveryTask(target);
    if (deliveryTask(target) !== task) break; // it continues in another queue
    const delivery = target.pending ?? (await beginNext(deps, target));
    if (!delivery) return;
    // another job retries it
    if (delivery.nextAttemptAt && delivery.nextAttemptAt > deps.now()) return;
    if (!(await hasBudget(deps, target))) {
      await postponeToNextDay(deps, target, delivery);
      return;
    }
    const isDelivered = await attemptDelivery(deps, target, delivery);
    if (!isDelivered) return;
  }
  const target = await deps.webhookDeliveries.findTarget(webhookId);
  if (target)
    await deps.jobQueue.addFor([{ id: webhookId, queueName: deliveryQueue(target) }], {
      task: deliveryTask(target),
      field: 'webhook_id',
    });
}

async function postponeToNextDay(
  deps: DeliverWebhookDeps,
  target: WebhookTarget,
  delivery: StoredDelivery,
): Promise<void> {
  const until = nextDay(deps.now());
  await deps.webhookDeliveries.postpone(delivery.id, until, `${OVER_BUDGET} ${UNTIL_MIDNIGHT}`);
  await addRetry(deps, target, until);
}

/**
 * Sends a challenge. If the receiver echoes it, the webhook gets changes from then on. Otherwise it
 * is sent again later, with another text.
 */
export async function challengeWebhook(
  deps: DeliverWebhookDeps,
  deliveryId: string,
): Promise<void> {
  const found = await deps.webhookDeliveries.findWithTarget(deliveryId);
  if (found?.delivery.status !== 'pending') return; // a later challenge replaced it
  const { target, delivery } = found;
  const refusal = await refusalOfChallenge(deps, target);
  if (refusal !== null) {
    await deps.webhookDeliveries.postpone(deliveryId, null, refusal);
    return;
  }
  const response = await send(deps, target, delivery);
  const isAgreed = response.error === null;
  const inSeconds = isAgreed ? null : nextChallengeInS(delivery.attempts);
  const attempt = toAttempt(response, {
    status: isAgreed ? 'delivered' : inSeconds === null ? 'failed' : 'pending',
    nextAttemptAt: inSeconds === null ? null : new Date(deps.now().getTime() + inSeconds * 1_000),
  });
  const isRecorded = await deps.webhookDeliveries.recordChallenge(target, deliveryId, attempt);
  if (!isRecorded) return;
  if (inSeconds !== null)
    await addChallenge(deps.jobQueue, deliveryId, { owner: target, inSeconds });
  if (isAgreed) await deps.jobQueue.add({ task: 'queue_webhooks', key: 'queue_webhooks' });
}

async function refusalOfChallenge(
  deps: DeliverWebhookDeps,
  target: WebhookTarget,
): Promise<string | null> {
  if (target.isVerified) return AGREED_EARLIER; // the webhook has its former URL again
  return (await mayChallenge(deps, target)) ? null : OVER_CHALLENGES;
}

/** Sends a test message or a replay, once. */
export async function sendWebhookOnce(deps: DeliverWebhookDeps, deliveryId: string): Promise<void> {
  const found = await deps.webhookDeliveries.findWithTarget(deliveryId);
  if (!found) return;
  const { target, delivery } = found;
  // A replay of the message that is being retried leaves its state to the retries.
  const isRetried = target.pending?.id === deliveryId;
  const refusal = await refusalOfSingle(deps, target);
  if (refusal !== null) {
    if (!isRetried) await deps.webhookDeliveries.postpone(deliveryId, null, refusal);
    return;
  }
  const response = await send(deps, target, delivery);
  if (isRetried) return;
  const status = response.error === null ? 'delivered' : 'failed';
  const attempt = toAttempt(response, { status, nextAttemptAt: null });
  await deps.webhookDeliveries.recordSingle(target.id, deliveryId, attempt);
}

async function refusalOfSingle(
  deps: DeliverWebhookDeps,
  target: WebhookTarget,
): Promise<string | null> {
  if (!target.isVerified) return NOT_AGREED;
  return (await hasBudget(deps, target)) ? null : `${OVER_BUDGET} ${AGAIN_AFTER_MIDNIGHT}`;
}

/** Returns the next message of a webhook, or null if there are no more changes for it. */
async function beginNext(
  deps: DeliverWebhookDeps,
  target: WebhookTarget,
): Promise<StoredDelivery | null> {
  for (let after = target.position; ;) {
    const page = await deps.changes.listAfter(after, CHANGE_PAGE_SIZE);
    const last = page?.at(-1);
    if (!page || !last) return null;
    const matching = ofKinds(await matchChanges(deps, target.filter, page), target);
    const batch = matching.slice(0, target.batchSize);
    if (batch.length > 0) {
      const through =
        batch.length < matching.length ? (batch.at(-1)?.number ?? after) : last.number;
      const numbers = batch.map(({ number }) => number);
      return deps.webhookDeliveries.begin(target.id, { changes: numbers, after, through });
    }
    await deps.webhookDeliveries.skip([target.id], { after, through: last.number });
    after = last.number;
  }
}

async function attemptDelivery(
  deps: DeliverWebhookDeps,
  target: WebhookTarget,
  delivery: StoredDelivery,
): Promise<boolean> {
  const { webhookDeliveries } = deps;
  const response = await send(deps, target, delivery);
  if (response.error === null) {
    await webhookDeliveries.record(
      target.id,
      delivery.id,
      toAttempt(response, { status: 'delivered', nextAttemptAt: null }),
    );
    return true;
  }
  const retryAt = response.status === GONE ? null : nextAttemptAt(delivery, deps.now());
  const attempt = toAttempt(response, { status: 'pending', nextAttemptAt: retryAt });
  await webhookDeliveries.record(target.id, delivery.id, attempt);
  if (retryAt === null) {
    await disable(deps, { target, delivery, response });
    return false;
  }
  await addRetry(deps, { ...target, isSlow: attempt.isSlow }, retryAt);
  return false;
}

function addRetry({ jobQueue, now }: DeliverWebhookDeps, target: WebhookTarget, at: Date) {
  const task = deliveryTask(target);
  return jobQueue.add({
    task,
    payload: { webhook_id: target.id },
    key: `${task}:${target.id}`,
    inSeconds: (at.getTime() - now().getTime()) / 1000,
    queueName: deliveryQueue(target),
  });
}

async function send(
  deps: DeliverWebhookDeps,
  target: WebhookTarget,
  delivery: StoredDelivery,
): Promise<WebhookResponse> {
  try {
    const message = await buildMessage(deps, target, delivery);
    await countBytes(deps, target, message.body);
    return await deps.sendWebhook(message);
  } catch (error) {
    if (!isUndecryptable(error)) throw error;
    return { status: null, error: 'The secret cannot be decrypted. Rotate it.', durationMs: 0 };
  }
}

const toAttempt = (
  { status: responseStatus, error, durationMs }: WebhookResponse,
  result: Pick<Attempt, 'status' | 'nextAttemptAt'>,
): Attempt => ({
  ...result,
  responseStatus,
  error,
  durationMs,
  isSlow: error !== null || durationMs === null || durationMs > SLOW_MS,
});

interface Failure {
  target: WebhookTarget;
  delivery: StoredDelivery;
  response: WebhookResponse;
}

const disable = (
  { webhookDeliveries, outbox }: DeliverWebhookDeps,
  { target, delivery, response }: Failure,
) => {
  const reason = response.status === GONE ? ('gone' as const) : ('failing' as const);
  return webhookDeliveries.disable(target.id, { delivery, reason }, (query, { email, locale }) =>
    outbox.enqueue(query, {
      to: email,
      confirmed: true,
      locale,
      content: {
        kind: 'webhook_disabled',
        webhookId: target.id,
        host: new URL(target.url).host,
        reason,
        error: response.error ?? '',
      },
    }),
  );
};
