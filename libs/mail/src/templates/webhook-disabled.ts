import type { WebhookDisabledContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';
import type { MailTextName } from '../rendering/translator.ts';

const REASONS = {
  failing: 'webhookFailing',
  gone: 'webhookGone',
} as const satisfies Record<WebhookDisabledContent['reason'], MailTextName>;

export function webhookDisabledMail(
  { webhookId: id, host, reason, error }: WebhookDisabledContent,
  { links, translator: { t } }: MailContext,
): MailTemplate {
  const what = [t('webhookText', { id, host }), t(REASONS[reason]), t('webhookError', { error })];
  return {
    subject: t('webhookSubject'),
    blocks: [
      { is: 'text', text: what.join(' ') },
      { is: 'text', text: t('webhookLost', { id, body: '{"active": true}' }) },
      { is: 'text', text: t('documented', { url: links.reference }) },
    ],
  };
}
