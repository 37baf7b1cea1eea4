import type { SavedSearchContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';
import { eventBlock } from './digest.ts';

export const savedSearchMail = ({ name, count, events }: SavedSearchContent, links: Links): MailTemplate => ({
  subject: `${count === 1 ? 'A new event' : `${String(count)} new events`}: ${name}`,
  blocks: [
    { is: 'text', text: `New on Marquee for your saved search “${name}”.` },
    ...events.map((event) => eventBlock(event, links)),
    ...(count > events.length
      ? [{ is: 'text' as const, text: `${String(count - events.length)} more match. Your searches: ${links.searches}` }]
      : []),
  ],
});
