import type { DigestContent, ToldEvent } from '../content.ts';
import type { Block, Letter } from '../letter.ts';
import type { Links } from '../links.ts';

export function digestLetter({ groups, city, frequency }: DigestContent, links: Links): Letter {
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

export const eventBlock = ({ title, when, where, slug }: ToldEvent, links: Links): Block => ({
  is: 'event',
  title,
  detail: `${when}, ${where}`,
  url: links.event(slug),
});
