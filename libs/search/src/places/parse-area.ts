import { parseCountryCode } from '@marquee/domain';
import { parseCountryGroup } from './country-groups.ts';
import { parseCountry } from './parse-country.ts';
import type { Region, RegionIndex } from './region-index.ts';

/** The union of countries and regions. "Georgia" is both a country and a region of the USA. */
export interface Area {
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  regions: Region[];
  /** A translation or a code is weaker than a name: Granada is Grenada in Spanish, LA is Laos. */
  namedBy: 'name' | 'translation' | 'code';
}

// People use these as names.
const INITIALS = /^(u\.?s\.?a|u\.?k|u\.?a\.?e)\.?$/i;
const CODE = /^(\p{L}\.?){2,3}$/u;

/**
 * Parses a country, a group of countries, or a region, by name or code. Returns null if the text
 * names none.
 */
export function parseArea(text: string, regionIndex: RegionIndex): Area | null {
  const group = parseCountryGroup(text);
  if (group) return { countries: group, regions: [], namedBy: 'name' };
  const country = parseCountry(text);
  const regions = regionIndex.find(text);
  if (country === null && regions.length === 0) return null;
  const namedBy =
    CODE.test(text) && !INITIALS.test(text)
      ? 'code'
      : country !== null && !parseCountryCode(text)
        ? 'translation'
        : 'name';
  // England is a nation of GB, not all of it.
  const nations = country === 'GB' ? regions.filter((region) => region.country_code === 'GB') : [];
  if (country === null || nations.length > 0) return { countries: [], regions, namedBy };
  return {
    countries: [country],
    regions: regions.filter((region) => region.country_code !== country),
    namedBy,
  };
}

/** Returns the part of an area that lies in another one, or null. */
export function narrowArea(area: Area, outer: Area): Area | null {
  const countries = area.countries.filter((code) => outer.countries.includes(code));
  const regions = area.regions.filter(
    (region) => outer.countries.includes(region.country_code) || outer.regions.includes(region),
  );
  return countries.length + regions.length > 0 ? { ...area, countries, regions } : null;
}

/** Returns whether a city is in an area. A region of an unlisted city is the text of its source. */
export function isInArea(
  city: { country_code: string | null; region: string | null; region_code: string | null },
  { countries, regions }: Area,
): boolean {
  if (city.country_code !== null && countries.includes(city.country_code)) return true;
  return regions.some(
    ({ country_code, code, name }) =>
      city.country_code === country_code &&
      (city.region_code === code || city.region === name || city.region === code),
  );
}
