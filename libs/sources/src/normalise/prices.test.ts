import { describe, expect, it } from '@jest/globals';
import { isFree } from '@marquee/formats/display';
import { normalisePrices } from './prices.ts';

const normalise = (prices: object) =>
  normalisePrices({ title: 'Night', currency: 'EUR', ...prices });

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

  it.each([
    [{ price_min: 13 }, [13, null, null]],
    [{ price_min: 13, price_max: 'tba' }, [13, null, null]],
    [{ price_min: 0 }, [0, null, null]],
    [{ price_min: 35, price_max: 13 }, [13, 35, null]],
    [{ price_max: 35 }, [35, 35, null]],
    [{ price_min: '1.250,00' }, [1250, null, null]],
    [{ price_min: '12–15 €' }, [12, 15, null]],
    [{ price_min: 'ab 1 250 €', price_max: '2.500' }, [1250, 2500, null]],
    [{ price_min: 'gratis' }, [null, null, true]],
  ])('reads %j', (prices, expected) => {
    const { price_min, price_max, is_free } = normalise(prices);
    expect([price_min, price_max, is_free]).toEqual(expected);
  });

  it('takes the currency of "$" from the country', () => {
    const currencyIn = (country: string, raw: object) =>
      normalisePrices({ title: 'Night', ...raw }, country).currency;
    expect(currencyIn('CA', { price_min: '$25' })).toBe('CAD');
    expect(currencyIn('MX', { price_min: 25, currency: '$' })).toBe('MXN');
  });
});
