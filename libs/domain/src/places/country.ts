// the entry point for Node loads the names in all languages
import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { foldText } from '../text/fold-text.ts';

countries.registerLocale(english);

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** ISO 3166-1 alpha-3, upper case. */
  alpha3: string;
  /** Common English name (CLDR), e.g. "Czechia". */
  name: string;
}

const commonName = new Intl.DisplayNames(['en'], { type: 'region' });

export const COUNTRIES: readonly Country[] = Object.entries(countries.getAlpha2Codes()).map(
  ([code, alpha3]) => ({
    code,
    alpha3,
    name: commonName.of(code) ?? code,
  }),
);

// Common names that neither ISO nor CLDR lists as English names.
const OTHER_NAMES: Readonly<Record<string, string>> = {
  America: 'US',
  'United States of America': 'US',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  'Northern Ireland': 'GB',
  'Great Britain': 'GB',
  Britain: 'GB',
  UAE: 'AE',
  Holland: 'NL',
  'The Netherlands': 'NL',
  'Republic of Ireland': 'IE',
  'Czech Republic': 'CZ',
  Korea: 'KR',
  'Republic of Korea': 'KR',
  'Viet Nam': 'VN',
  'Russian Federation': 'RU',
  Macau: 'MO',
  'Hong Kong, China': 'HK',
  'Hong Kong': 'HK',
  'Taiwan, Province of China': 'TW',
  Moldova: 'MD',
  'Republic of Moldova': 'MD',
  Macedonia: 'MK',
  Swaziland: 'SZ',
  Burma: 'MM',
  'Ivory Coast': 'CI',
  'Cape Verde': 'CV',
  'East Timor': 'TL',
  'DR Congo': 'CD',
  Congo: 'CG',
  Palestine: 'PS',
  'The Gambia': 'GM',
  'The Bahamas': 'BS',
  'Vatican City': 'VA',
  "People's Republic of China": 'CN',
  'Mainland China': 'CN',
  Deutschland: 'DE',
  España: 'ES',
  Italia: 'IT',
  Brasil: 'BR',
  México: 'MX',
  Österreich: 'AT',
  Schweiz: 'CH',
  Suisse: 'CH',
  Belgique: 'BE',
  Polska: 'PL',
};

/** Folds a name so that "U.S.A." becomes "usa", not "u s a". */
export const foldCountryName = (name: string) => foldText(name.replaceAll('.', ''));

const CODE_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...Object.entries(countries.getNames('en', { select: 'all' })).flatMap(([code, names]) =>
    names.map((name) => [foldCountryName(name), code] as const),
  ),
  ...COUNTRIES.flatMap(({ code, alpha3, name }) =>
    [code, alpha3, name].map((word) => [foldCountryName(word), code] as const),
  ),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [foldCountryName(name), code] as const),
  ['uk', 'GB'],
]);

const NAME_BY_CODE: ReadonlyMap<string, string> = new Map(
  COUNTRIES.map(({ code, name }) => [code, name]),
);

/**
 * Returns the alpha-2 code for an alpha-2 code, alpha-3 code or common name in any case, or null.
 */
export const parseCountryCode = (text: string): string | null =>
  CODE_BY_NAME.get(foldCountryName(text)) ?? null;

/** Returns the common English name of an alpha-2 code, or the argument if the code is unknown. */
export const countryName = (code: string): string => NAME_BY_CODE.get(code) ?? code;
