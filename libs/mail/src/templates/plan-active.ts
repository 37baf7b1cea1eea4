import type { PlanActiveContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';

export const planActiveMail = (
  { plan, keyEndings }: PlanActiveContent,
  { links, translator: { t } }: MailContext,
): MailTemplate => ({
  subject: t('planSubject'),
  blocks: [
    { is: 'text', text: t('planText', { plan, keys: keyEndings.join(', ') }) },
    { is: 'text', text: t('planNothing') },
    { is: 'text', text: t('documented', { url: links.reference }) },
  ],
});
