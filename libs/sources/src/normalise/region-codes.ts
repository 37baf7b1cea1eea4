import { regionNameForCode } from '@marquee/search';

// DE (Delaware) is missing: in lists it means Germany.
const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);

const US_STATE_NAMES =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming';
const CANADIAN_PROVINCES = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));
const AUSTRALIAN_STATES = new Set('ACT NSW NT QLD SA TAS VIC WA'.split(' '));
const NAMES_OF_STATES = new Set([
  ...US_STATE_NAMES.split(','),
  ...[...CANADIAN_PROVINCES].map((code) => regionNameForCode('CA', code) ?? ''),
  ...[...AUSTRALIAN_STATES].map((code) => regionNameForCode('AU', code) ?? ''),
]);

export const isUsState = (code: string): boolean => US_STATES.has(code);

/**
 * Returns the country whose state or province has this code, or null outside the USA and Canada.
 */
export const northAmericanCountry = (code: string): 'US' | 'CA' | null =>
  isUsState(code) ? 'US' : CANADIAN_PROVINCES.has(code) ? 'CA' : null;

/**
 * Returns "Ontario" for CA and ON. Returns null if the gazetteer itself uses the letters, or the
 * code is unknown.
 */
export const regionName = (countryCode: string | null, code: string): string | null =>
  countryCode === null ? null : regionNameForCode(countryCode, code);

/**
 * Returns whether a text is a state or province of an English-speaking country, so it decides
 * between namesakes.
 */
export const isKnownRegion = (text: string): boolean =>
  NAMES_OF_STATES.has(text) || northAmericanCountry(text) !== null || AUSTRALIAN_STATES.has(text);

/**
 * Returns the state or province with these letters. Those of Australia count only there: WA and SA
 * are also elsewhere.
 */
export function stateWithLetters(
  letters: string,
  country: string | null,
): { region: string; country: string } | null {
  if (country === 'AU') return AUSTRALIAN_STATES.has(letters) ? { region: letters, country } : null;
  const nation = northAmericanCountry(letters) ?? (/^(?:NSW|VIC|QLD)$/.test(letters) ? 'AU' : null);
  return nation !== null && (country === null || country === nation)
    ? { region: letters, country: nation }
    : null;
}
