import type { Caller } from '@marquee/access';
import type {
  JobRepository,
  WebhookDeliveryRepository,
  WebhookRepository,
} from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import type { FilterDeps } from '../events/filters/event-filter.ts';
import { flag } from '../parameters.ts';
import { challenge } from './delivery/challenge.ts';
import { checkFilter, readFilter } from './webhook-filter.ts';
import { requireConfirmedOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import { presentWebhook, Webhook, webhookId, webhookSettings } from './webhook-record.ts';
import { parseWebhookUrl } from './webhook-url.ts';

export interface UpdateWebhookDeps extends FilterDeps {
  webhooks: Pick<WebhookRepository, 'update'>;
  webhookDeliveries: Pick<WebhookDeliveryRepository, 'beginSingle'>;
  jobQueue: Pick<JobRepository, 'add'>;
  allowPrivateWebhooks: boolean;
  caller: Caller;
  now: () => Date;
}

const Settings = z.object(webhookSettings).partial();

export const updateWebhook = defineOperation({
  name: 'update_webhook',
  summary: 'Change a webhook',
  description:
    'Changes the given settings; `filter` replaces all filters. The receiver of a new `url` is asked to agree, as for a new webhook. `active: false` pauses the webhook. `active: true` resumes a paused or disabled one with the changes that it has not received.',
  input: z.object({
    webhook_id: webhookId(),
    ...Settings.shape,
    active: flag()
      .optional()
      .meta({ description: 'Whether changes are sent.', examples: [false] }),
  }),
  output: z.object({ webhook: Webhook }),
  async run(
    deps: UpdateWebhookDeps,
    { webhook_id, url, description, filter: given, kinds, batch_size, active },
  ) {
    const { owner } = requireConfirmedOwner(deps.caller);
    const id = requireWebhookId(webhook_id);
    const { filter, warnings } = given
      ? await readChecked(deps, given)
      : { filter: undefined, warnings: [] };
    const webhook = await deps.webhooks.update(owner, id, {
      ...(url !== undefined && {
        url: parseWebhookUrl(url, { allowPrivate: deps.allowPrivateWebhooks }),
      }),
      ...(description !== undefined && { description }),
      ...(filter && { filter }),
      ...(kinds && { kinds: [...new Set(kinds)] }),
      ...(batch_size !== undefined && { batchSize: batch_size }),
      ...(active !== undefined && { isPaused: !active }),
    });
    if (!webhook) throw unknownWebhook(webhook_id);
    const needsChallenge = !webhook.isVerified && !webhook.disabledAt;
    if (needsChallenge && (url !== undefined || active === true))
      await challenge(deps, webhook, owner);
    if (active === true) await deps.jobQueue.add({ task: 'queue_webhooks', key: 'queue_webhooks' });
    return { webhook: presentWebhook(webhook), warnings };
  },
});

async function readChecked(deps: UpdateWebhookDeps, given: Parameters<typeof readFilter>[0]) {
  const filter = readFilter(given);
  return { filter, warnings: await checkFilter(deps, filter, deps.now()) };
}
