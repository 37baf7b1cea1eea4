import type { PartialRawEvent } from './record-format.ts';

const AMOUNT = String.raw`(\d+(?:[.,]\d{1,2})?)`;
const IN_EUROS = new RegExp(`${AMOUNT}(?:\\s*(?:a|à|-|/)\\s*${AMOUNT})?\\s*(?:€|euros?\\b|EUR\\b)`, 'gi');
const FREE =
  /^(?:(?:la |l')?(?:entrada|entrée|acceso|accès|actividad|matr[ií]cula|visite)\s+)?(?:libre|gratuit[oae]?)/i;

/** Finds euro prices in text ("6 a 22 euros", "Plein tarif 16 EUR"). Free only if the text starts with such a word. */
export function parsePrices(
  text: string | null,
): Pick<PartialRawEvent, 'price_min' | 'price_max' | 'currency' | 'is_free'> {
  const amounts = [...(text ?? '').matchAll(IN_EUROS)].flatMap(([, low, high]) => [low, high]);
  const prices = amounts.filter((amount) => amount !== undefined).map((amount) => Number(amount.replace(',', '.')));
  if (prices.length > 0) return { price_min: Math.min(...prices), price_max: Math.max(...prices), currency: 'EUR' };
  return FREE.test(text ?? '') ? { is_free: true } : {};
}
