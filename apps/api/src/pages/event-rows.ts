import { eventPageUrl, type EventSummary } from '@marquee/domain';
import { formatPlace, formatPrice, formatSpan } from '@marquee/formats/display';
import { h, Isolated, type ComponentChild } from '@marquee/ui';
import { EventBadges, LOCALE } from './event-badges.ts';
import type { PageReader } from './html-page.ts';

interface Props {
  events: EventSummary[];
  reader: PageReader;
}

/** A list of events, each with a link to its page. */
export const EventRows = ({ events, reader }: Props): ComponentChild =>
  events.length === 0
    ? h('p', null, 'Nothing is listed at the moment.')
    : h(
        'ul',
        { class: 'events' },
        events.map((event) => h(EventRow, { key: event.id, event, reader })),
      );

function EventRow({
  event,
  reader: { site, now },
}: {
  event: EventSummary;
  reader: PageReader;
}): ComponentChild {
  const span = formatSpan(event, { locale: LOCALE, now, withZone: true });
  const facts = [span.text, formatPlace(event, LOCALE), formatPrice(event, LOCALE)].filter(
    (fact) => fact !== null,
  );
  return h(
    'li',
    null,
    h(
      'p',
      null,
      h('a', { href: eventPageUrl(event.slug, site) }, h(Isolated, { text: event.title })),
    ),
    h('p', { class: 'quiet-text' }, h(Isolated, { text: facts.join(' · ') })),
    h(EventBadges, { event, now }),
  );
}
