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

/** Chooses the currency of the place if the word or sign means several: "$20 in Toronto" are Canadian dollars. */
export function settleCurrency(limit: PriceLimit, place: PlaceCandidate | null): PriceLimit {
  const own = place && CURRENCY_OF[toCountryCode(place) ?? ''];
  return own && limit.currencies?.includes(own) ? { ...limit, currencies: [own] } : limit;
}

function toCountryCode({ place }: PlaceCandidate): string | null {
  if ('city' in place) return place.city.country_code;
  const codes = new Set([
    ...place.area.countries,
    ...place.area.regions.map((region) => region.country_code),
  ]);
  const [only] = codes;
  return codes.size === 1 ? (only ?? null) : null;
}
