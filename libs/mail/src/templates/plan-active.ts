import type { PlanActiveContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';
import { keyLinkBlocks } from './key-links.ts';

export const planActiveMail = (
  { plan, keyEndings, keyLinks }: PlanActiveContent,
  context: MailContext,
): MailTemplate => {
  const { links, translator } = context;
  const { t } = translator;
  return {
    subject: t('planSubject'),
    blocks: [
      { is: 'text', text: t('planText', { plan, keys: keyEndings.join(', ') }) },
      ...(keyLinks.length > 0
        ? keyLinkBlocks(keyLinks, context)
        : [{ is: 'text' as const, text: t('planNothing') }]),
      { is: 'text', text: t('documented', { url: links.reference }) },
    ],
  };
};
