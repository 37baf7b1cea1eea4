import type { KeyLinks } from '../rendering/content.ts';
import type { Block, MailContext } from '../rendering/template.ts';

/** What confirms the keys that do not have the paid plan yet. */
export const keyLinkBlocks = (
  keyLinks: KeyLinks,
  { links, translator: { t } }: MailContext,
): Block[] =>
  keyLinks.flatMap(({ token, ending }) => [
    { is: 'text', text: t('keepKeyText', { ending }) },
    { is: 'action', label: t('keepKey', { ending }), url: links.confirmKey(token) },
  ]);
