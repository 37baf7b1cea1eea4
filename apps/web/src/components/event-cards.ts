import type { EventSummary } from '@marquee/domain';
import { h, Isolated, type ComponentChild } from '@marquee/ui';
import { describeEvent } from '@marquee/ui/i18n';
import type { PageContext } from '../page-context.ts';
import { eventPath, pageAddress } from './links.ts';
import { Thumbnail } from './picture.ts';

export type Described = ReturnType<typeof describeEvent>;

interface Props {
  event: EventSummary;
  context: PageContext;
}

/** A grid of events, each a card that leads to its page. */
export const EventCards = ({
  events,
  context,
}: {
  events: EventSummary[];
  context: PageContext;
}): ComponentChild =>
  h(
    'ul',
    { class: 'grid' },
    events.map((event) => h(EventCard, { key: event.id, event, context })),
  );

function EventCard({ event, context }: Props): ComponentChild {
  const texts = describeEvent(event, context);
  return h(
    'li',
    { class: event.status === 'cancelled' ? 'card off' : 'card' },
    h(Tile, { event, texts, hasPicture: true }),
    h(
      'div',
      { class: 'text' },
      h(
        'p',
        { class: 'title' },
        h(
          'a',
          { href: pageAddress(eventPath(event.slug), context) },
          h(Isolated, { text: event.title }),
        ),
      ),
      h('p', null, texts.span.text, texts.more !== null && ` ${texts.more}`),
      h(
        'p',
        null,
        h(Isolated, { text: texts.place }),
        texts.price !== null && [
          ' · ',
          h('span', { class: 'price' }, h(Isolated, { text: texts.price })),
        ],
      ),
      h(Badges, { texts }),
    ),
  );
}

interface TileProps {
  event: EventSummary;
  texts: Described;
  hasPicture?: boolean;
}

/** The day in the colour of the category, with the picture. The text next to it repeats the day for screen readers. */
export const Tile = ({ event, texts: { leaf }, hasPicture = false }: TileProps): ComponentChild =>
  h(
    'div',
    { class: `tile c-${event.category}${hasPicture ? ' photo' : ''}`, 'aria-hidden': true },
    hasPicture && h('div', { class: 'art' }, h(Thumbnail, { event })),
    h(
      'div',
      { class: 'leaf' },
      leaf === null
        ? h('b', null, '?')
        : [h('span', null, leaf.weekday), h('b', null, leaf.day), h('span', null, leaf.month)],
    ),
  );

export const Badges = ({ texts: { badges } }: { texts: Described }): ComponentChild =>
  badges.length > 0 &&
  h(
    'p',
    { class: 'badges' },
    badges.map(({ text, tone }) => h('span', { class: `badge ${tone}`, key: text }, text)),
  );
