import type { AreaFilter, EventFilter } from '@marquee/database';
import { invalidParameters } from '@marquee/domain';
import { type Area, type CountrySelection } from '@marquee/search';
import { toInterpretation, type Interpretation } from './interpretation.ts';
import type { PlaceFinder } from './place-finder.ts';

export interface PlaceParameters {
  city?: string | undefined;
  country?: CountrySelection | undefined;
  region?: string | undefined;
}

type PlaceConditions = Pick<
  EventFilter,
  'cityIds' | 'countryCode' | 'areas' | 'excludedArea' | 'online'
>;

export interface PlaceFilter {
  conditions: PlaceConditions;
  /** Absent if `city` is a plain prefix or missing. */
  interpretation?: Interpretation;
}

/** Converts the places of a caller to conditions. Throws if the region is unknown. */
export async function createPlaceFilter(
  places: PlaceFinder,
  { city, country, region }: PlaceParameters,
): Promise<PlaceFilter> {
  const areas = country?.included ? [country.included] : [];
  if (region !== undefined) areas.push(await findRegion(places, region, areas));
  let conditions: PlaceConditions = {};
  for (const area of areas) conditions = addArea(conditions, await places.toAreaFilter(area));
  if (country?.excluded) conditions.excludedArea = await places.toAreaFilter(country.excluded);
  if (city === undefined) return { conditions };
  const selection = await places.findCities(city, areas);
  if ('online' in selection) return { conditions: { ...conditions, online: true } };
  const selected =
    'area' in selection
      ? addArea(conditions, await places.toAreaFilter(selection.area))
      : addCities(conditions, selection.cityIds);
  return {
    conditions: selected,
    ...(selection.place && { interpretation: toInterpretation(selection.place) }),
  };
}

async function findRegion(places: PlaceFinder, text: string, countries: Area[]): Promise<Area> {
  const area = await places.findRegion(text, countries);
  if (area) return area;
  const detail =
    'must be the name or code of a region (Bavaria, CA, Scotland) within `country`, if that is given';
  throw invalidParameters([{ name: 'region', code: 'invalid_value', detail }]);
}

/**
 * Uses the simplest condition, because lists and searches have indexes for one country and for
 * cities.
 */
export function addArea(conditions: PlaceConditions, area: AreaFilter): PlaceConditions {
  const { countryCodes, cityIds } = area;
  const [onlyCountry, ...otherCountries] = countryCodes;
  if (onlyCountry === undefined) return addCities(conditions, cityIds);
  const isOneCountry =
    otherCountries.length === 0 && cityIds.length === 0 && conditions.countryCode === undefined;
  if (isOneCountry) return { ...conditions, countryCode: onlyCountry };
  return { ...conditions, areas: [...(conditions.areas ?? []), area] };
}

const addCities = (conditions: PlaceConditions, cityIds: number[]): PlaceConditions => ({
  ...conditions,
  cityIds: conditions.cityIds ? conditions.cityIds.filter((id) => cityIds.includes(id)) : cityIds,
});
