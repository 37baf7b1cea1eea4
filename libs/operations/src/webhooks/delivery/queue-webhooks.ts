import type {
  Change,
  ChangeRepository,
  JobRepository,
  WaitingWebhook,
  WebhookDeliveryRepository,
} from '@marquee/database';
import { matchChanges, ofKinds, type MatchChangesDeps } from './match-changes.ts';
import { deliveryQueue, isFirst } from './shares.ts';

export const CHANGE_PAGE_SIZE = 1_000;

// A job that was due this long ago was lost.
const OVERDUE_MS = 60_000;

export interface QueueWebhooksDeps extends MatchChangesDeps {
  changes: Pick<ChangeRepository, 'newest' | 'listAfter'>;
  webhookDeliveries: Pick<WebhookDeliveryRepository, 'listWaiting' | 'listOverdue' | 'skip'>;
  jobQueue: Pick<JobRepository, 'addFor'>;
}

type Pending = Pick<WaitingWebhook, 'id' | 'accountId' | 'keyId' | 'isSlow' | 'isNew'>;

/**
 * Adds a job for each webhook that has new changes. Webhooks with the same position and filter are
 * compared with the changes once. Returns true if there may be more changes.
 */
export async function queueWebhooks(
  deps: QueueWebhooksDeps,
  signal: AbortSignal,
): Promise<boolean> {
  const { changes, webhookDeliveries } = deps;
  await addJobs(
    deps,
    await webhookDeliveries.listOverdue(new Date(deps.now().getTime() - OVERDUE_MS)),
  );
  const newest = await changes.newest();
  const waiting = await webhookDeliveries.listWaiting(newest);
  let hasMore = false;
  for (const [position, atPosition] of Map.groupBy(waiting, (webhook) => webhook.position)) {
    if (signal.aborted) return true;
    const page = await changes.listAfter(position, CHANGE_PAGE_SIZE);
    hasMore ||= page?.length === CHANGE_PAGE_SIZE;
    // Changes that were pruned are lost to a webhook that was disabled for months.
    const through = page ? (page.at(-1)?.number ?? position) : newest;
    const span = { after: position, through };
    for (const group of Map.groupBy(atPosition, ({ filter }) => JSON.stringify(filter)).values())
      await queueGroup(deps, { group, page: page ?? [], span });
  }
  return hasMore;
}

interface Group {
  /** Webhooks with one filter. */
  group: WaitingWebhook[];
  page: Change[];
  span: { after: number; through: number };
}

async function queueGroup(deps: QueueWebhooksDeps, { group, page, span }: Group): Promise<void> {
  const matching = await matchChanges(deps, group[0]?.filter, page);
  const isFor = (webhook: WaitingWebhook) => ofKinds(matching, webhook).length > 0;
  await addJobs(deps, group.filter(isFor));
  const others = group.filter((webhook) => !isFor(webhook)).map(({ id }) => id);
  if (others.length > 0 && span.through > span.after)
    await deps.webhookDeliveries.skip(others, span);
}

async function addJobs(
  { jobQueue }: Pick<QueueWebhooksDeps, 'jobQueue'>,
  webhooks: Pending[],
): Promise<void> {
  for (const [task, group] of Map.groupBy(webhooks, deliveryTask))
    await jobQueue.addFor(
      group.map((webhook) => ({ id: webhook.id, queueName: deliveryQueue(webhook) })),
      { task, field: 'webhook_id' },
    );
}

/**
 * Receivers that fail or are slow share a queue, and so do those that have not accepted a message
 * yet, so that they do not delay the others.
 */
export function deliveryTask(pace: Pick<Pending, 'isSlow' | 'isNew'>): string {
  if (pace.isSlow) return 'deliver_slow_webhook';
  return isFirst(pace) ? 'deliver_first_webhook' : 'deliver_webhook';
}
