import type { PartialRawEvent } from './record-format.ts';

/**
 * Summarises price ranges. The highest price is unknown if only lowest prices are stated. An exact
 * price counts as both.
 */
export function toPriceRange(
  lows: (number | null)[],
  highs: (number | null)[],
): Pick<PartialRawEvent, 'price_min' | 'price_max'> {
  const amounts = [...lows, ...highs].filter((price) => price !== null);
  const isHighKnown = highs.some((price) => price !== null);
  return {
    price_min: amounts.length > 0 ? amounts.reduce((one, other) => Math.min(one, other)) : null,
    price_max: isHighKnown ? amounts.reduce((one, other) => Math.max(one, other)) : null,
  };
}
