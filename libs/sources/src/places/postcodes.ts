/** A postcode in a text: the text without it, and the country whose form it has, if only one has it. */
export interface WithoutPostcode {
  text: string;
  hasPostcode: boolean;
  /** The postcode precedes the town, as in most of Europe. */
  isBefore: boolean;
  country: string | null;
}

interface Form {
  pattern: RegExp;
  country: string | null;
}

/** The first form that matches is used, so the distinct ones come first. */
const FORMS: readonly Form[] = [
  { pattern: /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}\b/, country: 'GB' },
  { pattern: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/, country: 'CA' },
  { pattern: /\b[ACDEFHKNPRTVWXY](?:\d{2}|6W)\s[AC-FHKNPRTV-Y\d]{4}\b/, country: 'IE' },
  { pattern: /(?:^|\s)\d{4}\s?[A-Z]{2}(?=\s+\p{L}|$)/u, country: 'NL' },
  { pattern: /(?:^|\s)(?:NL-)?\d{4}\s[A-Z]{2}(?=\s|$)/, country: 'NL' },
  { pattern: /〒\s?\d{3}-?\d{4}/u, country: 'JP' },
  { pattern: /\b\d{5}-\d{3}\b/, country: 'BR' },
  { pattern: /\b\d{4}-\d{3}\b/, country: 'PT' },
  { pattern: /\b\d{3}-\d{4}\b/, country: 'JP' },
  { pattern: /\b\d{2}-\d{3}\b/, country: 'PL' },
  { pattern: /\b(?:LV-\d{4}|AD\d{3}|LT-\d{5}|MD-\d{4})\b/, country: null },
  {
    pattern:
      /\b(?:D|DE|A|AT|CH|F|FR|B|BE|L|LU|NL|DK|FI|FIN|S|SE|I|IT|E|ES|N|NO|SI|HR|CZ|SK|PL|H|HU)-\s?\d{4,5}(?=\s|$)/,
    country: null,
  },
  { pattern: /\b\d{5}-\d{4}\b/, country: 'US' },
  { pattern: /(?<=(?:^|\s)(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT))\s+\d{4}$/, country: 'AU' },
  { pattern: /(?<=(?:^|\s)[A-Z]{2})\s+\d{5}$/, country: 'US' },
  { pattern: /(?:^|\s)\d{3}\s\d{2}(?=\s+\p{L}|$)/u, country: null },
  { pattern: /^\d{4,6}(?=\s+\p{L})/u, country: null },
  { pattern: /(?<=\p{L}\.?)\s+\d{4,6}$/u, country: null },
  { pattern: /^\d{4,6}$/, country: null },
];

/** The outer half of a British postcode, and districts: "London E2", "Dublin 2", "Paris 11e", "Praha 1", "Wien 7". */
const DISTRICT = /(?<=\p{L})\s+(?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{1,2}(?:e|er|ème|th|st|nd|rd)?)$/u;

// "1165 København K", "20121 Milano MI"
const LETTERS = /(?<=\p{L}{3})\s+[A-Z]{1,2}$/u;

export function withoutPostcode(text: string): WithoutPostcode {
  for (const { pattern, country } of FORMS)
    if (pattern.test(text))
      return {
        text: tidy(text.replace(pattern, ' ')),
        hasPostcode: true,
        isBefore: isBefore(text, pattern),
        country,
      };
  return { text: tidy(text), hasPostcode: false, isBefore: false, country: null };
}

const isBefore = (text: string, pattern: RegExp) =>
  text.search(pattern) === 0 && text.trim().includes(' ');

// "69006 Lyon Cedex 06"
const CEDEX = /\s+cedex\b.*$/i;

/** Drops the number of a district behind the name of a city. */
export const withoutDistrict = (text: string, hasPostcode: boolean): string =>
  text
    .replace(CEDEX, '')
    .replace(DISTRICT, '')
    .replace(hasPostcode ? LETTERS : '', '');

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,.-]+|[\s,-]+$/g, '');
