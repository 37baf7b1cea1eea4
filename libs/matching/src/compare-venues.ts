import { distanceKm, foldText, type Position, type NamedVenue } from '@marquee/domain';
import { venueWords } from './venue-words.ts';

/** By what a claim's venue is known. */
export type Similarity = 'its words' | 'its place' | 'its name' | 'its name and place';

// Beyond it a name stands for another branch, or for where it was before it moved.
const SAME_NAME_M = 1_000;
const SAME_WORDS_M = 300;
const ACROSS_CITIES_M = 150;

/**
 * By what a claim means a venue that is known by one or more names; null where it means another one. Other names need the same words of
 * their own and no two kinds ("Hall" and "Theatre" are two also where they stand in one house). Where both say where they are, they must be near.
 */
export function compareVenues(asked: NamedVenue, known: NamedVenue): Similarity | null {
  const metres = metresBetween(asked, known);
  const isAddressed = haveSameAddress(asked, known);
  if (metres !== null && metres > SAME_NAME_M && !isAddressed) return null;
  if (asked.city_id !== known.city_id)
    return metres !== null && metres <= ACROSS_CITIES_M && shareWords(asked, known) ? 'its place' : null;
  const isNamedSo = known.names.some((name) => asked.names.some((other) => nameKey(name) === nameKey(other)));
  if (isNamedSo) return metres !== null || isAddressed ? 'its name and place' : 'its name';
  if (!shareWords(asked, known)) return null;
  if (isAddressed) return 'its place';
  if (metres !== null) return metres <= SAME_WORDS_M ? 'its place' : null;
  return wordsOf(asked).some(({ isCommon }) => isCommon) ? null : 'its words';
}

const nameKey = (name: string) => foldText(name) || name;

const wordsOf = ({ names, city_name, country_code }: NamedVenue) =>
  names.map((name) => venueWords({ name, city_name, country_code }));

/** All of them: a name that was joined must not open the door to one of another kind. */
function shareWords(a: NamedVenue, b: NamedVenue): boolean {
  const others = wordsOf(b);
  return wordsOf(a).every((words) =>
    others.every(({ core, kinds }) => core === words.core && areOneKind(kinds, words.kinds)),
  );
}

const areOneKind = (kinds: string[], others: string[]) =>
  kinds.length === 0 ||
  others.length === 0 ||
  (kinds.length === others.length && kinds.every((kind) => others.includes(kind)));

/** Null where one of them has no position of its own. */
export function metresBetween(a: NamedVenue, b: NamedVenue): number | null {
  const [from, to] = [ownPosition(a), ownPosition(b)];
  return from && to && 1000 * distanceKm(from, to);
}

const CENTRE_M = 100;

/** Null where it is the city's, or no better: what sources give who do not know the house. */
export function ownPosition({ lat, lng, centre }: NamedVenue): Position | null {
  if (lat === null || lng === null || (isCoarse(lat) && isCoarse(lng))) return null;
  const isCentre = centre !== null && 1000 * distanceKm({ lat, lng }, centre) <= CENTRE_M;
  return isCentre ? null : { lat, lng };
}

/** Two decimals are a kilometre. */
const isCoarse = (degrees: number) => Number(degrees.toFixed(2)) === degrees;

const haveSameAddress = ({ address: a }: NamedVenue, { address: b }: NamedVenue) =>
  a !== null && b !== null && /\d/.test(a) && foldText(a) === foldText(b);
