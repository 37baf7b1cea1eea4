import { eventPageUrl, type EventSummary } from '@marquee/domain';
import { formatPlace, formatPrice, formatSpan } from '@marquee/formats/display';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { EventBadges, LOCALE } from './event-badges.tsx';
import type { PageReader } from './html-page.ts';

interface Props {
  events: EventSummary[];
  reader: PageReader;
}

/** A list of events, each with a link to its page. */
export const EventRows = ({ events, reader }: Props): ComponentChild =>
  events.length === 0 ? (
    <p>Nothing is listed at the moment.</p>
  ) : (
    <ul class="events">
      {events.map((event) => (
        <EventRow key={event.id} event={event} reader={reader} />
      ))}
    </ul>
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
  return (
    <li>
      <p>
        <a href={eventPageUrl(event.slug, site)}>
          <Isolated text={event.title} />
        </a>
      </p>
      <p class="quiet-text">
        <Isolated text={facts.join(' · ')} />
      </p>
      <EventBadges event={event} now={now} />
    </li>
  );
}
