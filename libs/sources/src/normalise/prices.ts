import type { NormalisedEvent } from '@marquee/domain';
import { parseCurrency } from '../money/currencies.ts';
import { parseMoney } from '../money/parse-money.ts';
import type { RawEvent } from '../raw-event.ts';
import { parseFlag } from './values.ts';

type Prices = Pick<NormalisedEvent, 'price_min' | 'price_max' | 'currency' | 'is_free'>;

/**
 * A price above 0 outweighs a stated `is_free`, and a stated "not free" outweighs prices of 0,
 * which are often placeholders. A lowest price alone leaves the highest unknown. The country
 * decides between the currencies of "$" and "kr".
 */
export function normalisePrices(raw: RawEvent, country: string | null = null): Prices {
  const hints = { currency: raw.currency, country };
  const [lowest, highest] = [parseMoney(raw.price_min, hints), parseMoney(raw.price_max, hints)];
  const stated = parseFlag(raw.is_free) ?? (lowest.isFree && lowest.low === null ? true : null);
  // "12–15 €" in the column of the lowest price states the highest one as well.
  const top = highest.high ?? (lowest.high === lowest.low ? null : lowest.high);
  const amounts = [lowest.low, highest.low, top].filter((price) => price !== null);
  const max = Math.max(0, ...amounts);
  if (amounts.length === 0 || (max === 0 && stated === false))
    return { ...UNKNOWN, is_free: stated };
  return {
    price_min: Math.min(...amounts),
    price_max: top === null ? null : max,
    currency: parseCurrency(raw.currency, country) ?? lowest.currency ?? highest.currency,
    is_free: max > 0 && stated === true ? false : (stated ?? (top === 0 ? true : null)),
  };
}

const UNKNOWN = { price_min: null, price_max: null, currency: null };
