import type { MailEventRow } from '@marquee/database';
import {
  describeState,
  formatMoreDates,
  formatPlace,
  formatPrice,
  formatSpan,
  ONLINE,
  TO_BE_ANNOUNCED,
  wordsFor,
} from '@marquee/formats/display';
import { dateLocale, type MailEvent } from '@marquee/mail';

// The year is named in each date, because a mail is also read next year.
const ANY_YEAR = new Date(0);

/** Formats an event for a mail in the language of its reader, with its local time and place. */
export function toMailEvent(event: MailEventRow, reader: string | null): MailEvent {
  const locale = dateLocale(reader);
  const placeholder = event.online && event.city === null ? ONLINE : TO_BE_ANNOUNCED;
  const place = { venue_name: event.venue_name ?? placeholder, city: event.city ?? placeholder };
  const price = formatPrice(event, locale);
  const conflicts = event.conflicts ?? undefined;
  const state = describeState({ ...event, conflicts }, { locale, now: ANY_YEAR });
  return {
    title: event.title,
    slug: event.slug,
    when: formatWhen(event, locale),
    where: formatPlace(place, locale),
    ...(price !== null && { price }),
    ...(isPlanned(event) && { times: toTimes(event) }),
    ...(state && { state }),
    ...(event.picture && { picture: event.picture }),
    ...(event.demo && { demo: wordsFor(locale).demo }),
  };
}

const isPlanned = ({ status, date_tbd }: MailEventRow): boolean =>
  !date_tbd && status !== 'cancelled' && status !== 'postponed';

const toTimes = ({
  start_utc,
  start_local,
  end_utc,
  timezone,
  time_tbd,
  date_tbd,
  all_day,
}: MailEventRow): MailEvent['times'] => ({
  start_utc,
  start_local,
  end_utc,
  timezone,
  time_tbd,
  date_tbd,
  all_day,
});

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
