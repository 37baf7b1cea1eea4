import type { listWebhookDeliveries, listWebhooks, WebhookRecord } from '@marquee/operations';
import { Empty, Field, h, type ComponentChild } from '@marquee/ui';
import { Section } from '../../components/section.ts';
import { AccountNav, ActionForm, formatCount, formatMinute, Row, RowAction, Table } from '../account-parts.ts';
import { formatFilter, WebhookFields, type WebhookDraft } from './webhook-fields.ts';

interface FormProps {
  formToken: string;
}

type Webhooks = Pick<Awaited<ReturnType<typeof listWebhooks.run>>, 'webhooks' | 'max_webhooks'>;
type Deliveries = Pick<Awaited<ReturnType<typeof listWebhookDeliveries.run>>, 'deliveries' | 'next_cursor'>;

const webhookPath = ({ id }: Pick<WebhookRecord, 'id'>): string => `/account/webhooks/${id}`;

interface ListProps extends FormProps, Webhooks {
  /** Filters that the form already contains. */
  draft?: WebhookDraft | undefined;
}

/** The webhooks of an account, and a form for a new one. */
export const WebhooksPage = ({ webhooks, max_webhooks, formToken, draft }: ListProps): ComponentChild => [
  h(AccountNav, { current: '/account/webhooks' }),
  h('h1', null, 'Webhooks'),
  h('p', { class: 'lead' }, 'A webhook sends signed messages about new and changed events to your server.'),
  webhooks.length === 0
    ? h(Empty, null, 'You have no webhook.')
    : h(
        Table,
        { titles: ['Receiver', 'Filters', 'State'] },
        webhooks.map((webhook) =>
          h(Row, {
            key: webhook.id,
            cells: [
              h('a', { href: webhookPath(webhook) }, webhook.description ?? new URL(webhook.url).host),
              formatFilter(webhook.filter) || 'all events',
              h(State, { webhook }),
            ],
          }),
        ),
      ),
  h('p', { class: 'hint' }, `${formatCount(webhooks.length)} of ${formatCount(max_webhooks)} webhooks of your plan`),
  h(
    Section,
    { title: 'New webhook' },
    h(
      ActionForm,
      { action: '/account/webhooks', formToken, label: 'Create the webhook' },
      h(WebhookFields, draft ? { draft } : {}),
    ),
  ),
];

const STATES = {
  active: 'active',
  failing: 'failing: messages are retried',
  disabled: 'disabled',
} as const;
const REASONS = {
  failing: 'it failed for three days',
  gone: 'the receiver responded with 410',
  paused: 'you paused it',
} as const;

const State = ({ webhook: { status, disabled_reason } }: { webhook: WebhookRecord }): ComponentChild =>
  disabled_reason === null ? STATES[status] : `${STATES[status]}: ${REASONS[disabled_reason]}`;

interface WebhookProps extends FormProps, Deliveries {
  webhook: WebhookRecord;
}

/** One webhook: its delivery log, its actions and its settings. */
export const WebhookPage = ({ webhook, deliveries, next_cursor, formToken }: WebhookProps): ComponentChild => [
  h(AccountNav, { current: '/account/webhooks' }),
  h('h1', null, webhook.description ?? new URL(webhook.url).host),
  h('p', { class: 'lead' }, webhook.url),
  h('p', null, 'State: ', h(State, { webhook })),
  h(
    'div',
    { class: 'actions' },
    webhook.status === 'disabled'
      ? h(RowAction, { action: `${webhookPath(webhook)}/resume`, formToken, label: 'Resume' })
      : [
          h(RowAction, { action: `${webhookPath(webhook)}/test`, formToken, label: 'Send a test message' }),
          h(RowAction, { action: `${webhookPath(webhook)}/pause`, formToken, label: 'Pause' }),
        ],
    h(RowAction, { action: `${webhookPath(webhook)}/rotate`, formToken, label: 'Replace the secret' }),
    h(RowAction, { action: `${webhookPath(webhook)}/remove`, formToken, label: 'Remove' }),
  ),
  h(Section, { title: 'Delivery log' }, h(DeliveryLog, { webhook, deliveries, next_cursor, formToken })),
  h(Settings, { webhook, formToken }),
];

const Settings = ({ webhook, formToken }: FormProps & { webhook: WebhookRecord }): ComponentChild => [
  h(
    Section,
    { title: 'Settings' },
    h(
      ActionForm,
      { action: `${webhookPath(webhook)}/settings`, formToken, label: 'Save' },
      h(WebhookFields, { draft: webhook }),
    ),
  ),
  h(
    Section,
    { title: 'Send changes again' },
    h(
      ActionForm,
      { action: `${webhookPath(webhook)}/replay`, formToken, label: 'Send again from there', isQuiet: true },
      h(
        Field,
        { label: 'Cursor of the change feed or of a snapshot' },
        h('input', { name: 'since', required: true, maxlength: 200 }),
      ),
    ),
  ),
];

const DeliveryLog = ({ webhook, deliveries, next_cursor, formToken }: WebhookProps): ComponentChild =>
  deliveries.length === 0
    ? h(Empty, null, 'No message in the last 7 days.')
    : [
        h(
          Table,
          { titles: ['Created', 'Message', 'Result', 'Attempts', 'Actions'] },
          deliveries.map((delivery) =>
            h(Row, {
              key: delivery.id,
              cells: [
                formatMinute(delivery.created_at),
                delivery.type === 'webhook.test' ? 'test' : `${formatCount(delivery.changes)} changes`,
                describeResult(delivery),
                delivery.attempts,
                [
                  h(RowAction, { action: `${webhookPath(webhook)}/deliveries/${delivery.id}/replay`, formToken, label: 'Send again' }), // prettier-ignore
                  delivery.type === 'events.changed' &&
                    h(RowAction, { action: `${webhookPath(webhook)}/replay`, formToken, label: 'This and all later ones', fields: { since: delivery.since } }), // prettier-ignore
                ],
              ],
            }),
          ),
        ),
        next_cursor !== null &&
          h(
            'p',
            null,
            h('a', { href: `${webhookPath(webhook)}?cursor=${encodeURIComponent(next_cursor)}` }, 'Older messages'),
          ),
      ];

const describeResult = ({
  status,
  error,
  response_status,
  duration_ms,
  next_attempt_at,
}: Deliveries['deliveries'][number]): string =>
  [
    status,
    error ?? (response_status === null ? undefined : String(response_status)),
    duration_ms !== null && `${formatCount(duration_ms)} ms`,
    next_attempt_at !== null && `next attempt ${formatMinute(next_attempt_at)}`,
  ]
    .filter(Boolean)
    .join(', ');

interface SecretProps {
  secret: string;
  /** The path of the webhook. */
  path: string;
  warnings: string[];
}

export const SecretPage = ({ secret, path, warnings }: SecretProps): ComponentChild => [
  h('h1', null, 'The secret of the webhook'),
  h('p', { class: 'lead' }, 'It verifies the signatures of messages. It is shown only once.'),
  h('p', { class: 'secret' }, h('code', null, secret)),
  warnings.map((warning) => h('p', { key: warning, class: 'hint' }, warning)),
  h('p', null, h('a', { href: path, class: 'button' }, 'To the webhook')),
];
