import { regionOfPostcode } from './postcode-regions.ts';

/** A postcode in a part of an address. */
export interface Postcode {
  /** Without blanks and the letters of a country. */
  code: string;
  /** The countries whose form it has. */
  countries: readonly string[];
  /** The form is so distinct that it alone shows the country. */
  isDistinct: boolean;
  /** Only digits behind a name. They can be a room: "Library 4103". */
  isBehind?: boolean;
}

interface Form {
  pattern: RegExp;
  countries: readonly string[];
  isDistinct?: true;
}

const list = (codes: string) => codes.trim().split(/\s+/);
const FOUR =
  'AT AU BE BG CH CY DK GE GL HU LI LU LV MD NL NO NZ PH SI TN ZA AR VE PY MK BD AM AL MZ NE GN';
const FIVE = `
  DE ES FR IT FI EE HR MX US TR UA MY TH ID KR RS ME BA XK MA EG PE SA LT CR GT CU DO UY DZ IQ JO
  KW LB LK MM NP PK SV SE CZ SK GR MC TW SN ZM LA KH MN NI HN PR RE GP MQ GF VA SM VN
`;
const SIX = 'IN CN RU RO SG KZ BY KG CO EC TM UZ TJ NG VN KH MN TW LR';

const CODES_OF_COUNTRIES: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  B: 'BE',
  L: 'LU',
  FIN: 'FI',
  S: 'SE',
  I: 'IT',
  E: 'ES',
  N: 'NO',
  H: 'HU',
};
const PREFIXED =
  /\b(D|DE|A|AT|CH|F|FR|B|BE|L|LU|NL|DK|FI|FIN|S|SE|I|IT|E|ES|N|NO|SI|HR|CZ|SK|PL|H|HU|LV|LT|MD|RO|BG|EE|IS)[- ]\s?(\d{3}\s?\d{0,2}\d?)(?=\s|$)/;

/** Forms with letters. */
const LETTERED: readonly Form[] = [
  { pattern: /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}\b/, countries: ['GB'] },
  { pattern: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/, countries: ['CA'] },
  { pattern: /\b[ACDEFHKNPRTVWXY](?:\d{2}|6W)\s?[AC-FHKNPRTV-Y\d]{4}\b/, countries: ['IE'] },
  { pattern: /\b[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?(?=\s|$)/, countries: ['AR'] },
  {
    pattern: /(?:^|\s)\d{4}\s?(?!N[EW]\b|S[EW]\b)[A-Z]{2}(?=\s+\p{Lu}\p{L}|$)/u,
    countries: ['NL'],
  },
  { pattern: /\bAD\d{3}\b/, countries: ['AD'] },
];

const DASHED: readonly Form[] = [
  { pattern: /〒\s?\d{3}[-－]?\d{4}/u, countries: ['JP'] },
  { pattern: /\b\d{5}-\d{3}\b/, countries: ['BR'] },
  { pattern: /\b\d{4}-\d{3}\b/, countries: ['PT'] },
  { pattern: /\b\d{3}-\d{4}\b/, countries: ['JP'] },
  { pattern: /\b\d{2}-\d{3}\b/, countries: ['PL'] },
  { pattern: /\b\d{5}-\d{4}\b/, countries: ['US'] },
];

const NUMBERS: readonly Form[] = [
  { pattern: /(?:^|\s)\d{3}\s\d{2}(?=\s+\p{L}|$)/u, countries: list('SE CZ SK GR') },
  { pattern: /(?:^|(?<=\p{L}\.?)[\s-]+)\d{4}(?=\s+\p{L}|$)/u, countries: list(FOUR) },
  { pattern: /(?:^|(?<=[\p{L}.])[\s-]+)\d{5}(?=\s+\p{L}|$)/u, countries: list(FIVE) },
  { pattern: /(?:^|(?<=[\p{L}.])[\s-]+)\d{6}(?=\s+\p{L}|$)/u, countries: list(SIX) },
  { pattern: /(?:^|(?<=[\p{L}.])[\s-]+)\d{7}(?=\s+\p{L}|$)/u, countries: list('CL IL JP') },
  { pattern: /(?:^|(?<=[\p{L}.])\s+)\d{3}\s\d{3}(?=\s+\p{L}|$)/u, countries: list('IN SG RO') },
  { pattern: /^\d{3}(?=\s+\p{Lu}\p{L}+$)/u, countries: ['IS'] },
  { pattern: /(?<=^Taiwan|\bCity)\s+\d{3}$/, countries: ['TW'] },
];

const distinct = (forms: readonly Form[]) =>
  forms.map((form): Form => ({ ...form, isDistinct: true }));

/**
 * The first form that matches is used, so the distinct ones come first. A text without the hint can
 * have no form of its group.
 */
const GROUPS: readonly { hint: RegExp; forms: readonly Form[] }[] = [
  { hint: /[A-Z]\d|\d\s?[A-Z]/, forms: distinct(LETTERED) },
  { hint: /\d[-－]\d|〒/u, forms: distinct(DASHED) },
  { hint: /\d{3}/, forms: NUMBERS },
];

/** Splits the postcode from a part of an address. */
export function splitPostcode(text: string): { rest: string; postcode: Postcode | null } {
  if (!/\d/.test(text)) return { rest: tidy(text), postcode: null };
  const [prefixed, letters = '', digits = ''] = PREFIXED.exec(text) ?? [];
  if (prefixed !== undefined)
    return {
      rest: tidy(text.replace(prefixed, ' ')),
      postcode: {
        code: digits.replaceAll(' ', ''),
        countries: [CODES_OF_COUNTRIES[letters] ?? letters],
        isDistinct: true,
      },
    };
  const possible = GROUPS.flatMap(({ hint, forms }) => (hint.test(text) ? forms : []));
  for (const { pattern, countries, isDistinct = false } of possible) {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const code = found.replaceAll(/[\s〒-]/g, '');
    const isBehind = !isDistinct && text.trimEnd().endsWith(found);
    return {
      rest: tidy(text.replace(pattern, ' ')),
      postcode: { code, countries, isDistinct, ...(isBehind && { isBehind }) },
    };
  }
  return { rest: tidy(text), postcode: null };
}

/**
 * `no`: the country has other postcodes, or the postcode is of another region. `region`: it is one
 * of the region.
 */
export type PostcodeFit = 'no' | 'form' | 'region';

export function fitPostcode(
  { code, countries }: Postcode,
  city: { country_code: string | null; region_code: string | null },
): PostcodeFit {
  const country = city.country_code ?? '';
  if (!countries.includes(country)) return 'no';
  const region = regionOfPostcode(country, code);
  if (region === null) return 'form';
  return region === city.region_code ? 'region' : 'no';
}

/**
 * The outer half of a British postcode, and districts: "London E2", "Dublin 2", "Paris 11e", "Praha
 * 1", "Wien 7".
 */
const DISTRICT = /(?<=\p{L})\s+(?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{1,2}(?:e|er|ème|th|st|nd|rd)?)$/u;

// "1165 København K", "20121 Milano MI"
const LETTERS = /(?<=\p{L}{3})\s+[A-Z]{1,2}$/u;

// "69006 Lyon Cedex 06"
const CEDEX = /\s+cedex\b.*$/i;

/** Drops the number of a district behind the name of a city. */
export const withoutDistrict = (text: string, hasPostcode: boolean): string =>
  text
    .replace(CEDEX, '')
    .replace(DISTRICT, '')
    .replace(hasPostcode ? LETTERS : '', '');

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,.-]+|[\s,-]+$/g, '');
