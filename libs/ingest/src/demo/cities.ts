import type { StreetStyle } from './words.ts';

export interface DemoCity {
  name: string;
  country: string;
  region: string | null;
  /** A central, dry place, not always the official centre: venues are scattered around it. */
  lat: number;
  lng: number;
  timezone: string;
  /** Share of the season, relative to the other cities. */
  weight: number;
}

export interface DemoCountry {
  currency: string;
  /**
   * What a ticket of one euro in western Europe costs here, price level included, and what prices
   * are rounded to.
   */
  perEuro: number;
  roundTo: number;
  streets: StreetStyle;
}

const ROWS: [string, string, string | null, number, number, string, number][] = [
  ['London', 'GB', null, 51.509, -0.126, 'Europe/London', 4],
  ['Manchester', 'GB', null, 53.481, -2.237, 'Europe/London', 1],
  ['Edinburgh', 'GB', null, 55.952, -3.196, 'Europe/London', 1],
  ['Dublin', 'IE', null, 53.333, -6.249, 'Europe/Dublin', 1],
  ['Lisbon', 'PT', null, 38.738, -9.15, 'Europe/Lisbon', 1],
  ['Porto', 'PT', null, 41.148, -8.611, 'Europe/Lisbon', 1],
  ['Madrid', 'ES', null, 40.416, -3.703, 'Europe/Madrid', 2],
  ['Barcelona', 'ES', null, 41.389, 2.159, 'Europe/Madrid', 2],
  ['Paris', 'FR', null, 48.853, 2.349, 'Europe/Paris', 4],
  ['Lyon', 'FR', null, 45.749, 4.848, 'Europe/Paris', 1],
  ['Brussels', 'BE', null, 50.85, 4.349, 'Europe/Brussels', 1],
  ['Amsterdam', 'NL', null, 52.374, 4.89, 'Europe/Amsterdam', 2],
  ['Berlin', 'DE', null, 52.524, 13.411, 'Europe/Berlin', 4],
  ['Hamburg', 'DE', null, 53.551, 9.993, 'Europe/Berlin', 1],
  ['Munich', 'DE', null, 48.137, 11.575, 'Europe/Berlin', 1],
  ['Zurich', 'CH', null, 47.367, 8.55, 'Europe/Zurich', 1],
  ['Milan', 'IT', null, 45.464, 9.19, 'Europe/Rome', 1],
  ['Rome', 'IT', null, 41.892, 12.511, 'Europe/Rome', 2],
  ['Vienna', 'AT', null, 48.208, 16.372, 'Europe/Vienna', 2],
  ['Prague', 'CZ', null, 50.088, 14.421, 'Europe/Prague', 1],
  ['Budapest', 'HU', null, 47.498, 19.04, 'Europe/Budapest', 1],
  ['Warsaw', 'PL', null, 52.23, 21.012, 'Europe/Warsaw', 1],
  ['Copenhagen', 'DK', null, 55.683, 12.555, 'Europe/Copenhagen', 1],
  ['Oslo', 'NO', null, 59.913, 10.746, 'Europe/Oslo', 1],
  ['Stockholm', 'SE', null, 59.329, 18.069, 'Europe/Stockholm', 1],
  ['Helsinki', 'FI', null, 60.182, 24.935, 'Europe/Helsinki', 1],
  ['Athens', 'GR', null, 37.984, 23.728, 'Europe/Athens', 1],
  ['Istanbul', 'TR', null, 41.014, 28.95, 'Europe/Istanbul', 1],
  ['Lagos', 'NG', null, 6.515, 3.37, 'Africa/Lagos', 1],
  ['Nairobi', 'KE', null, -1.283, 36.817, 'Africa/Nairobi', 1],
  ['Cape Town', 'ZA', null, -33.937, 18.445, 'Africa/Johannesburg', 1],
  ['Dubai', 'AE', null, 25.195, 55.285, 'Asia/Dubai', 1],
  ['Mumbai', 'IN', null, 19.073, 72.883, 'Asia/Kolkata', 1],
  ['Bangkok', 'TH', null, 13.754, 100.501, 'Asia/Bangkok', 1],
  ['Singapore', 'SG', null, 1.315, 103.85, 'Asia/Singapore', 2],
  ['Taipei', 'TW', null, 25.053, 121.526, 'Asia/Taipei', 1],
  ['Seoul', 'KR', null, 37.566, 126.978, 'Asia/Seoul', 1],
  ['Osaka', 'JP', null, 34.694, 135.501, 'Asia/Tokyo', 1],
  ['Tokyo', 'JP', null, 35.69, 139.692, 'Asia/Tokyo', 4],
  ['Auckland', 'NZ', null, -36.867, 174.762, 'Pacific/Auckland', 1],
  ['Sydney', 'AU', 'New South Wales', -33.888, 151.2, 'Australia/Sydney', 2],
  ['Melbourne', 'AU', 'Victoria', -37.814, 144.963, 'Australia/Melbourne', 2],
  ['Los Angeles', 'US', 'California', 34.052, -118.244, 'America/Los_Angeles', 2],
  ['San Francisco', 'US', 'California', 37.768, -122.432, 'America/Los_Angeles', 2],
  ['Seattle', 'US', 'Washington', 47.615, -122.318, 'America/Los_Angeles', 1],
  ['Vancouver', 'CA', 'British Columbia', 49.25, -123.119, 'America/Vancouver', 1],
  ['Austin', 'US', 'Texas', 30.267, -97.743, 'America/Chicago', 2],
  ['Mexico City', 'MX', null, 19.428, -99.128, 'America/Mexico_City', 1],
  ['New Orleans', 'US', 'Louisiana', 29.955, -90.075, 'America/Chicago', 1],
  ['Nashville', 'US', 'Tennessee', 36.166, -86.784, 'America/Chicago', 1],
  ['Chicago', 'US', 'Illinois', 41.88, -87.66, 'America/Chicago', 2],
  ['Toronto', 'CA', 'Ontario', 43.68, -79.4, 'America/Toronto', 2],
  ['Montreal', 'CA', 'Quebec', 45.509, -73.588, 'America/Toronto', 1],
  ['New York', 'US', 'New York', 40.735, -73.985, 'America/New_York', 4],
  ['Bogotá', 'CO', null, 4.61, -74.082, 'America/Bogota', 1],
  ['Lima', 'PE', null, -12.043, -77.028, 'America/Lima', 1],
  ['Santiago', 'CL', null, -33.457, -70.648, 'America/Santiago', 1],
  ['Buenos Aires', 'AR', null, -34.613, -58.377, 'America/Argentina/Buenos_Aires', 1],
  ['São Paulo', 'BR', null, -23.547, -46.636, 'America/Sao_Paulo', 1],
  ['Rio de Janeiro', 'BR', null, -22.918, -43.215, 'America/Sao_Paulo', 1],
];

