import type { NormalisedEvent } from '@marquee/domain';
import type { RawEvent } from '../raw-event.ts';
import { parseFlag, parseNumber } from './values.ts';

type Prices = Pick<NormalisedEvent, 'price_min' | 'price_max' | 'currency' | 'is_free'>;

/**
 * A price above 0 outweighs a stated `is_free`, and a stated "not free" outweighs prices of 0, which are often placeholders.
 * A lowest price alone leaves the highest unknown.
 */
export function normalisePrices(raw: RawEvent): Prices {
  const stated = parseFlag(raw.is_free);
  const [low, high] = [parsePrice(raw.price_min), parsePrice(raw.price_max)];
  const amounts = [low, high].filter((price) => price !== null);
  const highest = Math.max(0, ...amounts);
  if (amounts.length === 0 || (highest === 0 && stated === false)) return { ...UNKNOWN, is_free: stated };
  const code = raw.currency?.trim().toUpperCase() ?? '';
  return {
    price_min: Math.min(...amounts),
    price_max: high === null ? null : highest,
    currency: /^[A-Z]{3}$/.test(code) ? code : null,
    is_free: highest > 0 && stated === true ? false : (stated ?? (high === 0 ? true : null)),
  };
}

const UNKNOWN = { price_min: null, price_max: null, currency: null };

function parsePrice(value: RawEvent['price_min']): number | null {
  const price = parseNumber(value);
  return price !== null && price >= 0 && price < 1e9 ? price : null;
}
