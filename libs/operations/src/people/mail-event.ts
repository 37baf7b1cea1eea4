import type { MailEventRow } from '@marquee/database';
import {
  formatMoreDates,
  formatPlace,
  formatPrice,
  formatSpan,
  ONLINE,
  TO_BE_ANNOUNCED,
  wordsFor,
} from '@marquee/formats/display';
import { dateLocale, type MailEvent } from '@marquee/mail';

/** Formats an event for a mail in the language of its reader, with its local time and place. */
export function toMailEvent(event: MailEventRow, reader: string | null): MailEvent {
  const locale = dateLocale(reader);
  const placeholder = event.online && event.city === null ? ONLINE : TO_BE_ANNOUNCED;
  const place = { venue_name: event.venue_name ?? placeholder, city: event.city ?? placeholder };
  const price = formatPrice(event, locale);
  return {
    title: event.title,
    slug: event.slug,
    when: formatWhen(event, locale),
    where: formatPlace(place, locale),
    ...(price !== null && { price }),
    ...(event.status === 'postponed' && { notice: wordsFor(locale).postponed }),
    ...(event.picture && { picture: event.picture }),
    ...(event.demo && { demo: wordsFor(locale).demo }),
  };
}

/** The long style names every year, because a mail is also read next year. */
function formatWhen(event: MailEventRow, locale: string): string {
  const options = {
    locale,
    now: new Date(event.start_utc),
    style: 'long',
    withZone: true,
  } as const;
  const { text } = formatSpan(event, options);
  const more = formatMoreDates(event, options);
  return more === null ? text : `${text} ${more}`;
}
