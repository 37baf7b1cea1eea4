import type { Availability, EventStatus, EventSummary } from '@marquee/domain';
import type { MessageName, Translator } from './translator.ts';

/** How a state looks: bad news, news, or good to know. */
export type BadgeTone = 'alert' | 'change' | 'hint';

interface State {
  text: MessageName;
  tone: BadgeTone;
}

const STATUS_STATES: Readonly<Record<EventStatus, State | null>> = {
  scheduled: null,
  rescheduled: { text: 'newDate', tone: 'change' },
  postponed: { text: 'postponed', tone: 'alert' },
  cancelled: { text: 'cancelled', tone: 'alert' },
  moved_online: { text: 'movedOnline', tone: 'change' },
};

const TICKET_STATES: Readonly<Record<Availability, State | null>> = {
  available: null,
  few_left: { text: 'fewLeft', tone: 'change' },
  sold_out: { text: 'soldOut', tone: 'alert' },
  not_yet: { text: 'notYet', tone: 'hint' },
  off_sale: { text: 'offSale', tone: 'hint' },
  unknown: null,
};

/** What is to be known before one goes there. Of a cancelled event, tickets are no matter. */
export function badgesFor({ status, availability }: Pick<EventSummary, 'status' | 'availability'>): State[] {
  const news = STATUS_STATES[status];
  const tickets = status === 'cancelled' ? null : TICKET_STATES[availability];
  return [news, tickets].filter((state) => state !== null);
}

type Sale = Pick<EventSummary, 'status' | 'availability' | 'slug' | 'ticket_url'>;

/** Whether a button to the tickets makes sense. */
export const isOnSale = ({ status, availability }: Sale): boolean =>
  status !== 'cancelled' && status !== 'postponed' && availability !== 'sold_out' && availability !== 'off_sale';

/** "Free", "from €20"; null where nothing is known. */
export function priceOf(
  event: Pick<EventSummary, 'is_free' | 'price_min' | 'price_max' | 'currency'>,
  words: Translator,
) {
  const { is_free, price_min, price_max, currency } = event;
  if (is_free || price_min === 0) return words.say('free');
  if (price_min === null || currency === null) return null;
  const price = money(price_min, currency, words);
  return price_max !== null && price_max > price_min ? words.say('fromPrice', { price }) : price;
}

const MAX_FORMATS = 1_000;
const formats = new Map<string, Intl.NumberFormat>();

function money(amount: number, currency: string, { locale }: Translator): string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? moneyFormat(locale, currency);
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, format);
  return format.format(amount);
}

const moneyFormat = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    trailingZeroDisplay: 'stripIfInteger',
  });

const NAMED = { Online: 'online', 'To be announced': 'placeTbd' } as const;

/** Venue and city, the words for "nowhere" in the reader's language. */
export function placeOf({ venue_name, city }: Pick<EventSummary, 'venue_name' | 'city'>, { say }: Translator): string {
  const names = [...new Set([venue_name, city])];
  const known = names.filter((name) => !(name in NAMED));
  return (known.length > 0 ? known : names.slice(0, 1)).map((name) => said(name, say)).join(', ');
}

const said = (name: string, say: Translator['say']) =>
  name === 'Online' || name === 'To be announced' ? say(NAMED[name]) : name;
