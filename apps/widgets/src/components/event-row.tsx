import type { EventSummary } from '@marquee/domain';
import { Isolated, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { describeForSite, type EventTexts } from './describe.ts';
import { eventAddress, OutLink } from './links.tsx';
import { hasPictures, RowPicture } from './picture.tsx';

export type ListedEvent = EventSummary;

interface ListOptions {
  context: PageContext;
  /** What a row begins with: in a list of one artist, the place. Default: the title. */
  lead?: 'title' | 'place';
}

type RowProps = ListOptions & { event: ListedEvent; isPictured?: boolean };

/** A list of events. The caller renders a text of its own if there are none. */
export function EventList({
  events,
  ...options
}: ListOptions & { events: ListedEvent[] }): ComponentChild {
  const isPictured = hasPictures(events, options.context);
  return (
    <ul class={isPictured ? `${listClass(options.context)} pictured` : listClass(options.context)}>
      {events.map((event) => (
        <EventRow event={event} isPictured={isPictured} {...options} key={event.id} />
      ))}
    </ul>
  );
}

/** The layouts of one markup. A calendar and a map list their events as rows. */
const listClass = ({ display: { layout } }: PageContext) =>
  layout === 'cards' || layout === 'compact' ? `events ${layout}` : 'events';

export function EventRow({ event, isPictured, context, lead = 'title' }: RowProps): ComponentChild {
  const texts = describeForSite(event, context);
  const place = splitPlace(texts.place, event.city);
  const [name, where] =
    lead === 'title' ? [event.title, [texts.place]] : [place.city, [place.rest, event.title]];
  return (
    <li class={event.status === 'cancelled' ? 'event off' : 'event'}>
      {isPictured && (
        <RowPicture event={event} context={context} isSmall={context.display.layout !== 'cards'} />
      )}
      <Leaf event={event} texts={texts} />
      <div class="what">
        <p class="name">
          <OutLink href={eventAddress(event.slug, context)}>
            <Isolated text={name} />
          </OutLink>
        </p>
        <Facts event={event} texts={texts} context={context} where={where} />
        <Badges texts={texts} />
      </div>
      <ActionButton texts={texts} />
    </li>
  );
}

/** A calendar leaf for sighted readers, and the full date for screen readers. */
function Leaf({ event, texts }: { event: ListedEvent; texts: EventTexts }): ComponentChild {
  if (texts.leaf === null)
    return (
      <div class="leaf">
        <span class="day" aria-hidden>
          ?
        </span>
      </div>
    );
  const { weekday, day, month } = texts.leaf;
  return (
    <div class="leaf">
      <span aria-hidden>{weekday}</span>
      <span class="day" aria-hidden>
        {day}
      </span>
      <span aria-hidden>{month}</span>
      <time class="heard" datetime={event.start_utc}>
        {texts.long.date}
      </time>
    </div>
  );
}

/** Splits "Hall, Berlin". A place without a known city is one text. */
function splitPlace(place: string, city: string) {
  const end = `, ${city}`;
  return place.endsWith(end)
    ? { city, rest: place.slice(0, -end.length) }
    : { city: place, rest: '' };
}

interface FactsProps {
  event: ListedEvent;
  texts: EventTexts;
  context: PageContext;
  /** The place and other names that the row does not begin with. */
  where: string[];
}

function Facts({ event, texts, context, where }: FactsProps): ComponentChild {
  const distance = event.distance_km === undefined ? null : kilometres(event.distance_km, context);
  const facts = [texts.beside, texts.more, texts.price, distance].filter((fact) => fact !== null);
  return (
    <p class="facts">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {where.filter(Boolean).map((text) => (
        <span key={text}>
          <Isolated text={text} />
        </span>
      ))}
    </p>
  );
}

const kilometres = (distance: number, { translator }: PageContext) =>
  new Intl.NumberFormat(translator.locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 0,
  }).format(distance);

export const Badges = ({
  texts: { badges },
}: {
  texts: Pick<EventTexts, 'badges'>;
}): ComponentChild =>
  badges.length === 0 ? null : (
    <p class="states">
      {badges.map(({ text, tone }) => (
        <span class={`state ${tone}`} key={text}>
          {text}
        </span>
      ))}
    </p>
  );

export const ActionButton = ({
  texts: { action },
}: {
  texts: Pick<EventTexts, 'action'>;
}): ComponentChild =>
  action && (
    <OutLink class="button" kind={action.kind} href={action.href} label={action.label}>
      {action.text}
    </OutLink>
  );
