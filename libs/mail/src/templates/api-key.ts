import type { ApiKeyContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';

export const apiKeyMail = (
  { apiKey, confirmToken }: ApiKeyContent,
  { links, translator: { t } }: MailContext,
): MailTemplate => ({
  subject: t('apiKeySubject'),
  blocks: [
    { is: 'text', text: t('apiKeyHello') },
    { is: 'code', label: t('yourKey'), code: apiKey },
    { is: 'text', text: t('apiKeyUse', { url: links.reference }) },
    { is: 'text', text: t('apiKeyStep') },
    { is: 'action', label: t('confirmThis'), url: links.confirmKey(confirmToken) },
    { is: 'text', text: t('apiKeyIgnore') },
  ],
});
