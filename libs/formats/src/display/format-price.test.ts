import { describe, expect, it } from '@jest/globals';
import { formatPlace } from './format-place.ts';
import { formatPrice, type PricedEvent } from './format-price.ts';

const price = (changes: Partial<PricedEvent>, locale = 'en') =>
  formatPrice(
    {
      status: 'scheduled',
      is_free: null,
      price_min: null,
      price_max: null,
      currency: 'EUR',
      ...changes,
    },
    locale,
  );

describe('formatPrice', () => {
  it.each([
    ['Free', { is_free: true }],
    ['Free', { price_min: 0, price_max: 0 }],
    ['€0–35', { price_min: 0, price_max: 35 }],
    ['€0–35', { is_free: true, price_min: 0, price_max: 35 }],
    ['from €13', { price_min: 13 }],
    ['€13–20.50', { price_min: 13, price_max: 20.5 }],
    ['€13', { price_min: 13, price_max: 13 }],
    [null, { price_min: 13, currency: null }],
    [null, { price_min: 0 }],
    [null, {}],
  ])('returns %s for %j', (text, changes) => {
    expect(price(changes)).toBe(text);
  });

  it.each(['cancelled', 'postponed'] as const)('returns null for an event that is %s', (status) => {
    expect(price({ status, price_min: 13 })).toBeNull();
    expect(price({ status, is_free: true })).toBeNull();
  });

  it('follows the locale', () => {
    expect(price({ price_min: 13, price_max: 20.5 }, 'de')).toBe('13–20,50 €');
  });

  it.each([
    ['CHF 150–339', 'CHF', 'en'],
    ['US$150–339', 'USD', 'en-GB'],
    ['150–339 CHF', 'CHF', 'de'],
    ['150–339 $US', 'USD', 'fr'],
    ['￥150～339', 'JPY', 'ja'],
    ['€ 150–339', 'EUR', 'pt'],
  ])('states the currency of a range once: %s', (text, currency, locale) => {
    expect(price({ price_min: 150, price_max: 339, currency }, locale)).toBe(text);
  });
});

describe('formatPlace', () => {
  it.each([
    ['Berghain, Berlin', 'Berghain', 'Berlin', 'en'],
    ['Berlin', 'To be announced', 'Berlin', 'en'],
    ['Berlin', 'Berlin', 'Berlin', 'en'],
    ['Online', 'Online', 'Online', 'en'],
    ['Ort folgt', 'To be announced', 'To be announced', 'de'],
    ['Ort nicht angegeben', 'Not stated', 'Not stated', 'de'],
  ])('returns %s', (text, ...[venue_name, city, locale]) => {
    expect(formatPlace({ venue_name, city }, locale)).toBe(text);
  });
});
