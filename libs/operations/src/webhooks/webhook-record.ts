import type { StoredDelivery, StoredWebhook } from '@marquee/database';
import { CHANGE_KINDS, formatInstant } from '@marquee/domain';
import { z } from 'zod';
import { encodePosition } from '../changes/change-position.ts';
import { EventChange } from '../changes/present-change.ts';
import { text } from '../parameters.ts';
import { WebhookFilter } from './webhook-filter.ts';

const MAX_BATCH = 100;

const instant = () => z.string().meta({ format: 'date-time', examples: ['2026-11-20T06:00:00Z'] });
const cursor = () =>
  z
    .string()
    .meta({ description: 'A cursor of GET /events/changes.', examples: ['WyJsb2ciLDQyXQ'] });

export const webhookId = () =>
  text(64).meta({
    description: 'Id of the webhook.',
    examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d205'],
  });

export const deliveryId = () =>
  text(64).meta({
    description: 'Id of the delivery: the header webhook-id.',
    examples: [EXAMPLE_DELIVERY],
  });

const EXAMPLE_DELIVERY = 'msg_01a1fc09-c1ba-72a7-a60d-01ac57d6d205';

/** `left`: a change after which the event no longer matches the filter. */
export const WEBHOOK_KINDS = [...CHANGE_KINDS, 'left'] as const;

/** A change in a message. */
export const WebhookChange = EventChange.extend({ kind: z.enum(WEBHOOK_KINDS) });

const kinds = z.enum(WEBHOOK_KINDS, { error: `must be one of ${WEBHOOK_KINDS.join(', ')}` });
const MAX_KINDS = 20;

/** What the owner of a webhook sets. */
export const webhookSettings = {
  url: text(2_000).meta({
    description:
      'http or https URL of a public host that receives POST requests. Redirects are not followed.',
    examples: ['https://example.com/hooks/marquee'],
  }),
  description: text(200)
    .optional()
    .meta({ description: 'A note for yourself.', examples: ['Concerts in Berlin'] }),
  filter: WebhookFilter.optional(),
  kinds: z
    .array(kinds, { error: `must be a list of ${WEBHOOK_KINDS.join(', ')}` })
    .min(1, { error: 'must name at least one kind' })
    .max(MAX_KINDS, { error: `must name at most ${String(MAX_KINDS)} kinds` })
    .optional()
    .meta({
      description:
        'Kinds of changes. `left`: the event no longer matches the filter. Default: all.',
      examples: [['created', 'cancelled']],
    }),
  batch_size: z
    .int({ error: `must be a whole number from 1 to ${String(MAX_BATCH)}` })
    .min(1, { error: `must be a whole number from 1 to ${String(MAX_BATCH)}` })
    .max(MAX_BATCH, { error: `must be a whole number from 1 to ${String(MAX_BATCH)}` })
    .optional()
    .meta({
      description: 'Maximum number of changes in one message. Default: 100.',
      examples: [1],
    }),
};

export const Webhook = z
  .object({
    id: z.string().meta({ examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d205'] }),
    url: z.string().meta({ examples: ['https://example.com/hooks/marquee'] }),
    description: z
      .string()
      .nullable()
      .meta({ examples: ['Concerts in Berlin'] }),
    filter: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .meta({ examples: [{ city: 'Berlin', category: 'music' }] }),
    kinds: z.array(z.enum(WEBHOOK_KINDS)).meta({ examples: [['created', 'cancelled']] }),
    batch_size: z.int().meta({ examples: [100] }),
    status: z.enum(['active', 'unverified', 'failing', 'disabled']).meta({
      description: '`unverified`: the receiver has not echoed the challenge, so nothing is sent.',
      examples: ['active'],
    }),
    disabled_reason: z
      .enum(['failing', 'gone', 'paused'])
      .nullable()
      .meta({
        description:
          '`failing`: it failed for three days. `gone`: it responded with 410. `paused`: you set `active` to false.',
        examples: [null],
      }),
    failing_since: instant().nullable(),
    cursor: cursor().meta({
      description: 'Position in the change feed: later changes are not sent yet.',
    }),
    created_at: instant(),
  })
  .meta({ id: 'Webhook' });
export type WebhookRecord = z.infer<typeof Webhook>;

function toStatus({ disabledAt, isVerified, failingSince }: StoredWebhook) {
  if (disabledAt) return 'disabled';
  if (!isVerified) return 'unverified';
  return failingSince ? 'failing' : 'active';
}

export const presentWebhook = (webhook: StoredWebhook): z.input<typeof Webhook> => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  filter: webhook.filter,
  kinds: webhook.kinds,
  batch_size: webhook.batchSize,
  status: toStatus(webhook),
  disabled_reason: webhook.disabledReason,
  failing_since: webhook.failingSince && formatInstant(webhook.failingSince),
  cursor: encodePosition({ after: webhook.position }),
  created_at: formatInstant(webhook.createdAt),
});

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;

export const WebhookDelivery = z
  .object({
    id: z.string().meta({ description: 'The header webhook-id.', examples: [EXAMPLE_DELIVERY] }),
    type: z
      .enum(['events.changed', 'webhook.test', 'webhook.challenge'])
      .meta({ examples: ['events.changed'] }),
    changes: z.int().meta({ description: 'Number of changes in the message.', examples: [3] }),
    status: z.enum(DELIVERY_STATUSES).meta({
      description: '`pending`: not sent yet, or it is tried again at `next_attempt_at`.',
      examples: ['delivered'],
    }),
    attempts: z.int().meta({ examples: [1] }),
    response_status: z
      .int()
      .nullable()
      .meta({ description: 'Status of the last response; null without one.', examples: [204] }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why the last attempt failed.', examples: [null] }),
    duration_ms: z
      .int()
      .nullable()
      .meta({ examples: [85] }),
    since: cursor().meta({
      description: 'Replay from here to receive this message and all later ones again.',
    }),
    next_cursor: cursor().meta({ description: 'Position after this message.' }),
    created_at: instant(),
    attempted_at: instant().nullable(),
    next_attempt_at: instant().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

export const MESSAGE_TYPES = {
  changes: 'events.changed',
  test: 'webhook.test',
  challenge: 'webhook.challenge',
} as const satisfies Record<StoredDelivery['kind'], string>;

const PREFIX = 'msg_';

/** The id of a delivery as receivers see it. */
export const toMessageId = (id: string): string => PREFIX + id;
export const fromMessageId = (messageId: string): string => messageId.replace(PREFIX, '');

const formatOptional = (date: Date | null): string | null => date && formatInstant(date);

export const presentDelivery = (delivery: StoredDelivery): z.input<typeof WebhookDelivery> => ({
  id: toMessageId(delivery.id),
  type: MESSAGE_TYPES[delivery.kind],
  changes: delivery.changes.length,
  status: delivery.status,
  attempts: delivery.attempts,
  response_status: delivery.responseStatus,
  error: delivery.error,
  duration_ms: delivery.durationMs,
  since: encodePosition({ after: delivery.after }),
  next_cursor: encodePosition({ after: delivery.through }),
  created_at: formatInstant(delivery.createdAt),
  attempted_at: formatOptional(delivery.attemptedAt),
  next_attempt_at: formatOptional(delivery.nextAttemptAt),
});
