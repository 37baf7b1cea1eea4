import type { listWebhookDeliveries, listWebhooks, WebhookRecord } from '@marquee/operations';
import { Empty, type ComponentChild, FormField } from '@marquee/pages';
import { pageAddress } from '../../components/links.ts';
import { Section } from '../../components/section.tsx';
import { usePage, useTexts } from '../../page-scope.tsx';
import {
  AccountNav,
  ActionForm,
  formatCount,
  formatMinute,
  Row,
  RowAction,
  Table,
} from '../account-parts.tsx';
import { showFilter, WebhookFields, type WebhookDraft } from './webhook-fields.tsx';

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
    <AccountNav current="/account/webhooks" />,
    <h1>{t('webhooks')}</h1>,
    <p class="lead">{t('webhooksText')}</p>,
    webhooks.length === 0 ? (
      <Empty>{t('noWebhooks')}</Empty>
    ) : (
      <Table titles={[t('receiver'), t('filters'), t('state')]}>
        {webhooks.map((webhook) => (
          <Row
            key={webhook.id}
            cells={[
              <a href={pageAddress(webhookPath(webhook), page)}>{toName(webhook)}</a>,
              showFilter(webhook.filter) || t('allEvents'),
              <State webhook={webhook} />,
            ]}
          />
        ))}
      </Table>
    ),
    <p class="hint">{t('webhookCount', { count: webhooks.length, max: max_webhooks })}</p>,
    <Section title={t('newWebhook')}>
      <ActionForm action="/account/webhooks" formToken={formToken} label={t('createWebhook')}>
        <WebhookFields {...(draft ? { draft } : {})} />
      </ActionForm>
    </Section>,
  ];
}

const toName = ({ description, url }: WebhookRecord): string => description ?? new URL(url).host;

const STATES = {
  active: 'isActive',
  unverified: 'isUnverified',
  failing: 'isFailing',
  disabled: 'isDisabled',
} as const;
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
    <AccountNav current="/account/webhooks" />,
    <h1>{toName(webhook)}</h1>,
    <p class="lead">{webhook.url}</p>,
    <p>
      {`${t('state')}: `}
      <State webhook={webhook} />
    </p>,
    <WebhookActions {...props} />,
    <Section title={t('deliveryLog')}>
      <DeliveryLog {...props} />
    </Section>,
    <Settings {...props} />,
  ];
}

function WebhookActions({ webhook, formToken }: WebhookProps): ComponentChild {
  const t = useTexts();
  const button = (name: string, label: string) => (
    <RowAction action={`${webhookPath(webhook)}/${name}`} formToken={formToken} label={label} />
  );
  return (
    <div class="actions">
      {webhook.status === 'disabled'
        ? button('resume', t('resume'))
        : [button('test', t('sendTest')), button('pause', t('pause'))]}
      {button('rotate', t('replaceSecret'))}
      {button('remove', t('remove'))}
    </div>
  );
}

function Settings({ webhook, formToken }: WebhookProps): ComponentChild {
  const t = useTexts();
  return [
    <Section title={t('settings')}>
      <ActionForm
        action={`${webhookPath(webhook)}/settings`}
        formToken={formToken}
        label={t('save')}
      >
        <WebhookFields draft={webhook} />
      </ActionForm>
    </Section>,
    <Section title={t('sendChangesAgain')}>
      <ActionForm
        action={`${webhookPath(webhook)}/replay`}
        formToken={formToken}
        label={t('sendFromThere')}
        isQuiet
      >
        <FormField label={t('sinceCursor')} name="since" required maxlength={200} />
      </ActionForm>
    </Section>,
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
  if (deliveries.length === 0) return <Empty>{t('noMessages')}</Empty>;
  return [
    <Table titles={[t('created'), t('message'), t('result'), t('attempts'), t('actions')]}>
      {deliveries.map((delivery) => (
        <Row
          key={delivery.id}
          cells={[
            formatMinute(delivery.created_at),
            describeMessage(delivery, t),
            describeResult(delivery, t),
            delivery.attempts,
            [
              <RowAction action={`${webhookPath(webhook)}/deliveries/${delivery.id}/replay`} formToken={formToken} label={t('sendAgain')} />, // prettier-ignore
              delivery.type === 'events.changed' &&
                <RowAction action={`${webhookPath(webhook)}/replay`} formToken={formToken} label={t('andLater')} fields={{ since: delivery.since }} />, // prettier-ignore
            ],
          ]}
        />
      ))}
    </Table>,
    next_cursor !== null &&
      <p><a href={pageAddress(webhookPath(webhook), page, { cursor: next_cursor })}>{t('olderMessages')}</a></p>, // prettier-ignore
  ];
}

const describeMessage = (
  { type, changes }: Deliveries['deliveries'][number],
  t: ReturnType<typeof useTexts>,
): string => {
  if (type === 'webhook.test') return t('testMessage');
  return type === 'webhook.challenge'
    ? t('challengeMessage')
    : t('changeCount', { count: changes });
};

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
    <h1>{t('webhookSecret')}</h1>,
    <p class="lead">{t('secretText')}</p>,
    <p class="secret">
      <code>{secret}</code>
    </p>,
    isReplaced && <p class="hint">{t('formerSecret')}</p>,
    warnings.map((warning) => (
      <p key={warning} class="hint" lang="en" dir="ltr">
        {warning}
      </p>
    )),
    <p>
      <a href={pageAddress(path, page)} class="button">
        {t('toWebhook')}
      </a>
    </p>,
  ];
}
