import { distanceKm, foldText } from '@marquee/domain';
import type { PlaceCity } from './choose-place.ts';
import { splitWords, type PlaceCandidate } from './find-places.ts';
import { JOINS } from './join-words.ts';

const MIN_CONFIDENCE = 0.5;
/** Separates the cities of a list. */
const LIST = /\s*[,;/、，]\s*|\s+(?:or|and|und|oder|et|ou|y|o|e|of|en|i|lub)\s+/iu;

/** Returns the parts of a list of cities: "Berlin, Hamburg", "Berlin or Hamburg". */
export const splitCityList = (text: string): string[] =>
  text.split(LIST).filter((part) => foldText(part) !== '');

/**
 * Returns a place of a query and those that "or", "and" or a comma joins to it, in the order of the
 * query: "Berlin, Bremen or Hamburg". Two large cities need no word between them.
 */
export function joinedPlaces(
  query: string,
  first: PlaceCandidate,
  candidates: readonly PlaceCandidate[],
): PlaceCandidate[] {
  const words = splitWords(query);
  const isJoined = (before: PlaceCandidate, after: PlaceCandidate): boolean => {
    const between = words.slice(before.to, after.from);
    const areJoins = between.every(({ text }) => JOINS.has(foldText(text)));
    return (
      after.from >= before.to &&
      areJoins &&
      (between.length > 0 ||
        (words[before.to - 1]?.endsPart ?? false) ||
        areTwoCities(before.place, after.place))
    );
  };
  const usable = candidates.filter(
    ({ place, confidence }) => confidence >= MIN_CONFIDENCE && isActive(place),
  );
  const chain = [first];
  const after = (place: PlaceCandidate) => usable.find((other) => isJoined(place, other));
  const before = (place: PlaceCandidate) => usable.find((other) => isJoined(other, place));
  for (let next = after(first); next; next = after(next)) chain.push(next);
  for (let next = before(first); next; next = before(next)) chain.unshift(next);
  return chain;
}

const MIN_POPULATION = 100_000;
const PART_KM = 40;

/** "Berlin Hamburg". Kreuzberg is a part of Berlin. */
function areTwoCities(one: PlaceCandidate['place'], other: PlaceCandidate['place']): boolean {
  if (!('city' in one && 'city' in other)) return false;
  const cities = [one.city, other.city];
  const areLarge = cities.every(({ population }) => population >= MIN_POPULATION);
  return areLarge && (cities.every((city) => city.has_upcoming_events) || !areNear(cities));
}

function areNear(cities: PlaceCity[]): boolean {
  const [one, other] = cities.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  return one !== undefined && other !== undefined && distanceKm(one, other) <= PART_KM;
}
const isActive = (place: PlaceCandidate['place']) =>
  'area' in place || place.city.has_upcoming_events || place.city.population >= MIN_POPULATION;
