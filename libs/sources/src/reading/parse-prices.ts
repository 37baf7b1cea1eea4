import { parseMoney } from '../money/parse-money.ts';
import type { PartialRawEvent } from './record-format.ts';

/**
 * Finds prices in a sentence ("6 a 22 euros", "Plein tarif 16 EUR"). Free only if the text starts
 * with such a word.
 */
export function parsePrices(
  text: string | null,
): Pick<PartialRawEvent, 'price_min' | 'price_max' | 'currency' | 'is_free'> {
  const { low, high, currency, isFree } = parseMoney(text, { isSentence: true });
  if (low !== null || high !== null) return { price_min: low ?? high, price_max: high, currency };
  return isFree ? { is_free: true } : {};
}
