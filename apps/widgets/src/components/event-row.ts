import type { EventSummary } from '@marquee/domain';
import { h, Isolated, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { describeForSite, type EventTexts } from './describe.ts';
import { eventAddress, OutLink } from './links.ts';
import { hasPictures, RowPicture } from './picture.ts';

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
  return h(
    'ul',
    { class: isPictured ? `${listClass(options.context)} pictured` : listClass(options.context) },
    events.map((event) => h(EventRow, { event, isPictured, ...options, key: event.id })),
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
  return h(
    'li',
    { class: event.status === 'cancelled' ? 'event off' : 'event' },
    isPictured && h(RowPicture, { event, isSmall: context.display.layout !== 'cards' }),
    h(Leaf, { event, texts }),
    h(
      'div',
      { class: 'what' },
      h(
        'p',
        { class: 'name' },
        h(OutLink, { href: eventAddress(event.slug, context) }, h(Isolated, { text: name })),
      ),
      h(Facts, { event, texts, context, where }),
      h(Badges, { texts }),
    ),
    h(ActionButton, { texts }),
  );
}

/** A calendar leaf for sighted readers, and the full date for screen readers. */
function Leaf({ event, texts }: { event: ListedEvent; texts: EventTexts }): ComponentChild {
  if (texts.leaf === null)
    return h('div', { class: 'leaf' }, h('span', { class: 'day', 'aria-hidden': true }, '?'));
  const { weekday, day, month } = texts.leaf;
  return h(
    'div',
    { class: 'leaf' },
    h('span', { 'aria-hidden': true }, weekday),
    h('span', { class: 'day', 'aria-hidden': true }, day),
    h('span', { 'aria-hidden': true }, month),
    h('time', { class: 'heard', datetime: event.start_utc }, texts.long.date),
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
  return h(
    'p',
    { class: 'facts' },
    facts.map((fact) => h('span', { key: fact }, fact)),
    where.filter(Boolean).map((text) => h('span', { key: text }, h(Isolated, { text }))),
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
  badges.length === 0
    ? null
    : h(
        'p',
        { class: 'states' },
        badges.map(({ text, tone }) => h('span', { class: `state ${tone}`, key: text }, text)),
      );

export const ActionButton = ({
  texts: { action },
}: {
  texts: Pick<EventTexts, 'action'>;
}): ComponentChild =>
  action &&
  h(
    OutLink,
    { class: 'button', kind: action.kind, href: action.href, label: action.label },
    action.text,
  );
