import type { AnnouncementContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';
import { eventBlock } from './digest.ts';

export const announcementMail = ({ artist, city, event }: AnnouncementContent, links: Links): MailTemplate => ({
  subject: `${artist} is coming to ${city}`,
  blocks: [
    { is: 'text', text: `You requested ${artist} in ${city}. Here is the event:` },
    eventBlock(event, links),
    { is: 'text', text: 'This is the only mail about this request. You can request other artists at any time.' },
  ],
});
