import type { PlaceCandidate, PriceLimit } from '@marquee/search';

// The currencies that share a name or a sign.
const CURRENCY_OF: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
};

/**
 * Chooses the currency of the place if the word or sign means several: "$20 in Toronto" are
 * Canadian dollars.
 */
export function settleCurrency(limit: PriceLimit, place: PlaceCandidate | null): PriceLimit {
  const own = place && CURRENCY_OF[toCountryCode(place) ?? ''];
  return own && limit.currencies?.includes(own) ? { ...limit, currencies: [own] } : limit;
}

// What a low price is, in the currency of the countries: "cheap concerts in Munich".
const LOW_PRICES: readonly (readonly [countries: string, currency: string, amount: number])[] = [
  ['AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK', 'EUR', 25],
  ['US', 'USD', 25],
  ['GB', 'GBP', 20],
  ['CA', 'CAD', 30],
  ['AU', 'AUD', 35],
  ['NZ', 'NZD', 35],
  ['CH', 'CHF', 30],
  ['SE', 'SEK', 250],
  ['NO', 'NOK', 250],
  ['DK', 'DKK', 170],
  ['PL', 'PLN', 100],
  ['CZ', 'CZK', 500],
  ['HU', 'HUF', 8_000],
  ['JP', 'JPY', 3_000],
  ['MX', 'MXN', 400],
  ['BR', 'BRL', 120],
  ['IN', 'INR', 1_500],
  ['ZA', 'ZAR', 400],
];

/** Returns the limit of a low price in a place, or null if the place or its prices are unknown. */
export function lowPrice(place: PlaceCandidate | null): PriceLimit | null {
  const country = place && toCountryCode(place);
  const low = LOW_PRICES.find(([countries]) => country && countries.split(' ').includes(country));
  return low ? { amount: low[2], currencies: [low[1]] } : null;
}

/** Returns the one country of a place, or null. */
export function toCountryCode({ place }: PlaceCandidate): string | null {
  if ('city' in place) return place.city.country_code;
  const codes = new Set([
    ...place.area.countries,
    ...place.area.regions.map((region) => region.country_code),
  ]);
  const [only] = codes;
  return codes.size === 1 ? (only ?? null) : null;
}
