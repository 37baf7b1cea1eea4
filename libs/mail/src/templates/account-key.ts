import type { AccountKeyContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';
import { keyLinkBlocks } from './key-links.ts';

export const accountKeyMail = (
  { apiKey, keyLinks }: AccountKeyContent,
  context: MailContext,
): MailTemplate => {
  const { links, translator } = context;
  const { t } = translator;
  return {
    subject: t('accountKeySubject'),
    blocks: [
      { is: 'text', text: t('accountKeyThanks') },
      { is: 'code', label: t('yourKey'), code: apiKey },
      { is: 'text', text: t('accountKeyUse') },
      ...keyLinkBlocks(keyLinks, context),
      { is: 'text', text: t('documented', { url: links.reference }) },
    ],
  };
};
