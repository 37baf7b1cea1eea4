import type { AnnouncementContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';
import { eventBlock } from './digest.ts';

export const announcementMail = ({ artist, city, event }: AnnouncementContent, links: Links): MailTemplate => ({
  subject: `${artist} is coming to ${city}`,
  blocks: [
    { is: 'text', text: `You wanted ${artist} in ${city}. It comes true:` },
    eventBlock(event, links),
    { is: 'text', text: 'We tell of this once. Want something else? Demand it, and we keep watch.' },
  ],
});
