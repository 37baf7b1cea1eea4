import type { City, CityRepository } from '@marquee/database';
import { foldText, type Position } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { hasSameClock } from '../places/same-clock.ts';
import { isCountry } from '../places/territories.ts';
import { distanceTo, SAME_CITY_KM } from './choose-city.ts';
import {
  asFound,
  bareName,
  findInHome,
  findListed,
  regionInPlaceOfCity,
  statedNames,
  type Found,
  type TownInLine,
} from './find-listed.ts';
import { createUnlistedFinder } from './find-unlisted.ts';
import { createHomeOfList, type HomeOfList, type Vote } from './home-of-list.ts';
import { findNamesakes } from './namesakes.ts';
import { zoneAt, type PlaceText } from './place-text.ts';
import { createTownColumn } from './town-column.ts';
import { namesInTexts } from './town-in-names.ts';
import { findInFront, findInVenue, namesInVenue } from './town-in-venue.ts';
import { findOfList } from './town-of-list.ts';

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
  /** Nothing states the town: it is that of most events of the list. */
  isTownOfList: boolean;
  /** Nothing states the town: it is in the name of the list. */
  isTownOfName: boolean;
  /** The text that named the city. */
  city_text: string | null;
  /** Where in the lines of the place the town is. */
  town: TownInLine | null;
  /** What the record states that contradicts the better evidence, for the report. */
  contradictions: string[];
}

const TOWN = 15_000;

/** Looks places up in the gazetteer in batches and caches recent results. */
export function createCityResolver(cities: CityRepository, { readOnly }: { readOnly: boolean }) {
  const cache = new LRUCache<string, Found>(CACHE_LIMIT);
  const homeOfList = createHomeOfList();
  const townColumn = createTownColumn();
  const findUnlisted = createUnlistedFinder(cities, { readOnly });

  /**
   * Returns the place for each text, in order. Adds cities that the gazetteer lacks, unless
   * `readOnly`.
   */
  async function resolve(places: PlaceText[]): Promise<ResolvedPlace[]> {
    const uncached = new Map(places.filter(isUncached).map((place) => [cacheKey(place), place]));
    const candidates = await findCandidates(cities, [
      ...uncached.values(),
      ...places.filter((place) => !hasPlace(place)),
    ]);
    const listed = new Map(
      [...uncached].map(([key, place]) => [key, findKnown(place, candidates)]),
    );
    const known = (place: PlaceText) => listed.get(cacheKey(place)) ?? cache.get(cacheKey(place));
    for (const place of uncached.values()) townColumn.count(place, candidates);
    const list = { candidates, agreesWith: homeOfList.agreesWith, townIn: townColumn.townIn };
    const ofEvents = homeOfList.find(
      places.map((place) => toVote(place, known(place), candidates)),
      places.flatMap((place) => findInFront(place, candidates) ?? []),
    );
    const home = ofEvents ?? townColumn.findHome();
    for (const [key, place] of uncached) {
      const before = listed.get(key) ?? null;
      const found = findInHome(place, { home, candidates, listed: before });
      const { namesakes } = before ?? {};
      const final = found ?? (await findUnlisted(place, { ...list, home }));
      cache.set(key, { ...final, ...(namesakes && { namesakes }) });
    }
    return places.map((place) =>
      toResolvedPlace(
        place,
        home,
        cache.get(cacheKey(place)) ?? findOfList(place, { ...list, home }),
      ),
    );
  }

  const isUncached = (place: PlaceText) => hasPlace(place) && !cache.has(cacheKey(place));

  return { resolve };
}
export type CityResolver = ReturnType<typeof createCityResolver>;

function findKnown(place: PlaceText, candidates: ReadonlyMap<string, City[]>): Found | null {
  const found = findListed(place, candidates) ?? findInState(place, candidates);
  const name = found && bareName(place, found);
  const namesakes = found?.city && name ? findNamesakes(name, found.city, candidates) : null;
  return found && namesakes ? { ...found, namesakes } : found;
}

/** What a record contributes to where its list is at home. */
const toVote = (
  place: PlaceText,
  found: Found | null | undefined,
  candidates: ReadonlyMap<string, City[]>,
): Vote => ({
  city: found?.city ?? findInVenue(place, { candidates }),
  namesakes: found?.namesakes,
  house: found?.city ? null : place.venue_name,
  web_country: place.web_country,
});

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
  ...namesInTexts(place.list_names),
];

// One decimal of a degree is enough: the position only distinguishes cities of one name.
const cacheKey = (place: PlaceText) => {
  const { city, others, region, country_code, country_or_region, position } = place;
  const { timezone, online, lines, letters, source } = place;
  return [
    ...[city, ...others, '', region, country_code, country_or_region, letters, timezone, online],
    ...[position?.lat.toFixed(1), position?.lng.toFixed(1)],
    ...lines.flatMap(({ field, text }) => [field, text]),
    ...[source.city, source.region, source.country, source.timezone, ...place.list_names],
  ].join('|');
};

function toResolvedPlace(
  place: PlaceText,
  home: HomeOfList | null,
  found: Found = { city: null, country_code: null },
): ResolvedPlace {
  const { city, country_code, text, town, timezone } = found;
  const { isCountryOfList = false, isTownOfVenue = false } = found;
  const { isTownOfList = false, isTownOfName = false } = found;
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
    ...{ isCountryOfList, isTownOfVenue, isTownOfList, isTownOfName },
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
