import type { EventSummary } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { isOff } from './event-phase.ts';
import { plainSpaces } from './plain-spaces.ts';
import { wordsFor } from './words.ts';

export type Prices = Pick<EventSummary, 'is_free' | 'price_min' | 'price_max' | 'currency'>;
export type PricedEvent = Prices & Pick<EventSummary, 'status'>;

/** Whether admission costs nothing. A lowest price of 0 alongside a higher price is not free. */
export const isFree = ({ is_free, price_min, price_max }: Prices): boolean =>
  (price_max ?? 0) <= 0 &&
  (price_min ?? 0) <= 0 &&
  (is_free === true || (price_min === 0 && price_max === 0));

/**
 * Returns "Free", "€20", "€20 – €35" or "from €20"; null if the price is unknown or the event is
 * off.
 */
export const formatPrice = (event: PricedEvent, locale: string): string | null =>
  isOff(event) ? null : formatStatedPrice(event, locale);

/** The same, also of an event that is off. */
export function formatStatedPrice(event: Prices, locale: string): string | null {
  const price = formatAmount(event, locale);
  return price === null ? null : plainSpaces(price);
}

function formatAmount(event: Prices, locale: string): string | null {
  const words = wordsFor(locale);
  if (isFree(event)) return words.free;
  const { price_min, price_max, currency } = event;
  if (currency === null || (price_min === null && price_max === null)) return null;
  const format = formats.memo(`${locale} ${currency}`);
  if (price_max !== null && price_max > (price_min ?? 0))
    return format.formatRange(price_min ?? 0, price_max);
  if (price_min === null || price_min === 0) return null;
  return price_max === null
    ? words.fromPrice.replace('{price}', format.format(price_min))
    : format.format(price_min);
}

const formats = new LRUCache<string, Intl.NumberFormat>({
  max: 1_000,
  memoMethod: (key) => createFormat(key),
});

function createFormat(key: string): Intl.NumberFormat {
  const [locale = 'en', currency = 'EUR'] = key.split(' ');
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    trailingZeroDisplay: 'stripIfInteger',
  });
}
