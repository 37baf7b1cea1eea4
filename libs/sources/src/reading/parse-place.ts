import { parseCountryCode } from '@marquee/domain';
import { isUsState } from '../normalise/region-codes.ts';

interface Place {
  city: string | null;
  region: string | null;
  country: string | null;
  online: boolean;
}

const ONLINE = /^(online|virtual|remote)$/i;
const NOWHERE = /^(unknown|global|worldwide|europe|tba|tbd)$/i;
/**
 * Parses "Orlando, FL, United States", "Austin, TX", "Romania", "Online" and "Online & Copenhagen,
 * Denmark".
 */
export function parsePlace(text: string | null): Place {
  const halves = (text ?? '').split(/\s+&\s+/);
  const online = halves.some((half) => ONLINE.test(half));
  const onSite = online ? halves.filter((half) => !ONLINE.test(half)).join(' & ') : (text ?? '');
  return { ...parseOnSitePlace(onSite), online };
}

function parseOnSitePlace(text: string): Omit<Place, 'online'> {
  const parts = splitParts(text.replace(/ USA$/, ', USA'));
  const [first = null, last = null] = [parts[0], parts.at(-1)];
  if (first === null || last === null || NOWHERE.test(text))
    return { city: null, region: null, country: null };
  if (parts.length > 1 && isUsState(last)) return { city: first, region: last, country: 'US' };
  if (parts.length > 1)
    return { city: first, region: parts.slice(1, -1).join(', ') || null, country: last };
  const isCountry = parseCountryCode(first) !== null;
  return {
    city: isCountry && !CITY_STATES.has(first) ? null : first,
    region: null,
    country: isCountry ? first : null,
  };
}

const CITY_STATES = new Set(['Singapore', 'Monaco', 'Luxembourg', 'Hong Kong']);

const splitParts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
