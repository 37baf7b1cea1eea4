import { distanceKm, foldText, type Position } from '@marquee/domain';
import type { NamedVenue } from './named-venue.ts';
import { venueWords } from './venue-words.ts';

/** How a requested venue matches a known one. */
export type Similarity = 'its words' | 'its place' | 'its name' | 'its name and place';

// Beyond this distance the name means another branch, or an earlier location.
const SAME_NAME_M = 1_000;
const SAME_WORDS_M = 300;
const ACROSS_CITIES_M = 150;

/**
 * Returns how a requested venue matches a known one, or null if it does not. Different names must
 * share their distinctive words and must not have different kinds: "Hall" and "Theatre" are two
 * venues even in one building. Stated positions must be near.
 */
export function compareVenues(requested: NamedVenue, known: NamedVenue): Similarity | null {
  const metres = metresBetween(requested, known);
  const hasSameAddress = haveSameAddress(requested, known);
  if (metres !== null && metres > SAME_NAME_M && !hasSameAddress) return null;
  if (requested.city_id !== known.city_id)
    return metres !== null && metres <= ACROSS_CITIES_M && shareWords(requested, known)
      ? 'its place'
      : null;
  const hasSameName = known.names.some((name) =>
    requested.names.some((other) => nameKey(name) === nameKey(other)),
  );
  if (hasSameName) return metres !== null || hasSameAddress ? 'its name and place' : 'its name';
  if (!shareWords(requested, known)) return null;
  if (hasSameAddress) return 'its place';
  if (metres !== null) return metres <= SAME_WORDS_M ? 'its place' : null;
  return parseNames(requested).some(({ isCommon }) => isCommon) ? null : 'its words';
}

const nameKey = (name: string) => foldText(name) || name;

const parseNames = ({ names, city_name, country_code }: NamedVenue) =>
  names.map((name) => venueWords({ name, city_name, country_code }));

/** Requires all names to match, so an added name cannot link a venue of another kind. */
function shareWords(a: NamedVenue, b: NamedVenue): boolean {
  const others = parseNames(b);
  return parseNames(a).every((words) =>
    others.every(({ core, kinds }) => core === words.core && haveSameKind(kinds, words.kinds)),
  );
}

const haveSameKind = (kinds: string[], others: string[]) =>
  kinds.length === 0 ||
  others.length === 0 ||
  (kinds.length === others.length && kinds.every((kind) => others.includes(kind)));

/** Returns null if either venue has no position of its own. */
export function metresBetween(a: NamedVenue, b: NamedVenue): number | null {
  const [from, to] = [ownPosition(a), ownPosition(b)];
  return from && to && 1000 * distanceKm(from, to);
}

const CENTRE_M = 100;

/**
 * Returns null for the position of the city or a coarse one, which sources state if they do not
 * know the venue.
 */
export function ownPosition({ lat, lng, centre }: NamedVenue): Position | null {
  if (lat === null || lng === null || (isCoarse(lat) && isCoarse(lng))) return null;
  const isCentre = centre !== null && 1000 * distanceKm({ lat, lng }, centre) <= CENTRE_M;
  return isCentre ? null : { lat, lng };
}

/** Two decimals of a degree are about a kilometre. */
const isCoarse = (degrees: number) => Number(degrees.toFixed(2)) === degrees;

const haveSameAddress = ({ address: a }: NamedVenue, { address: b }: NamedVenue) =>
  a !== null && b !== null && /\d/.test(a) && foldText(a) === foldText(b);
