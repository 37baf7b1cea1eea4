import type { DigestContent, MailEvent } from '../content.ts';
import type { Links } from '../links.ts';
import type { Block, MailTemplate } from '../template.ts';

export function digestMail({ groups, city, frequency }: DigestContent, links: Links): MailTemplate {
  const count = groups.reduce((sum, { events }) => sum + events.length, 0);
  const place = city ?? 'all over the world';
  const title = count === 1 ? 'A new event' : `${String(count)} new events`;
  return {
    subject: city === null ? `${title} that people talk about` : `${title} in ${city}`,
    blocks: [
      { is: 'text', text: `New on Marquee since our last ${frequency} mail: ${place}.` },
      ...groups.flatMap(({ category, events }): Block[] => [
        { is: 'heading', text: category.charAt(0).toUpperCase() + category.slice(1) },
        ...events.map((event) => eventBlock(event, links)),
      ]),
    ],
  };
}

export const eventBlock = ({ title, when, where, notice, price, demo, slug }: MailEvent, links: Links): Block => ({
  is: 'event',
  title,
  detail: [when, where, notice, price, demo].filter((part) => part !== undefined).join(', '),
  url: links.event(slug),
});
