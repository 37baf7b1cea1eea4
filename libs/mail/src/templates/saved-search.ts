import type { SavedSearchContent } from '../rendering/content.ts';
import type { Block, MailContext, MailTemplate } from '../rendering/template.ts';
import { eventBlock } from './digest.ts';

export function savedSearchMail(
  { name, count, events }: SavedSearchContent,
  context: MailContext,
): MailTemplate {
  const { t } = context.translator;
  const more = count - events.length;
  return {
    subject: t('searchSubject', { count, name }),
    blocks: [
      { is: 'text', text: t('searchText', { name }) },
      ...events.map((event) => eventBlock(event, context)),
      ...(more > 0
        ? [
            {
              is: 'text',
              text: t('searchMore', { count: more, url: context.links.searches }),
            } satisfies Block,
          ]
        : []),
    ],
  };
}
