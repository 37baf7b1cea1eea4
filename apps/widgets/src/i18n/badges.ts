import type { Availability, EventStatus, EventSummary } from '@marquee/domain';
import type { MessageName, Translator } from './translator.ts';

/** Colour of a badge: bad news, a change, or a hint. */
export type BadgeTone = 'alert' | 'change' | 'hint';

interface Badge {
  text: MessageName;
  tone: BadgeTone;
}

const STATUS_BADGES: Readonly<Record<EventStatus, Badge | null>> = {
  scheduled: null,
  rescheduled: { text: 'newDate', tone: 'change' },
  postponed: { text: 'postponed', tone: 'alert' },
  cancelled: { text: 'cancelled', tone: 'alert' },
  moved_online: { text: 'movedOnline', tone: 'change' },
};

const TICKET_BADGES: Readonly<Record<Availability, Badge | null>> = {
  available: null,
  few_left: { text: 'fewLeft', tone: 'change' },
  sold_out: { text: 'soldOut', tone: 'alert' },
  not_yet: { text: 'notYet', tone: 'hint' },
  off_sale: { text: 'offSale', tone: 'hint' },
  unknown: null,
};

/** Returns the badges of an event. A cancelled event has no ticket badge. */
export function badgesFor({ status, availability }: Pick<EventSummary, 'status' | 'availability'>): Badge[] {
  const news = STATUS_BADGES[status];
  const tickets = status === 'cancelled' ? null : TICKET_BADGES[availability];
  return [news, tickets].filter((state) => state !== null);
}

type Sale = Pick<EventSummary, 'status' | 'availability' | 'slug' | 'ticket_url'>;

/** Returns whether to show a ticket button. */
export const isOnSale = ({ status, availability }: Sale): boolean =>
  status !== 'cancelled' && status !== 'postponed' && availability !== 'sold_out' && availability !== 'off_sale';

/** Returns "Free", "from €20" or the price; null if the price is unknown. */
export function formatPrice(
  event: Pick<EventSummary, 'is_free' | 'price_min' | 'price_max' | 'currency'>,
  translator: Translator,
) {
  const { is_free, price_min, price_max, currency } = event;
  if (is_free || price_min === 0) return translator.t('free');
  if (price_min === null || currency === null) return null;
  const price = formatMoney(price_min, currency, translator);
  return price_max !== null && price_max > price_min ? translator.t('fromPrice', { price }) : price;
}

const MAX_FORMATS = 1_000;
const formats = new Map<string, Intl.NumberFormat>();

function formatMoney(amount: number, currency: string, { locale }: Translator): string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? createMoneyFormat(locale, currency);
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, format);
  return format.format(amount);
}

const createMoneyFormat = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    trailingZeroDisplay: 'stripIfInteger',
  });

const PLACE_MESSAGES = { Online: 'online', 'To be announced': 'placeTbd' } as const;

/** Returns venue and city, with "Online" and "To be announced" in the reader's language. */
export function formatPlace(
  { venue_name, city }: Pick<EventSummary, 'venue_name' | 'city'>,
  { t }: Translator,
): string {
  const names = [...new Set([venue_name, city])];
  const known = names.filter((name) => !(name in PLACE_MESSAGES));
  return (known.length > 0 ? known : names.slice(0, 1)).map((name) => translatePlaceName(name, t)).join(', ');
}

const translatePlaceName = (name: string, t: Translator['t']) =>
  name === 'Online' || name === 'To be announced' ? t(PLACE_MESSAGES[name]) : name;
