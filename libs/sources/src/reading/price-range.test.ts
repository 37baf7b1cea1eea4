import { expect, it } from '@jest/globals';
import { toPriceRange } from './price-range.ts';

it.each([
  [[13], [], { price_min: 13, price_max: null }],
  [[13, 20], [null, null], { price_min: 13, price_max: null }],
  [[13, 20], [18, 50], { price_min: 13, price_max: 50 }],
  [[], [35], { price_min: 35, price_max: 35 }],
  [[null], [null], { price_min: null, price_max: null }],
])('summarises the lowest prices %j and the highest prices %j', (lows, highs, expected) => {
  expect(toPriceRange(lows, highs)).toEqual(expected);
});
