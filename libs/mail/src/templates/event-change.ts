import type { EventChangeContent, MailEvent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';
import type { MailTextName } from '../rendering/translator.ts';
import { eventBlock } from './digest.ts';

type Change = EventChangeContent['change'];

const TEXTS = {
  cancelled: { subject: 'cancelledSubject', text: 'cancelledText' },
  moved: { subject: 'movedSubject', text: 'movedText' },
  back: { subject: 'backSubject', text: 'backText' },
  gone: { subject: 'goneSubject', text: 'goneText' },
} as const satisfies Record<Change, Record<'subject' | 'text', MailTextName>>;

export function eventChangeMail(
  { change, event }: EventChangeContent,
  context: MailContext,
): MailTemplate {
  const { t } = context.translator;
  return {
    subject: t(TEXTS[change].subject, { title: event.title }),
    blocks: [
      { is: 'text', text: t(TEXTS[change].text) },
      eventBlock(isOff(change) ? withoutPrice(event) : event, context),
    ],
  };
}

const isOff = (change: Change) => change === 'cancelled' || change === 'gone';

const withoutPrice = (event: MailEvent): MailEvent => ({ ...event, price: undefined });
