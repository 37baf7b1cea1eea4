import type { AccountKeyContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';

export const accountKeyMail = (
  { apiKey }: AccountKeyContent,
  { links, translator: { t } }: MailContext,
): MailTemplate => ({
  subject: t('accountKeySubject'),
  blocks: [
    { is: 'text', text: t('accountKeyThanks') },
    { is: 'code', label: t('yourKey'), code: apiKey },
    { is: 'text', text: t('accountKeyUse') },
    { is: 'text', text: t('documented', { url: links.reference }) },
  ],
});
