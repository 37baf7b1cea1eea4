import type { CorrectionContent } from '../rendering/content.ts';
import type { Block, MailContext, MailTemplate } from '../rendering/template.ts';

export const correctionMail = (
  { about, isAccepted, note, slug }: CorrectionContent,
  { links, translator: { t } }: MailContext,
): MailTemplate => ({
  subject: t(isAccepted ? 'reportAcceptedSubject' : 'reportSubject'),
  blocks: [
    { is: 'text', text: t('reportHello', { about }) },
    { is: 'text', text: t(isAccepted ? 'reportAccepted' : 'reportRejected') },
    ...(note === null ? [] : [{ is: 'text', text: t('operatorWrites', { note }) } satisfies Block]),
    ...(slug === null
      ? []
      : [{ is: 'action', label: t('openEvent'), url: links.event(slug) } satisfies Block]),
    { is: 'text', text: t('reportThanks') },
  ],
});
