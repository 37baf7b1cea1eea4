import { lookUp } from '@marquee/domain';
// DE (Delaware) is missing: in lists it means Germany.
const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);

// The gazetteer has numeric codes for these, sources use letters.
const CANADIAN_PROVINCES = new Map([
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['NT', 'Northwest Territories'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
]);
const AUSTRALIAN_STATES = new Map([
  ['ACT', 'Australian Capital Territory'],
  ['NSW', 'New South Wales'],
  ['NT', 'Northern Territory'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['TAS', 'Tasmania'],
  ['VIC', 'Victoria'],
  ['WA', 'Western Australia'],
]);
const NAMES: Readonly<Record<string, ReadonlyMap<string, string>>> = { CA: CANADIAN_PROVINCES, AU: AUSTRALIAN_STATES };

export const isUsState = (code: string): boolean => US_STATES.has(code);

/** Returns the country whose state or province has this code, or null outside the USA and Canada. */
export const northAmericanCountry = (code: string): 'US' | 'CA' | null =>
  isUsState(code) ? 'US' : CANADIAN_PROVINCES.has(code) ? 'CA' : null;

/** Returns "Ontario" for CA and ON. Returns null if the gazetteer itself uses the letters, or the code is unknown. */
export const regionName = (countryCode: string | null, code: string): string | null =>
  lookUp(NAMES, countryCode ?? '')?.get(code.toUpperCase()) ?? null;
