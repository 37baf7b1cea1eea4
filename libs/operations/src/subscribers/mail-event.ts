import type { MailEventRow } from '@marquee/database';
import {
  formatMoreDates,
  formatPlace,
  formatPrice,
  formatSpan,
  ONLINE,
  TO_BE_ANNOUNCED,
  wordsFor,
} from '@marquee/domain';
import type { MailEvent } from '@marquee/mail';

const LOCALE = 'en-GB';

/** Formats an event for a mail, with its local time and place. */
export function toMailEvent(event: MailEventRow): MailEvent {
  const placeholder = event.online && event.city === null ? ONLINE : TO_BE_ANNOUNCED;
  const place = { venue_name: event.venue_name ?? placeholder, city: event.city ?? placeholder };
  const price = formatPrice(event, LOCALE);
  return {
    title: event.title,
    slug: event.slug,
    when: formatWhen(event),
    where: formatPlace(place, LOCALE),
    ...(price !== null && { price }),
    ...(event.status === 'postponed' && { notice: wordsFor(LOCALE).postponed }),
    ...(event.demo && { demo: wordsFor(LOCALE).demo }),
  };
}

/** The long style names every year, because a mail is also read next year. */
function formatWhen(event: MailEventRow): string {
  const options = { locale: LOCALE, now: new Date(event.start_utc), style: 'long', withZone: true } as const;
  const { text } = formatSpan(event, options);
  const more = formatMoreDates(event, options);
  return more === null ? text : `${text} ${more}`;
}
