import type { EventSummary } from '@marquee/domain';
import { eventAddress, pageAddress, ticketAddress } from '../components/links.ts';
import { stripStackedMarks } from '../components/strip-marks.ts';
import { isOnSale, placeOf, priceOf, badgesFor } from '../i18n/badges.ts';
import { dateOf, calendarLeaf, timeOf } from '../i18n/dates.ts';
import type { PageContext } from '../page-context.ts';
import { cityName } from './event-list-page.ts';

/** A list as our scripts draw it: every text is ready, so that they hold no words and no rules. */
export function listingOf(events: EventSummary[], asked: ReadonlyMap<string, string>, frame: PageContext) {
  const { words } = frame;
  const city = asked.get('city');
  const path = `/embed/events?${new URLSearchParams([...asked]).toString()}`;
  return {
    ok: true,
    lang: words.locale,
    dir: words.direction,
    title: city === undefined ? words.say('events') : words.say('eventsIn', { city: cityName(events, city) }),
    href: pageAddress(path, frame),
    by: { text: words.say('byMarquee'), href: `${frame.addresses.widgets}/` },
    empty: words.say('noEvents'),
    events: events.map((event) => rowOf(event, frame)),
  };
}

function rowOf(event: EventSummary, frame: PageContext) {
  const { words } = frame;
  const price = priceOf(event, words);
  return {
    title: stripStackedMarks(event.title),
    href: eventAddress(event.slug, frame),
    leaf: event.date_tbd ? null : calendarLeaf(event, frame),
    date: dateOf(event, frame),
    facts: [timeOf(event, frame), ...(price === null ? [] : [price]), stripStackedMarks(placeOf(event, words))],
    states: badgesFor(event).map(({ text, tone }) => ({ text: words.say(text), tone })),
    off: event.status === 'cancelled',
    tickets: isOnSale(event)
      ? {
          text: words.say('tickets'),
          label: words.say('ticketsFor', { title: stripStackedMarks(event.title) }),
          href: ticketAddress(event.slug, frame),
        }
      : null,
  };
}
