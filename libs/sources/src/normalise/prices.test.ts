import { describe, expect, it } from '@jest/globals';
import { isFree } from '@marquee/domain';
import { normalisePrices } from './prices.ts';

const normalise = (prices: object) => normalisePrices({ title: 'Night', currency: 'EUR', ...prices });

describe('normalisePrices', () => {
  it.each([
    [false, { is_free: true, price_min: 0, price_max: 35 }],
    [false, { is_free: true, price_min: 13 }],
    [false, { is_free: 'yes', price_max: '35.00' }],
    [null, { price_min: 0, price_max: 35 }],
    [true, { is_free: true }],
    [true, { is_free: true, price_min: 0 }],
    [true, { price_min: 0, price_max: 0 }],
    [false, { is_free: false, price_min: 0, price_max: 0 }],
    [false, { is_free: false }],
    [null, {}],
  ])('returns is_free %s for %j, as every surface shows it', (expected, prices) => {
    const normalised = normalise(prices);
    expect(normalised.is_free).toBe(expected);
    expect(isFree(normalised)).toBe(expected === true);
  });

  it('drops prices of 0 of an event that is not free', () => {
    expect(normalise({ is_free: false, price_min: 0, price_max: 0 })).toMatchObject({
      price_min: null,
      currency: null,
    });
  });
});
