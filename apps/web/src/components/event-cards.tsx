import type { EventSummary } from '@marquee/domain';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { eventPath, pageAddress } from './links.ts';
import { Thumbnail } from './picture.tsx';

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
}): ComponentChild => (
  <ul class="grid">
    {events.map((event) => (
      <EventCard key={event.id} event={event} context={context} />
    ))}
  </ul>
);

function EventCard({ event, context }: Props): ComponentChild {
  const texts = describeEvent(event, context);
  return (
    <li class={event.status === 'cancelled' ? 'card off' : 'card'}>
      <Tile event={event} texts={texts} hasPicture />
      <div class="text">
        <p class="title">
          <a href={pageAddress(eventPath(event.slug), context)}>
            <Isolated text={event.title} />
          </a>
        </p>
        <p>
          {texts.span.text}
          {texts.more !== null && ` ${texts.more}`}
        </p>
        <p>
          <Isolated text={texts.place} />
          {texts.price !== null && [
            ' · ',
            <span class="price">
              <Isolated text={texts.price} />
            </span>,
          ]}
        </p>
        <Badges texts={texts} />
      </div>
    </li>
  );
}

interface TileProps {
  event: EventSummary;
  texts: Described;
  hasPicture?: boolean;
}

/** The day in the colour of the category, with the picture. The text next to it repeats the day for screen readers. */
export const Tile = ({ event, texts: { leaf }, hasPicture = false }: TileProps): ComponentChild => (
  <div class={`tile c-${event.category}${hasPicture ? ' photo' : ''}`} aria-hidden>
    {hasPicture && (
      <div class="art">
        <Thumbnail event={event} />
      </div>
    )}
    <div class="leaf">
      {leaf === null ? (
        <b>?</b>
      ) : (
        [<span>{leaf.weekday}</span>, <b>{leaf.day}</b>, <span>{leaf.month}</span>]
      )}
    </div>
  </div>
);

export const Badges = ({ texts: { badges } }: { texts: Described }): ComponentChild =>
  badges.length > 0 && (
    <p class="badges">
      {badges.map(({ text, tone }) => (
        <span class={`badge ${tone}`} key={text}>
          {text}
        </span>
      ))}
    </p>
  );
