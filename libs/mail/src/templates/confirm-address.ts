import type { ConfirmAddressContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';

export const confirmAddressMail = (
  { about, confirmToken }: ConfirmAddressContent,
  { links, translator: { t } }: MailContext,
): MailTemplate => ({
  subject: t('confirmSubject'),
  blocks: [
    { is: 'text', text: t('confirmHello', { about }) },
    { is: 'text', text: t('confirmWait') },
    { is: 'action', label: t('confirmYes'), url: links.confirmAddress(confirmToken) },
    { is: 'text', text: t('confirmNote') },
  ],
});
