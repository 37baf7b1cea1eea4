import { type EventSummary, type Picture } from '@marquee/domain';
import {
  categoryName,
  formatConflicts,
  formatPlace,
  formatPrice,
  formatSpan,
  isOff,
  ONLINE,
  wordsFor,
} from '@marquee/formats/display';
import { chooseLayout, type FlyerEvent, type FlyerTexts } from '../flyer/choose-layout.ts';
import type { CardPicture } from '../photo-reader.ts';
import { cardLocale, readerCardLocale } from './card-locale.ts';
import { toPrintable } from './printable.ts';

export type CardEvent = FlyerEvent &
  Pick<
    EventSummary,
    | 'demo'
    | 'availability'
    | 'is_free'
    | 'price_min'
    | 'price_max'
    | 'currency'
    | 'venue_name'
    | 'country'
    | 'country_code'
    | 'picture'
    | 'conflicts'
  >;

/** The content of a card in one language. Events with equal content share a card. */
export interface CardText extends FlyerTexts {
  /** BCP 47. */
  locale: string;
  title: string;
  category: CardEvent['category'];
  category_name: string;
  is_cancelled: boolean;
  /** Its date does not hold. */
  is_off: boolean;
  /**
   * "Cancelled", another change of status, "Sold out", what a source states against that, or null.
   */
  notice: string | null;
  /** Null if it is unknown or there are no tickets. */
  price: string | null;
  /** "Sample event" if the event is generated, else null. */
  demo: string | null;
  when: string;
  where: string;
  /** Selects between the Chinese and Japanese shapes of a character. */
  country_code: string | null;
  /** Null without one, and if its file cannot be read. */
  picture: (CardPicture & { credit: string }) | null;
}

/** The language is that of the reader, else that of the event's country. */
export function toCardText(event: CardEvent, requested?: string): CardText {
  const locale =
    requested === undefined ? cardLocale(event.country_code) : readerCardLocale(requested);
  return {
    locale,
    title: toPrintable(event.title),
    ...chooseLayout(event, locale),
    category: event.category,
    category_name: categoryName(event.category, locale),
    is_cancelled: event.status === 'cancelled',
    is_off: isOff(event),
    notice: findNotice(event, locale),
    price: hasTickets(event) ? formatPrice(event, locale) : null,
    demo: event.demo ? wordsFor(locale).demo : null,
    when: toPrintable(formatWhen(event, locale)),
    where: toPrintable(formatWhere(event, locale)),
    country_code: event.country_code,
    picture: toCardPicture(event.picture),
  };
}

/** Returns what a card shows of a picture. */
export const toCardPicture = (picture: Omit<Picture, 'url'> | undefined): CardText['picture'] =>
  picture
    ? {
        id: picture.id,
        width: picture.width,
        height: picture.height,
        credit: toPrintable(`${picture.attribution} (${picture.licence})`),
      }
    : null;

const hasTickets = (event: CardEvent) => !isOff(event) && event.availability !== 'sold_out';

function findNotice(event: CardEvent, locale: string): string | null {
  const words = wordsFor(locale);
  const notices: Readonly<Record<CardEvent['status'], string | null>> = {
    scheduled: null,
    rescheduled: words.rescheduled,
    postponed: words.postponed,
    cancelled: words.cancelled,
    moved_online: words.movedOnline,
  };
  const [conflict = null] = formatConflicts(event, { locale, now: new Date(event.start_utc) });
  // Holders of tickets must know it, too.
  const isSoldOut = !isOff(event) && event.availability === 'sold_out';
  return isSoldOut ? (conflict ?? words.soldOut) : (notices[event.status] ?? conflict);
}

/**
 * The long style names every year, so a card does not depend on the day on which it is rendered.
 */
function formatWhen(event: CardEvent, locale: string): string {
  const { date, time } = formatSpan(event, {
    locale,
    now: new Date(event.start_utc),
    style: 'long',
  });
  return time === null ? date : `${date} · ${time}`;
}

/** Adds the country to a city without a venue. */
function formatWhere(event: CardEvent, locale: string): string {
  const place = formatPlace(event, locale);
  const isCity = place === event.city && place !== ONLINE;
  const country = countryName(event, locale);
  return isCity && country !== null ? `${place}, ${country}` : place;
}

const countryName = ({ country, country_code }: CardEvent, locale: string): string | null =>
  country_code === null || locale.startsWith('en')
    ? country
    : (countryNames(locale).of(country_code) ?? country);

const countryNames = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' });
