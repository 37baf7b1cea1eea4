import type { AnnouncementContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';
import { eventBlock } from './digest.ts';

export function announcementMail(
  { artist, city, event }: AnnouncementContent,
  context: MailContext,
): MailTemplate {
  const { t } = context.translator;
  return {
    subject: t('announceSubject', { artist, city }),
    blocks: [
      { is: 'text', text: t('announceText', { artist, city }) },
      eventBlock(event, context),
      { is: 'text', text: t('announceNote') },
    ],
  };
}
