import type { City, CityRepository } from '@marquee/database';
import { parseCountryCode } from '@marquee/domain';
import { asFound, regionInPlaceOfCity, type Found } from './find-listed.ts';
import type { HomeOfList } from './home-of-list.ts';
import { isBare, zoneAt, type PlaceText } from './place-text.ts';
import { northAmericanCountry, regionName } from './region-codes.ts';
import { findOfSource, townOfSource } from './source-town.ts';
import type { BareTown } from './town-column.ts';
import { findInVenue } from './town-in-venue.ts';
import { findOfList, type ListContext } from './town-of-list.ts';
import { unlistedTown } from './unlisted-town.ts';

/** Countries of one city. Whatever else is named is a part of it. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'VA', 'GI']);

interface Context extends ListContext {
  home: HomeOfList | null;
  /** Returns the bare place of a record if most of those of the list are towns. */
  townIn: (place: PlaceText) => BareTown | null;
}

/**
 * Returns a function that finds the place of a record whose town the gazetteer does not list, or
 * that states none. Adds towns, unless `readOnly`.
 */
export function createUnlistedFinder(cities: CityRepository, { readOnly }: { readOnly: boolean }) {
  async function findUnlisted(
    place: PlaceText,
    { townIn, home, ...list }: Context,
  ): Promise<Found> {
    const { candidates } = list;
    const town = place.position && (await cities.findNearest(place.position));
    const region = place.city === null ? null : regionInPlaceOfCity(place);
    const bare = home === null ? null : townIn(place);
    const unlisted = region === null ? unlistedTown(place, home, bare) : null;
    if (unlisted !== null) {
      const stated = unlisted.place.country_code ?? town?.country_code ?? null;
      const isCountryOfList = stated === null && home !== null && isBare(unlisted.place);
      const country_code = isCountryOfList ? home.country_code : stated;
      const city = await addCity({ ...unlisted.place, country_code });
      return { city, country_code: city.country_code, isCountryOfList, ...unlisted.found };
    }
    if (town && !place.online) return asFound(town);
    const named = findInVenue(place, { home, candidates });
    if (named) return { ...asFound(named), isTownOfVenue: true };
    const ofList = findOfList(place, { ...list, home });
    if (ofList) return ofList;
    const ofSource = findOfSource(place, candidates);
    const country_code = ofSource.country_code ?? region?.country_code ?? place.country_code;
    const lacking = ofSource.city === null ? townOfSource(place) : null;
    if (lacking !== null) return asFound(await addCity(lacking));
    const zone = ofSource.city?.timezone ?? ofSource.timezone ?? null;
    if (country_code === null || zone !== null) return ofSource;
    const largest = await cities.findLargest(country_code, region?.code ?? place.region);
    return { ...ofSource, country_code, timezone: largest?.timezone ?? null };
  }

  async function addCity(place: PlaceText): Promise<City> {
    const { country_code, region } = inferCountry(place);
    const named = region === null ? null : (regionName(country_code, region) ?? region);
    const largest =
      place.position || !country_code ? null : await cities.findLargest(country_code, named);
    if (largest && CITY_STATES.has(largest.country_code ?? '')) return largest;
    const timezone = place.position ? zoneAt(place.position) : (largest?.timezone ?? null);
    const city = { name: place.city ?? '', region, country_code, lat: null, lng: null, timezone };
    return readOnly
      ? { ...city, id: 0, name_key: '', region_code: null, population: 0 }
      : cities.insertUnlisted(city);
  }

  return findUnlisted;
}

/**
 * Infers the country of an unlisted city. Letters of a US state or Canadian province win, because
 * most such records mean it.
 */
function inferCountry({ country_code, region, country_or_region }: PlaceText) {
  const nation = northAmericanCountry(country_or_region ?? region ?? '');
  if (country_code) return { country_code, region };
  return nation
    ? { country_code: nation, region: region ?? country_or_region }
    : { country_code: country_or_region && parseCountryCode(country_or_region), region };
}
