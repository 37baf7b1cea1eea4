import type { listWebhookDeliveries, listWebhooks, WebhookRecord } from '@marquee/operations';
import { Empty, h, type ComponentChild } from '@marquee/ui';
import { FormField } from '../../components/form.ts';
import { pageAddress } from '../../components/links.ts';
import { Section } from '../../components/section.ts';
import { usePage, useTexts } from '../../page-scope.ts';
import {
  AccountNav,
  ActionForm,
  formatCount,
  formatMinute,
  Row,
  RowAction,
  Table,
} from '../account-parts.ts';
import { showFilter, WebhookFields, type WebhookDraft } from './webhook-fields.ts';

interface FormProps {
  formToken: string;
}

type Webhooks = Pick<Awaited<ReturnType<typeof listWebhooks.run>>, 'webhooks' | 'max_webhooks'>;
type Deliveries = Pick<
  Awaited<ReturnType<typeof listWebhookDeliveries.run>>,
  'deliveries' | 'next_cursor'
>;

const webhookPath = ({ id }: Pick<WebhookRecord, 'id'>): string => `/account/webhooks/${id}`;

interface ListProps extends FormProps, Webhooks {
  /** Filters that the form already contains. */
  draft?: WebhookDraft | undefined;
}

/** The webhooks of an account, and a form for a new one. */
export function WebhooksPage({
  webhooks,
  max_webhooks,
  formToken,
  draft,
}: ListProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    h(AccountNav, { current: '/account/webhooks' }),
    h('h1', null, t('webhooks')),
    h('p', { class: 'lead' }, t('webhooksText')),
    webhooks.length === 0
      ? h(Empty, null, t('noWebhooks'))
      : h(
          Table,
          { titles: [t('receiver'), t('filters'), t('state')] },
          webhooks.map((webhook) =>
            h(Row, {
              key: webhook.id,
              cells: [
                h('a', { href: pageAddress(webhookPath(webhook), page) }, toName(webhook)),
                showFilter(webhook.filter) || t('allEvents'),
                h(State, { webhook }),
              ],
            }),
          ),
        ),
    h('p', { class: 'hint' }, t('webhookCount', { count: webhooks.length, max: max_webhooks })),
    h(
      Section,
      { title: t('newWebhook') },
      h(
        ActionForm,
        { action: '/account/webhooks', formToken, label: t('createWebhook') },
        h(WebhookFields, draft ? { draft } : {}),
      ),
    ),
  ];
}

const toName = ({ description, url }: WebhookRecord): string => description ?? new URL(url).host;

const STATES = { active: 'isActive', failing: 'isFailing', disabled: 'isDisabled' } as const;
const REASONS = { failing: 'failedLong', gone: 'receiverGone', paused: 'youPaused' } as const;

function State({
  webhook: { status, disabled_reason },
}: {
  webhook: WebhookRecord;
}): ComponentChild {
  const t = useTexts();
  return disabled_reason === null
    ? t(STATES[status])
    : `${t(STATES[status])}: ${t(REASONS[disabled_reason])}`;
}

interface WebhookProps extends FormProps, Deliveries {
  webhook: WebhookRecord;
}

/** One webhook: its delivery log, its actions and its settings. */
export function WebhookPage(props: WebhookProps): ComponentChild {
  const t = useTexts();
  const { webhook } = props;
  return [
    h(AccountNav, { current: '/account/webhooks' }),
    h('h1', null, toName(webhook)),
    h('p', { class: 'lead' }, webhook.url),
    h('p', null, `${t('state')}: `, h(State, { webhook })),
    h(WebhookActions, props),
    h(Section, { title: t('deliveryLog') }, h(DeliveryLog, props)),
    h(Settings, props),
  ];
}

