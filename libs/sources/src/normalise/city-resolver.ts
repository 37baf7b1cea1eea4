import type { City, CityRepository } from '@marquee/database';
import { foldText, parseCountryCode, type Position } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type { AddressLine } from '../places/address-line.ts';
import { areaOfTown } from '../places/line-area.ts';
import { findRegionsByName } from '../places/region-names.ts';
import { hasSameClock } from '../places/same-clock.ts';
import { isCountry } from '../places/territories.ts';
import { distanceTo, SAME_CITY_KM } from './choose-city.ts';
import {
  findInHome,
  findListed,
  isBare,
  statedNames,
  type Found,
  type TownInLine,
} from './find-listed.ts';
import { createHomeOfList, type HomeOfList } from './home-of-list.ts';
import { zoneAt, type PlaceText } from './place-text.ts';
import { northAmericanCountry, regionName } from './region-codes.ts';
import { findOfSource, townOfSource } from './source-town.ts';
import { findInVenue, namesInVenue } from './town-in-venue.ts';

const CACHE_LIMIT = { maxSize: 10_000, sizeCalculation: () => 1 }; // `max` allocates all entries

/** A place after lookup in the gazetteer. */
export interface ResolvedPlace {
  city_id: number | null;
  city_name: string | null;
  country_code: string | null;
  position: Position | null;
  /** Null if unknown. */
  timezone: string | null;
  /** The zone is that of a known city or position, not of the largest city of the country. */
  hasCertainZone: boolean;
  /** The zone of most events of the list. It is used if nothing else is known. */
  zone_of_list: string | null;
  /** The town is unknown, and its country is that of most events of the list. */
  isCountryOfList: boolean;
  /** Only the name of the venue states the town. */
  isTownOfVenue: boolean;
  /** The text that named the city. */
  city_text: string | null;
  /** Where in the lines of the place the town is. */
  town: TownInLine | null;
  /** What the record states that contradicts the better evidence, for the report. */
  contradictions: string[];
}

