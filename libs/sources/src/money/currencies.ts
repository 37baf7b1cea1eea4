import { lookUp } from '@marquee/domain';

/** The decimals of currencies that do not have two. */
export const UNUSUAL_DECIMALS: Readonly<Record<string, number>> = Object.fromEntries(
  Intl.supportedValuesOf('currency').flatMap((currency) => {
    const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits;
    return digits === 0 || digits === 3 ? [[currency, digits]] : [];
  }),
);

/** Currencies of countries that write "1.250" for one thousand two hundred and fifty. */
export const GROUPS_WITH_DOT: ReadonlySet<string> = new Set(
  'EUR DKK TRY BRL ARS UYU IDR RSD BAM MKD AOA MZN'.split(' '),
);

const CODES = new Set(Intl.supportedValuesOf('currency'));

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', euro: 'EUR', euros: 'EUR', Euro: 'EUR', Euros: 'EUR', eur: 'EUR', евро: 'EUR' },
  ...{ '£': 'GBP', gbp: 'GBP', 'Fr.': 'CHF', SFr: 'CHF', 'sFr.': 'CHF', Franken: 'CHF' },
  ...{
    US$: 'USD',
    'US $': 'USD',
    usd: 'USD',
    CA$: 'CAD',
    C$: 'CAD',
    A$: 'AUD',
    AU$: 'AUD',
    NZ$: 'NZD',
    HK$: 'HKD',
    S$: 'SGD',
  },
  ...{
    NT$: 'TWD',
    MX$: 'MXN',
    R$: 'BRL',
    '₹': 'INR',
    '₩': 'KRW',
    원: 'KRW',
    円: 'JPY',
    'JP¥': 'JPY',
    '￥': 'JPY',
  },
  ...{
    'CN¥': 'CNY',
    元: 'CNY',
    RMB: 'CNY',
    zł: 'PLN',
    Kč: 'CZK',
    Ft: 'HUF',
    lei: 'RON',
    '₺': 'TRY',
    TL: 'TRY',
  },
  ...{
    '₽': 'RUB',
    'руб.': 'RUB',
    руб: 'RUB',
    '₴': 'UAH',
    грн: 'UAH',
    '₫': 'VND',
    '฿': 'THB',
    '₪': 'ILS',
    '₱': 'PHP',
  },
  ...{
    '₦': 'NGN',
    RM: 'MYR',
    Rp: 'IDR',
    'лв.': 'BGN',
    лв: 'BGN',
    'ج.م.': 'EGP',
    ریال: 'IRR',
    '৳': 'BDT',
  },
};

/** Signs of several currencies: the country decides, else the first one is meant. */
const SHARED_SIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    ...{
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
    },
    ...{ CO: 'COP', UY: 'UYU' },
  },
  '¥': { JP: 'JPY', CN: 'CNY' },
  kr: { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' },
};
const ALIASES: Readonly<Record<string, string>> = {
  'kr.': 'kr',
  Kr: 'kr',
  kronor: 'kr',
  kroner: 'kr',
  dollars: '$',
};

const escaped = (text: string) => text.replaceAll(/[.$+*?()[\]{}|\\]/g, String.raw`\$&`);
const isWord = (text: string) => /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Arab}]/u.test(text);
const longestFirst = (a: string, b: string) => b.length - a.length;
const marks = [
  ...Object.keys(SIGNS),
  ...Object.keys(SHARED_SIGNS),
  ...Object.keys(ALIASES),
  ...CODES,
].sort(longestFirst);
const words = marks.filter(isWord).map(escaped).join('|');
const signs = marks
  .filter((mark) => !isWord(mark))
  .map(escaped)
  .join('|');

/** Source of a regular expression that matches a currency sign, code or word. */
export const CURRENCY_PATTERN = String.raw`(?:(?<!\p{L})(?:${words})(?!\p{L})|${signs})`;

const MARK = new RegExp(CURRENCY_PATTERN, 'u');

/** Returns the first currency sign, code or word of a text. */
export const findCurrencyMark = (text: string): string | null => MARK.exec(text)?.[0] ?? null;

/**
 * Returns the ISO 4217 code of a code, sign or word. Null if unknown, or if only the country
 * decides and it is unknown.
 */
export function parseCurrency(
  text: string | null | undefined,
  country: string | null = null,
): string | null {
  const stated = text?.trim() ?? '';
  if (CODES.has(stated.toUpperCase())) return stated.toUpperCase();
  const mark = lookUp(ALIASES, stated) ?? stated;
  const byCountry = lookUp(SHARED_SIGNS, mark);
  if (byCountry === undefined) return lookUp(SIGNS, mark) ?? null;
  return lookUp(byCountry, country ?? '') ?? (mark === '$' && country === null ? 'USD' : null);
}
