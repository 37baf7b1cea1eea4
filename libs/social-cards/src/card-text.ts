import { formatPlace, formatPrice, formatSpan, ONLINE, wordsFor, type EventSummary } from '@marquee/domain';

export type CardEvent = Pick<
  EventSummary,
  | 'title'
  | 'category'
  | 'status'
  | 'demo'
  | 'availability'
  | 'is_free'
  | 'price_min'
  | 'price_max'
  | 'currency'
  | 'start_utc'
  | 'start_local'
  | 'end_utc'
  | 'timezone'
  | 'time_tbd'
  | 'date_tbd'
  | 'all_day'
  | 'venue_name'
  | 'city'
  | 'country'
  | 'country_code'
>;

/** The content of a card. Events with equal content share a card. */
export interface CardText {
  title: string;
  category: CardEvent['category'];
  /** "Cancelled", another change of status, "Sold out", or null. */
  notice: string | null;
  /** Null if it is unknown or there are no tickets. */
  price: string | null;
  /** "Sample event" if the event is generated, else null. */
  demo: string | null;
  when: string;
  where: string;
  /** Selects between the Chinese and Japanese shapes of a character. */
  country_code: string | null;
}

const LOCALE = 'en-GB';
const MAX_TEXT_LENGTH = 300;

export function toCardText(event: CardEvent): CardText {
  return {
    title: toPrintable(event.title),
    category: event.category,
    notice: findNotice(event),
    price: hasTickets(event) ? formatPrice(event, LOCALE) : null,
    demo: event.demo ? words.demo : null,
    when: toPrintable(formatWhen(event)),
    where: toPrintable(formatWhere(event)),
    country_code: event.country_code,
  };
}

const words = wordsFor(LOCALE);
const NOTICES: Readonly<Record<CardEvent['status'], string | null>> = {
  scheduled: null,
  rescheduled: words.rescheduled,
  postponed: words.postponed,
  cancelled: words.cancelled,
  moved_online: words.movedOnline,
};

const isOff = ({ status }: CardEvent) => status === 'cancelled' || status === 'postponed';
const hasTickets = (event: CardEvent) => !isOff(event) && event.availability !== 'sold_out';

function findNotice(event: CardEvent): string | null {
  const isSoldOut = !isOff(event) && event.availability === 'sold_out';
  return isSoldOut ? words.soldOut : NOTICES[event.status];
}

/** The long style names every year, so a card does not depend on the day on which it is rendered. */
function formatWhen(event: CardEvent): string {
  const { date, time } = formatSpan(event, { locale: LOCALE, now: new Date(event.start_utc), style: 'long' });
  return time === null ? date : `${date} · ${time}`;
}

/** Adds the country to a city without a venue. */
function formatWhere(event: CardEvent): string {
  const place = formatPlace(event, LOCALE);
  const isCity = place === event.city && place !== ONLINE;
  return isCity && event.country !== null ? `${place}, ${event.country}` : place;
}

// Characters that are invisible, change the direction of text or are invalid in XML.
const UNPRINTABLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;

const toPrintable = (text: string) =>
  text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed();
