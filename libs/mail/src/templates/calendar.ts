import type { CalendarContent } from '../rendering/content.ts';
import type { Block, MailContext, MailTemplate } from '../rendering/template.ts';

export const calendarMail = (
  { calendarId, title, isAccepted, note }: CalendarContent,
  { links, translator: { t } }: MailContext,
): MailTemplate => ({
  subject: t('calendarSubject'),
  blocks: [
    { is: 'text', text: t(isAccepted ? 'calendarAccepted' : 'calendarRejected', { title }) },
    ...(note === null ? [] : [{ is: 'text', text: t('operatorWrites', { note }) } satisfies Block]),
    { is: 'action', label: t('openCalendar'), url: links.calendar(calendarId) },
  ],
});
