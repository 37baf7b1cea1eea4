import type { Caller } from '@marquee/access';
import type { WebhookDeliveryRepository, WebhookRepository } from '@marquee/database';
import { defineOperation, invalidParameters, isId } from '@marquee/domain';
import { z } from 'zod';
import { packCursor, unpackCursor } from '../cursor.ts';
import { clampLimit, paging } from '../paging.ts';
import { requireOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import {
  DELIVERY_STATUSES,
  presentDelivery,
  WebhookDelivery,
  webhookId,
} from './webhook-record.ts';

const MAX_DELIVERIES = 100;
const { limit, cursor } = paging(MAX_DELIVERIES);

export interface ListWebhookDeliveriesDeps {
  webhooks: Pick<WebhookRepository, 'find'>;
  webhookDeliveries: Pick<WebhookDeliveryRepository, 'list'>;
  caller: Caller;
}

export const listWebhookDeliveries = defineOperation({
  name: 'list_webhook_deliveries',
  summary: 'The delivery log of a webhook',
  description:
    'The messages to a webhook, newest first, with the result of the last attempt. They are retained for 7 days.',
  input: z.object({
    webhook_id: webhookId(),
    status: z
      .enum(DELIVERY_STATUSES, { error: `must be one of ${DELIVERY_STATUSES.join(', ')}` })
      .optional()
      .meta({ description: 'Only deliveries in this state.', examples: ['failed'] }),
    limit,
    cursor,
  }),
  output: z.object({
    count: z.int().meta({ examples: [1] }),
    limit: z.int().meta({ examples: [20] }),
    has_more: z.boolean().meta({ examples: [false] }),
    next_cursor: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    deliveries: z.array(WebhookDelivery),
  }),
  async run(
    deps: ListWebhookDeliveriesDeps,
    { webhook_id, status = null, limit: requested, cursor: given },
  ) {
    const { owner } = requireOwner(deps.caller);
    const id = requireWebhookId(webhook_id);
    if (!(await deps.webhooks.find(owner, id))) throw unknownWebhook(webhook_id);
    const { limit, warnings } = clampLimit(requested, MAX_DELIVERIES);
    const before = given === undefined ? null : decodeId(given);
    const found = await deps.webhookDeliveries.list(owner, id, {
      before,
      status,
      limit: limit + 1,
    });
    const deliveries = found.slice(0, limit);
    const last = found.length > limit ? deliveries.at(-1) : undefined;
    return {
      count: deliveries.length,
      limit,
      has_more: last !== undefined,
      next_cursor: last ? packCursor(['deliveries', last.id]) : null,
      deliveries: deliveries.map(presentDelivery),
      warnings,
    };
  },
});

const Position = z.tuple([z.literal('deliveries'), z.string().refine(isId)]);

function decodeId(given: string): string {
  const position = Position.safeParse(unpackCursor(given));
  if (position.success) return position.data[1];
  throw invalidParameters([
    { name: 'cursor', code: 'invalid_cursor', detail: 'was not returned by this list' },
  ]);
}