export const CITIES: readonly DemoCity[] = ROWS.map(
  ([name, country, region, lat, lng, timezone, weight]) => {
    return { name, country, region, lat, lng, timezone, weight };
  },
);

const EURO = { currency: 'EUR', perEuro: 1, roundTo: 1 };

export const COUNTRIES: Readonly<Record<string, DemoCountry>> = {
  AE: { currency: 'AED', perEuro: 4, roundTo: 5, streets: 'english' },
  AR: { currency: 'ARS', perEuro: 900, roundTo: 500, streets: 'spanish' },
  AT: { ...EURO, streets: 'german' },
  AU: { currency: 'AUD', perEuro: 1.7, roundTo: 1, streets: 'english' },
  BE: { ...EURO, streets: 'french' },
  BR: { currency: 'BRL', perEuro: 3.5, roundTo: 5, streets: 'portuguese' },
  CA: { currency: 'CAD', perEuro: 1.5, roundTo: 1, streets: 'english' },
  CH: { currency: 'CHF', perEuro: 1.4, roundTo: 1, streets: 'german' },
  CL: { currency: 'CLP', perEuro: 650, roundTo: 500, streets: 'spanish' },
  CO: { currency: 'COP', perEuro: 2600, roundTo: 1000, streets: 'spanish' },
  CZ: { currency: 'CZK', perEuro: 18, roundTo: 10, streets: 'czech' },
  DE: { ...EURO, streets: 'german' },
  DK: { currency: 'DKK', perEuro: 8.5, roundTo: 5, streets: 'nordic' },
  ES: { ...EURO, perEuro: 0.8, streets: 'spanish' },
  FI: { ...EURO, streets: 'finnish' },
  FR: { ...EURO, streets: 'french' },
  GB: { currency: 'GBP', perEuro: 0.9, roundTo: 1, streets: 'english' },
  GR: { ...EURO, perEuro: 0.6, streets: 'greek' },
  HU: { currency: 'HUF', perEuro: 250, roundTo: 100, streets: 'hungarian' },
  IE: { ...EURO, streets: 'english' },
  IN: { currency: 'INR', perEuro: 40, roundTo: 50, streets: 'english' },
  IT: { ...EURO, perEuro: 0.9, streets: 'italian' },
  JP: { currency: 'JPY', perEuro: 140, roundTo: 100, streets: 'japanese' },
  KE: { currency: 'KES', perEuro: 60, roundTo: 50, streets: 'english' },
  KR: { currency: 'KRW', perEuro: 1300, roundTo: 1000, streets: 'korean' },
  MX: { currency: 'MXN', perEuro: 13, roundTo: 10, streets: 'spanish' },
  NG: { currency: 'NGN', perEuro: 600, roundTo: 500, streets: 'english' },
  NL: { ...EURO, streets: 'dutch' },
  NO: { currency: 'NOK', perEuro: 13, roundTo: 10, streets: 'nordic' },
  NZ: { currency: 'NZD', perEuro: 1.8, roundTo: 1, streets: 'english' },
  PE: { currency: 'PEN', perEuro: 2.5, roundTo: 5, streets: 'spanish' },
  PL: { currency: 'PLN', perEuro: 3, roundTo: 5, streets: 'polish' },
  PT: { ...EURO, perEuro: 0.7, streets: 'portuguese' },
  SE: { currency: 'SEK', perEuro: 11, roundTo: 5, streets: 'nordic' },
  SG: { currency: 'SGD', perEuro: 1.5, roundTo: 1, streets: 'english' },
  TH: { currency: 'THB', perEuro: 22, roundTo: 50, streets: 'thai' },
  TR: { currency: 'TRY', perEuro: 22, roundTo: 10, streets: 'turkish' },
  TW: { currency: 'TWD', perEuro: 25, roundTo: 50, streets: 'chinese' },
  US: { currency: 'USD', perEuro: 1.2, roundTo: 1, streets: 'english' },
  ZA: { currency: 'ZAR', perEuro: 10, roundTo: 10, streets: 'english' },
};
