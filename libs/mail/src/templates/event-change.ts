import type { EventChangeContent, MailEvent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';
import { eventBlock } from './digest.ts';

const WHAT: Readonly<Record<EventChangeContent['change'], { verb: string; text: string }>> = {
  cancelled: { verb: 'is cancelled', text: 'An event that you follow is cancelled:' },
  moved: { verb: 'has moved', text: 'An event that you follow has a new time or place. It is now:' },
  back: { verb: 'takes place after all', text: 'An event that was cancelled takes place after all:' },
  gone: {
    verb: 'is no longer listed',
    text: 'No source lists this event any more. Ask the venue whether it takes place:',
  },
};

export const eventChangeMail = ({ change, event }: EventChangeContent, links: Links): MailTemplate => ({
  subject: `${event.title} ${WHAT[change].verb}`,
  blocks: [{ is: 'text', text: WHAT[change].text }, eventBlock(isOff(change) ? withoutPrice(event) : event, links)],
});

const isOff = (change: EventChangeContent['change']) => change === 'cancelled' || change === 'gone';

const withoutPrice = (event: MailEvent): MailEvent => ({ ...event, price: undefined });