/** Countries of one city. Whatever else is named is a part of it. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'VA', 'GI']);

const TOWN = 15_000;

const asFound = (city: City): Found => ({ city, country_code: city.country_code });

/** Looks places up in the gazetteer in batches and caches recent results. */
export function createCityResolver(cities: CityRepository, { readOnly }: { readOnly: boolean }) {
  const cache = new LRUCache<string, Found>(CACHE_LIMIT);
  const homeOfList = createHomeOfList();

  /**
   * Returns the place for each text, in order. Adds cities that the gazetteer lacks, unless
   * `readOnly`.
   */
  async function resolve(places: PlaceText[]): Promise<ResolvedPlace[]> {
    const uncached = new Map(places.filter(isUncached).map((place) => [cacheKey(place), place]));
    const candidates = await findCandidates(cities, [...uncached.values()]);
    const listed = new Map(
      [...uncached].map(([key, place]) => [key, findKnown(place, candidates)]),
    );
    const known = (place: PlaceText) => listed.get(cacheKey(place)) ?? cache.get(cacheKey(place));
    const home = homeOfList.find(
      places.map((place) => known(place)?.city ?? findInVenue(place, { candidates })),
    );
    for (const [key, place] of uncached) {
      const found = findInHome(place, { home, candidates, listed: listed.get(key) ?? null });
      cache.set(key, found ?? (await findUnlisted(place, { candidates, home })));
    }
    return places.map((place) => toResolvedPlace(place, home, cache.get(cacheKey(place))));
  }

  const isUncached = (place: PlaceText) => hasPlace(place) && !cache.has(cacheKey(place));

  async function findUnlisted(
    place: PlaceText,
    { candidates, home }: { candidates: ReadonlyMap<string, City[]>; home: HomeOfList | null },
  ): Promise<Found> {
    const town = place.position && (await cities.findNearest(place.position));
    const region = place.city === null ? null : regionInPlaceOfCity(place);
    const unlisted = region === null ? unlistedTown(place, home) : null;
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
  return { resolve };
}
export type CityResolver = ReturnType<typeof createCityResolver>;

const findKnown = (place: PlaceText, candidates: ReadonlyMap<string, City[]>) =>
  findListed(place, candidates) ?? findInState(place, candidates);

/** "San Diego" with the country "CA" is in California: Canada has no such city. */
function findInState(place: PlaceText, candidates: ReadonlyMap<string, City[]>): Found | null {
  const { city: name, letters } = place;
  const key = name === null ? '' : foldText(name);
  const isInState = (city: City) =>
    city.country_code === 'US' && city.region_code === letters && city.name_key === key;
  const cities = letters === null ? [] : (candidates.get(key) ?? []);
  const found = cities.find((city) => isInState(city) && city.population >= TOWN);
  return found && regionInPlaceOfCity(place) === null ? asFound(found) : null;
}

async function findCandidates(cities: CityRepository, places: PlaceText[]) {
  const names = new Set(places.flatMap((place) => namesIn(place).map(foldText)));
  return names.size > 0 ? cities.findByNames([...names]) : new Map<string, City[]>();
}

/** "California" or "Crete" in the place of the city is the region; "Hamburg" is the town. */
function regionInPlaceOfCity({ city, country_code }: PlaceText) {
  const regions = city === null ? [] : findRegionsByName(city);
  return (
    regions.find(
      (region) => !region.isDistrict && !region.isTown && region.country_code === country_code,
    ) ?? null
  );
}

/**
 * A town that the gazetteer lacks: one that the record states, or the text in the place of the town
 * of an address.
 */
function unlistedTown(place: PlaceText, home: HomeOfList | null) {
  if (place.city !== null) return { place: withCountryOfList(place, home), found: {} };
  for (const { field, line } of place.lines) {
    const town = areaOfTown(
      line,
      place.country_code ?? place.source.country ?? home?.country_code ?? null,
    );
    if (town === null || isForeignPostcode(place, line)) continue;
    const { text } = town;
    const country_code = place.country_code ?? town.country_code ?? place.source.country ?? null;
    const ofSource = country_code === place.source.country ? (place.source.region ?? null) : null;
    const region = place.region ?? town.region ?? ofSource;
    return {
      place: { ...place, city: text, region, country_code },
      found: { text, town: { field, at: town.at, text } },
    };
  }
  return null;
}

/** "Scarborough, CA" in a list of Canada is in Canada. */
function withCountryOfList(place: PlaceText, home: HomeOfList | null): PlaceText {
  const letters = place.country_or_region ?? place.region;
  const isMeant =
    home !== null && place.country_code === null && letters?.toUpperCase() === home.country_code;
  return isMeant ? { ...place, country_code: home.country_code, region: null } : place;
}

/** "1919 Livehouse" is no town of a country whose postcodes have another form. */
function isForeignPostcode({ country_code, source }: PlaceText, { parts, townAt }: AddressLine) {
  const country = country_code ?? source.country;
  const postcode = parts[townAt]?.postcode;
  return country !== undefined && postcode != null && !postcode.countries.includes(country);
}

const hasPlace = ({ city, others, position, online, lines, source, country_code }: PlaceText) =>
  city !== null ||
  country_code !== null ||
  others.length > 0 ||
  lines.length > 0 ||
  source.city !== undefined ||
  (position !== null && !online);

const namesIn = (place: PlaceText): string[] => [
  ...statedNames(place).map(({ name }) => name),
  ...place.lines.flatMap(({ line }) => line.parts.flatMap(({ names }) => names)),
  ...(place.source.city === undefined ? [] : [place.source.city]),
  ...namesInVenue(place),
];

// One decimal of a degree is enough: the position only distinguishes cities of one name.
const cacheKey = (place: PlaceText) => {
  const { city, others, region, country_code, country_or_region, position } = place;
  const { timezone, online, lines, letters, source } = place;
  return [
    ...[city, ...others, '', region, country_code, country_or_region, letters, timezone, online],
    ...[position?.lat.toFixed(1), position?.lng.toFixed(1)],
    ...lines.flatMap(({ field, text }) => [field, text]),
    ...[source.city, source.region, source.country, source.timezone],
  ].join('|');
};

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

function toResolvedPlace(
  place: PlaceText,
  home: HomeOfList | null,
  found: Found = { city: null, country_code: null },
): ResolvedPlace {
  const { city, country_code, text, town, timezone } = found;
  const { isCountryOfList = false, isTownOfVenue = false } = found;
  const cityPosition =
    city?.lat != null && city.lng !== null ? { lat: city.lat, lng: city.lng } : null;
  const isFar =
    place.position !== null &&
    city !== null &&
    (distanceTo(city, place.position) ?? 0) > SAME_CITY_KM;
  // The position of an event that is only online is that of a form or of its organiser.
  const isNowhere = place.online && city === null;
  const position = isFar || isNowhere ? null : place.position;
  return {
    city_id: city?.id ?? null,
    city_name: city?.name ?? null,
    country_code: country_code ?? place.country_code,
    city_text: text ?? null,
    town: town ?? null,
    position: position ?? cityPosition,
    timezone: city?.timezone ?? (position && zoneAt(position)) ?? timezone ?? null,
    hasCertainZone: cityPosition !== null || position !== null,
    zone_of_list: home?.timezone ?? null,
    ...{ isCountryOfList, isTownOfVenue },
    contradictions: [
      ...(isFar ? ['position that is far from the named city'] : []),
      ...(isElsewhere(place, country_code) ? ['country that has no such city'] : []),
      ...(isInOtherZone(place, city) ? ['time zone that is not that of the town'] : []),
    ],
  };
}

const isElsewhere = (place: PlaceText, country_code: string | null) =>
  place.country_code !== null &&
  country_code !== null &&
  !isCountry({ country_code }, place.country_code);

const isInOtherZone = ({ timezone }: PlaceText, city: City | null) =>
  timezone !== null && city?.timezone != null && !hasSameClock(timezone, city.timezone);
