import type { EventSummary } from '@marquee/domain';
import { h, type ComponentChild } from 'preact';
import { isOnSale, placeOf, priceOf, badgesFor } from '../i18n/badges.ts';
import { dateOf, calendarLeaf, timeOf } from '../i18n/dates.ts';
import type { PageContext } from '../page-context.ts';
import { eventAddress, OutLink, ticketAddress } from './links.ts';
import { stripStackedMarks, Isolated } from './strip-marks.ts';

export type ListedEvent = EventSummary;

interface RowProps {
  event: ListedEvent;
  frame: PageContext;
}

/** A list of events; whoever shows none says so in its own words. */
export const EventList = ({ events, frame }: { events: ListedEvent[]; frame: PageContext }): ComponentChild =>
  h(
    'ul',
    { class: 'events' },
    events.map((event) => h(EventRow, { event, frame, key: event.id })),
  );

function EventRow({ event, frame }: RowProps): ComponentChild {
  const isOff = event.status === 'cancelled';
  return h(
    'li',
    { class: isOff ? 'event off' : 'event' },
    h(Leaf, { event, frame }),
    h(
      'div',
      { class: 'what' },
      h(
        'p',
        { class: 'name' },
        h(OutLink, { href: eventAddress(event.slug, frame) }, h(Isolated, { text: event.title })),
      ),
      h(Facts, { event, frame }),
      h(States, { event, frame }),
    ),
    isOnSale(event) && h(TicketButton, { event, frame }),
  );
}

/** A leaf of a calendar for the eye; its date as a sentence for the ear. */
function Leaf({ event, frame }: RowProps): ComponentChild {
  if (event.date_tbd) return h('div', { class: 'leaf' }, h('span', { class: 'day', 'aria-hidden': true }, '?'));
  const { weekday, day, month } = calendarLeaf(event, frame);
  return h(
    'div',
    { class: 'leaf' },
    h('span', { 'aria-hidden': true }, weekday),
    h('span', { class: 'day', 'aria-hidden': true }, day),
    h('span', { 'aria-hidden': true }, month),
    h('time', { class: 'heard', datetime: event.start_utc }, dateOf(event, frame)),
  );
}

function Facts({ event, frame }: RowProps): ComponentChild {
  const price = priceOf(event, frame.words);
  const distance = event.distance_km;
  const facts = [
    timeOf(event, frame),
    ...(price === null ? [] : [price]),
    ...(distance === undefined ? [] : [kilometres(distance, frame)]),
  ];
  return h(
    'p',
    { class: 'facts' },
    facts.map((fact) => h('span', { key: fact }, fact)),
    h('span', null, h(Isolated, { text: placeOf(event, frame.words) })),
  );
}

const kilometres = (distance: number, { words }: PageContext) =>
  new Intl.NumberFormat(words.locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(distance);

export function States({ event, frame }: { event: Pick<EventSummary, 'status' | 'availability'>; frame: PageContext }) {
  const states = badgesFor(event);
  if (states.length === 0) return null;
  return h(
    'p',
    { class: 'states' },
    states.map(({ text, tone }) => h('span', { class: `state ${tone}`, key: text }, frame.words.say(text))),
  );
}

export const TicketButton = ({
  event,
  frame,
}: {
  event: Pick<EventSummary, 'slug' | 'title'>;
  frame: PageContext;
}): ComponentChild =>
  h(
    OutLink,
    {
      class: 'button',
      href: ticketAddress(event.slug, frame),
      label: frame.words.say('ticketsFor', { title: stripStackedMarks(event.title) }),
    },
    frame.words.say('tickets'),
  );
