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
 * Returns "Free", "€20", "€20–35" or "from €20"; null if the price is unknown or the event is
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
    return formatPriceRange(price_min ?? 0, price_max, format);
  if (price_min === null || price_min === 0) return null;
  return price_max === null
    ? words.fromPrice.replace('{price}', format.format(price_min))
    : format.format(price_min);
}

/**
 * States the currency once, where the language has it: "€20–35", "20–35 €". `formatRange` does so
 * for some currencies only.
 */
export function formatPriceRange(min: number, max: number, format: Intl.NumberFormat): string {
  const [low, high] = [min, max].map((price) => format.formatToParts(price));
  if (!low || !high) return '';
  const isBefore = high.findIndex(isCurrency) < high.findIndex(isDigits);
  const [first, second] = isBefore ? [low, withoutCurrency(high)] : [withoutCurrency(low), high];
  const dash = format.formatRangeToParts(min, max).find(isBetween)?.value.trim() ?? '–';
  return `${join(first)}${dash}${join(second)}`;
}

type Part = Intl.NumberFormatPart;
const isCurrency = ({ type }: Part): boolean => type === 'currency';
const isBetween = ({ value }: Pick<Part, 'value'>): boolean => /[-–～]/.test(value);
const isDigits = ({ type }: Part): boolean => type === 'integer';
const join = (parts: readonly Part[]): string => parts.map(({ value }) => value).join('');

const withoutCurrency = (parts: readonly Part[]): Part[] =>
  parts.filter(({ type }) => type !== 'currency' && type !== 'literal');

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
