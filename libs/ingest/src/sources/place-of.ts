import { countryCodeOf } from '@marquee/domain';

interface Place {
  city: string | null;
  region: string | null;
  country: string | null;
  online: boolean;
}

const ONLINE = /^(online|virtual|remote)$/i;
const NOWHERE = /^(unknown|global|worldwide|europe|tba|tbd)$/i;
// Without DE, which conference lists mean as Germany.
const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);

export const isUsState = (code: string): boolean => US_STATES.has(code);

/** "Orlando, FL, United States", "Austin, TX", "Vilnius, Lithuania", "Romania", "Online", "Online & Copenhagen, Denmark". */
export function placeOf(text: string | null): Place {
  const halves = (text ?? '').split(/\s+&\s+/);
  const online = halves.some((half) => ONLINE.test(half));
  const onSite = online ? halves.filter((half) => !ONLINE.test(half)).join(' & ') : (text ?? '');
  return { ...onSitePlaceOf(onSite), online };
}

function onSitePlaceOf(text: string): Omit<Place, 'online'> {
  const parts = partsOf(text.replace(/ USA$/, ', USA'));
  const [first = null, last = null] = [parts[0], parts.at(-1)];
  if (first === null || last === null || NOWHERE.test(text)) return { city: null, region: null, country: null };
  if (parts.length > 1 && isUsState(last)) return { city: first, region: last, country: 'US' };
  if (parts.length > 1) return { city: first, region: parts.slice(1, -1).join(', ') || null, country: last };
  const isCountry = countryCodeOf(first) !== null;
  return { city: isCountry && !CITY_STATES.has(first) ? null : first, region: null, country: isCountry ? first : null };
}

const CITY_STATES = new Set(['Singapore', 'Monaco', 'Luxembourg', 'Hong Kong']);

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
