import type { EventSummary } from '@marquee/domain';
import { stripStackedMarks } from '@marquee/ui';
import { eventAddress, pageAddress, ticketAddress } from '../components/links.ts';
import { isOnSale, formatPlace, formatPrice, badgesFor } from '../i18n/badges.ts';
import { formatDate, calendarLeaf, formatTime } from '../i18n/dates.ts';
import type { PageContext } from '../page-context.ts';
import { displayCityName } from './event-list-page.ts';

/** Returns a list for our scripts. All texts are translated, so the scripts contain neither texts nor rules. */
export function toListing(events: EventSummary[], params: ReadonlyMap<string, string>, context: PageContext) {
  const { translator } = context;
  const city = params.get('city');
  const path = `/embed/events?${new URLSearchParams([...params]).toString()}`;
  return {
    ok: true,
    lang: translator.locale,
    dir: translator.direction,
    title:
      city === undefined ? translator.t('events') : translator.t('eventsIn', { city: displayCityName(events, city) }),
    href: pageAddress(path, context),
    by: { text: translator.t('byMarquee'), href: `${context.addresses.widgets}/` },
    empty: translator.t('noEvents'),
    events: events.map((event) => toRow(event, context)),
  };
}

function toRow(event: EventSummary, context: PageContext) {
  const { translator } = context;
  const price = formatPrice(event, translator);
  return {
    title: stripStackedMarks(event.title),
    href: eventAddress(event.slug, context),
    leaf: event.date_tbd ? null : calendarLeaf(event, context),
    date: formatDate(event, context),
    facts: [
      formatTime(event, context),
      ...(price === null ? [] : [price]),
      stripStackedMarks(formatPlace(event, translator)),
    ],
    states: badgesFor(event).map(({ text, tone }) => ({ text: translator.t(text), tone })),
    off: event.status === 'cancelled',
    tickets: isOnSale(event)
      ? {
          text: translator.t('tickets'),
          label: translator.t('ticketsFor', { title: stripStackedMarks(event.title) }),
          href: ticketAddress(event.slug, context),
        }
      : null,
  };
}
