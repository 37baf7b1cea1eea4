import type { EventSummary } from '@marquee/domain';
import { h, Isolated, type ComponentChild } from '@marquee/ui';
import { describeEvent } from '@marquee/ui/i18n';
import type { PageContext } from '../page-context.ts';
import { eventAddress, OutLink } from './links.ts';

type Texts = ReturnType<typeof describeEvent>;

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

export function EventRow({ event, context }: RowProps): ComponentChild {
  const texts = describeEvent(event, context);
  return h(
    'li',
    { class: event.status === 'cancelled' ? 'event off' : 'event' },
    h(Leaf, { event, texts }),
    h(
      'div',
      { class: 'what' },
      h(
        'p',
        { class: 'name' },
        h(OutLink, { href: eventAddress(event.slug, context) }, h(Isolated, { text: event.title })),
      ),
      h(Facts, { event, texts, context }),
      h(Badges, { texts }),
    ),
    h(ActionButton, { texts }),
  );
}

/** A calendar leaf for sighted readers, and the full date for screen readers. */
function Leaf({ event, texts }: { event: ListedEvent; texts: Texts }): ComponentChild {
  if (texts.leaf === null) return h('div', { class: 'leaf' }, h('span', { class: 'day', 'aria-hidden': true }, '?'));
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

function Facts({ event, texts, context }: RowProps & { texts: Texts }): ComponentChild {
  const distance = event.distance_km === undefined ? null : kilometres(event.distance_km, context);
  const facts = [texts.beside, texts.more, texts.price, distance].filter((fact) => fact !== null);
  return h(
    'p',
    { class: 'facts' },
    facts.map((fact) => h('span', { key: fact }, fact)),
    h('span', null, h(Isolated, { text: texts.place })),
  );
}

const kilometres = (distance: number, { translator }: PageContext) =>
  new Intl.NumberFormat(translator.locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(
    distance,
  );

export const Badges = ({ texts: { badges } }: { texts: Pick<Texts, 'badges'> }): ComponentChild =>
  badges.length === 0
    ? null
    : h(
        'p',
        { class: 'states' },
        badges.map(({ text, tone }) => h('span', { class: `state ${tone}`, key: text }, text)),
      );

export const ActionButton = ({ texts: { action } }: { texts: Pick<Texts, 'action'> }): ComponentChild =>
  action && h(OutLink, { class: 'button', href: action.href, label: action.label }, action.text);