function WebhookActions({ webhook, formToken }: WebhookProps): ComponentChild {
  const t = useTexts();
  const button = (name: string, label: string) =>
    h(RowAction, { action: `${webhookPath(webhook)}/${name}`, formToken, label });
  return h(
    'div',
    { class: 'actions' },
    webhook.status === 'disabled'
      ? button('resume', t('resume'))
      : [button('test', t('sendTest')), button('pause', t('pause'))],
    button('rotate', t('replaceSecret')),
    button('remove', t('remove')),
  );
}

function Settings({ webhook, formToken }: WebhookProps): ComponentChild {
  const t = useTexts();
  return [
    h(
      Section,
      { title: t('settings') },
      h(
        ActionForm,
        { action: `${webhookPath(webhook)}/settings`, formToken, label: t('save') },
        h(WebhookFields, { draft: webhook }),
      ),
    ),
    h(
      Section,
      { title: t('sendChangesAgain') },
      h(
        ActionForm,
        {
          action: `${webhookPath(webhook)}/replay`,
          formToken,
          label: t('sendFromThere'),
          isQuiet: true,
        },
        h(FormField, { label: t('sinceCursor'), name: 'since', required: true, maxlength: 200 }),
      ),
    ),
  ];
}

function DeliveryLog({
  webhook,
  deliveries,
  next_cursor,
  formToken,
}: WebhookProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  if (deliveries.length === 0) return h(Empty, null, t('noMessages'));
  return [
    h(
      Table,
      { titles: [t('created'), t('message'), t('result'), t('attempts'), t('actions')] },
      deliveries.map((delivery) =>
        h(Row, {
          key: delivery.id,
          cells: [
            formatMinute(delivery.created_at),
            delivery.type === 'webhook.test'
              ? t('testMessage')
              : t('changeCount', { count: delivery.changes }),
            describeResult(delivery, t),
            delivery.attempts,
            [
              h(RowAction, { action: `${webhookPath(webhook)}/deliveries/${delivery.id}/replay`, formToken, label: t('sendAgain') }), // prettier-ignore
              delivery.type === 'events.changed' &&
                h(RowAction, { action: `${webhookPath(webhook)}/replay`, formToken, label: t('andLater'), fields: { since: delivery.since } }), // prettier-ignore
            ],
          ],
        }),
      ),
    ),
    next_cursor !== null &&
      h('p', null, h('a', { href: pageAddress(webhookPath(webhook), page, { cursor: next_cursor }) }, t('olderMessages'))), // prettier-ignore
  ];
}

const DELIVERY_STATES = {
  pending: 'deliveryPending',
  delivered: 'deliveryDelivered',
  failed: 'deliveryFailed',
} as const;

/** An error is in the words of the API. */
const describeResult = (
  {
    status,
    error,
    response_status,
    duration_ms,
    next_attempt_at,
  }: Deliveries['deliveries'][number],
  t: ReturnType<typeof useTexts>,
): string =>
  [
    t(DELIVERY_STATES[status]),
    error ?? (response_status === null ? undefined : String(response_status)),
    duration_ms !== null && `${formatCount(duration_ms)} ms`,
    next_attempt_at !== null && t('nextAttempt', { time: formatMinute(next_attempt_at) }),
  ]
    .filter(Boolean)
    .join(', ');

interface SecretProps {
  secret: string;
  /** The path of the webhook. */
  path: string;
  /** Warnings of the API, which are English. */
  warnings?: string[];
  /** Whether there was another secret before. */
  isReplaced?: boolean;
}

export function SecretPage({
  secret,
  path,
  warnings = [],
  isReplaced = false,
}: SecretProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    h('h1', null, t('webhookSecret')),
    h('p', { class: 'lead' }, t('secretText')),
    h('p', { class: 'secret' }, h('code', null, secret)),
    isReplaced && h('p', { class: 'hint' }, t('formerSecret')),
    warnings.map((warning) =>
      h('p', { key: warning, class: 'hint', lang: 'en', dir: 'ltr' }, warning),
    ),
    h('p', null, h('a', { href: pageAddress(path, page), class: 'button' }, t('toWebhook'))),
  ];
}
