import type {
  Attempt,
  ChangeRepository,
  JobRepository,
  StoredDelivery,
  WebhookDeliveryRepository,
  WebhookTarget,
} from '@marquee/database';
import type { Outbox } from '@marquee/mail';
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
import {
  countBytes,
  hasBudget,
  mayChallenge,
  nextDay,
  type WebhookBudgetDeps,
} from './webhook-budget.ts';

// The job is added again afterwards, so that other webhooks get their turn.
const MAX_MESSAGES = 20;
const SLOW_MS = 2_000;
const GONE = 410;
const OVER_CHALLENGES = 'This account has its maximum of challenges for today.';
const OVER_BUDGET =
  'The limit of bytes a day is reached. Waiting messages are sent after midnight (UTC).';

export interface DeliverWebhookDeps
  extends MatchChangesDeps, WebhookMessageDeps, WebhookBudgetDeps {
  changes: Pick<ChangeRepository, 'newest' | 'listAfter' | 'findByNumbers'>;
  webhookDeliveries: WebhookDeliveryRepository;
  jobQueue: Pick<JobRepository, 'addFor' | 'add'>;
  outbox: Pick<Outbox, 'enqueue'>;
  sendWebhook: SendWebhook;
}

/** Sends the waiting messages of a webhook one after the other. After a failure, a later job retries the message. */
export async function deliverWebhook(
  deps: DeliverWebhookDeps,
  webhookId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let sent = 0; sent < MAX_MESSAGES && !signal.aborted; sent++) {
    const target = await deps.webhookDeliveries.findTarget(webhookId);
    if (!target?.isVerified) return; // deleted or disabled, or its receiver has not agreed
    const delivery = target.pending ?? (await beginNext(deps, target));
    if (!delivery) return;
    if (delivery.nextAttemptAt && delivery.nextAttemptAt > deps.now()) return; // another job retries it
    if (!(await hasBudget(deps, target))) {
      await postponeToNextDay(deps, target, delivery);
      return;
    }
    const isDelivered = await attemptDelivery(deps, target, delivery);
    if (!isDelivered) return;
  }
  await deps.jobQueue.addFor([webhookId], { task: 'deliver_webhook', field: 'webhook_id' });
}

async function postponeToNextDay(
  deps: DeliverWebhookDeps,
  target: WebhookTarget,
  delivery: StoredDelivery,
): Promise<void> {
  const until = nextDay(deps.now());
  await deps.webhookDeliveries.postpone(delivery.id, until, OVER_BUDGET);
  await addRetry(deps, target, { at: until, task: deliveryTask(target) });
}

/** Sends a challenge. The webhook gets changes from then on if the receiver echoes it; otherwise it gets another one. */
export async function challengeWebhook(
  deps: DeliverWebhookDeps,
  deliveryId: string,
): Promise<void> {
  const found = await deps.webhookDeliveries.findWithTarget(deliveryId);
  if (!found || found.target.isVerified) return;
  const { target, delivery } = found;
  if (delivery.status !== 'pending') return; // a later challenge replaced it
  if (!(await mayChallenge(deps, target))) {
    await deps.webhookDeliveries.postpone(deliveryId, null, OVER_CHALLENGES);
    return;
  }
  const response = await send(deps, target, delivery);
  const attempts = delivery.attempts + 1;
  const inSeconds = response.error === null ? null : nextChallengeInS(attempts - 1);
  const status = response.error === null ? 'delivered' : inSeconds === null ? 'failed' : 'pending';
  const nextAttemptAt =
    inSeconds === null ? null : new Date(deps.now().getTime() + inSeconds * 1_000);
  const attempt = toAttempt(response, { status, nextAttemptAt });
  await deps.webhookDeliveries.recordSingle(target.id, deliveryId, attempt);
  if (inSeconds !== null) await addChallenge(deps.jobQueue, deliveryId, inSeconds);
  if (response.error !== null) return;
  await deps.webhookDeliveries.verify(target.id, target.url);
  await deps.jobQueue.add({ task: 'queue_webhooks', key: 'queue_webhooks' });
}

/** Sends a test message or a replay, once. */
export async function sendWebhookOnce(deps: DeliverWebhookDeps, deliveryId: string): Promise<void> {
  const found = await deps.webhookDeliveries.findWithTarget(deliveryId);
  if (!found?.target.isVerified) return;
  if (!(await hasBudget(deps, found.target))) {
    await deps.webhookDeliveries.postpone(deliveryId, null, OVER_BUDGET);
    return;
  }
  const response = await send(deps, found.target, found.delivery);
  const status = response.error === null ? 'delivered' : 'failed';
  // A replay of the message that is being retried leaves its state to the retries.
  if (found.target.pending?.id === deliveryId) return;
  await deps.webhookDeliveries.recordSingle(
    found.target.id,
    deliveryId,
    toAttempt(response, { status, nextAttemptAt: null }),
  );
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
  await addRetry(deps, target, { at: retryAt, task: deliveryTask(attempt) });
  return false;
}

const addRetry = (
  { jobQueue, now }: DeliverWebhookDeps,
  { id }: WebhookTarget,
  { at, task }: { at: Date; task: string },
) =>
  jobQueue.add({
    task,
    payload: { webhook_id: id },
    key: `${task}:${id}`,
    inSeconds: (at.getTime() - now().getTime()) / 1000,
    queueName: id,
  });

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

/** The error of the cipher if the bytes were encrypted with another HASH_SECRET. */
const isUndecryptable = (error: unknown): boolean =>
  error instanceof Error && /unable to authenticate data/i.test(error.message);

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
