import type { EventSummary } from '@marquee/domain';
import { h, Isolated, stripStackedMarks, type ComponentChild } from '@marquee/ui';
import { isOnSale, formatPlace, formatPrice, badgesFor } from '../i18n/badges.ts';
import { formatDate, calendarLeaf, formatTime } from '../i18n/dates.ts';
import type { PageContext } from '../page-context.ts';
import { eventAddress, OutLink, ticketAddress } from './links.ts';

export type ListedEvent = EventSummary;

interface RowProps {
  event: ListedEvent;
  context: PageContext;
}

/** A list of events. The caller renders a text of its own if there are none. */
export const EventList = ({ events, context }: { events: ListedEvent[]; context: PageContext }): ComponentChild =>
  h(
    'ul',
    { class: 'events' },
    events.map((event) => h(EventRow, { event, context, key: event.id })),
  );

function EventRow({ event, context }: RowProps): ComponentChild {
  const isOff = event.status === 'cancelled';
  return h(
    'li',
    { class: isOff ? 'event off' : 'event' },
    h(CalendarLeaf, { event, context }),
    h(
      'div',
      { class: 'what' },
      h(
        'p',
        { class: 'name' },
        h(OutLink, { href: eventAddress(event.slug, context) }, h(Isolated, { text: event.title })),
      ),
      h(Facts, { event, context }),
      h(Badges, { event, context }),
    ),
    isOnSale(event) && h(TicketButton, { event, context }),
  );
}

/** A calendar leaf for sighted readers, and the full date for screen readers. */
function CalendarLeaf({ event, context }: RowProps): ComponentChild {
  if (event.date_tbd) return h('div', { class: 'leaf' }, h('span', { class: 'day', 'aria-hidden': true }, '?'));
  const { weekday, day, month } = calendarLeaf(event, context);
  return h(
    'div',
    { class: 'leaf' },
    h('span', { 'aria-hidden': true }, weekday),
    h('span', { class: 'day', 'aria-hidden': true }, day),
    h('span', { 'aria-hidden': true }, month),
    h('time', { class: 'heard', datetime: event.start_utc }, formatDate(event, context)),
  );
}

function Facts({ event, context }: RowProps): ComponentChild {
  const price = formatPrice(event, context.translator);
  const distance = event.distance_km;
  const facts = [
    formatTime(event, context),
    ...(price === null ? [] : [price]),
    ...(distance === undefined ? [] : [kilometres(distance, context)]),
  ];
  return h(
    'p',
    { class: 'facts' },
    facts.map((fact) => h('span', { key: fact }, fact)),
    h('span', null, h(Isolated, { text: formatPlace(event, context.translator) })),
  );
}

const kilometres = (distance: number, { translator }: PageContext) =>
  new Intl.NumberFormat(translator.locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(
    distance,
  );

export function Badges({
  event,
  context,
}: {
  event: Pick<EventSummary, 'status' | 'availability'>;
  context: PageContext;
}) {
  const states = badgesFor(event);
  if (states.length === 0) return null;
  return h(
    'p',
    { class: 'states' },
    states.map(({ text, tone }) => h('span', { class: `state ${tone}`, key: text }, context.translator.t(text))),
  );
}

export const TicketButton = ({
  event,
  context,
}: {
  event: Pick<EventSummary, 'slug' | 'title'>;
  context: PageContext;
}): ComponentChild =>
  h(
    OutLink,
    {
      class: 'button',
      href: ticketAddress(event.slug, context),
      label: context.translator.t('ticketsFor', { title: stripStackedMarks(event.title) }),
    },
    context.translator.t('tickets'),
  );
