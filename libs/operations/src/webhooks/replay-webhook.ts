import type { Caller } from '@marquee/access';
import type { ChangeRepository, JobRepository, WebhookRepository } from '@marquee/database';
import { defineOperation, DomainError, invalidInputs } from '@marquee/domain';
import { z } from 'zod';
import { decodePosition } from '../changes/change-position.ts';
import { text } from '../parameters.ts';
import { requireConfirmedOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import { replayedLately, unverified } from './webhook-problems.ts';
import { presentWebhook, Webhook, webhookId } from './webhook-record.ts';

export interface ReplayWebhookDeps {
  webhooks: Pick<WebhookRepository, 'find' | 'moveTo'>;
  changes: Pick<ChangeRepository, 'listAfter' | 'newest'>;
  jobQueue: Pick<JobRepository, 'add'>;
  caller: Caller;
  now: () => Date;
}

const REPLAY_EVERY_MS = 3_600_000;

export const replayWebhook = defineOperation({
  name: 'replay_webhook',
  summary: 'Send changes again from a cursor',
  description:
    'Sends all changes after a cursor again, in order, and continues with new ones. It gives up the message that is being retried, and resumes a disabled webhook. Use `since` of a delivery, or a cursor of GET /events/changes or of a snapshot, at most 90 days old. Once an hour.',
  input: z.object({
    webhook_id: webhookId(),
    since: text(200).meta({
      description: 'Cursor in the change feed.',
      examples: ['WyJsb2ciLDQyXQ'],
    }),
  }),
  output: z.object({ webhook: Webhook }),
  errorCodes: ['cursor_expired'],
  async run(deps: ReplayWebhookDeps, { webhook_id, since }) {
    const { webhooks, changes, jobQueue, caller, now } = deps;
    const { owner } = requireConfirmedOwner(caller);
    const id = requireWebhookId(webhook_id);
    const position = await checkPosition(changes, since);
    const before = await webhooks.find(owner, id);
    if (!before) throw unknownWebhook(webhook_id);
    if (!before.isVerified) throw unverified();
    const time = now();
    const unlessSince = new Date(time.getTime() - REPLAY_EVERY_MS);
    const webhook = await webhooks.moveTo(owner, id, { position, now: time, unlessSince });
    if (!webhook) throw replayedLately();
    await jobQueue.add({ task: 'queue_webhooks', key: 'queue_webhooks' });
    return { webhook: presentWebhook(webhook) };
  },
});

async function checkPosition(
  changes: ReplayWebhookDeps['changes'],
  since: string,
): Promise<number> {
  const { after, walked } = decodePosition(since);
  if (walked !== undefined)
    throw notInLog('is a position within the catalogue. Read GET /events/changes to its end first');
  if (after > (await changes.newest())) throw notInLog('is not a cursor of this feed');
  if (!(await changes.listAfter(after, 1)))
    throw new DomainError('cursor_expired', 'This cursor is older than the retained changes.');
  return after;
}

const notInLog = (detail: string) =>
  invalidInputs('invalid_body', [{ name: 'since', code: 'invalid_cursor', detail }]);
