import type { EventFilter } from '@marquee/database';
import type { Position } from '@marquee/domain';
import type { Interpretation } from './interpretation.ts';
import type { PlaceFinder } from './place-finder.ts';

/** The parameter `near`: a position, or the name of a place. */
export type Near = Position | { name: string };

export interface FoundNear extends Position {
  /** The place that a name was taken to mean. Absent for a position. */
  place?: {
    name: string;
    /** The position is the centre of a city or of a part of one. */
    isCentre: boolean;
    /** The name is unknown. The position is that of its city. */
    isUnknown?: true;
  };
  /** How far around a named place "near" reaches, if it is not a city. */
  nearKm?: number;
}

type Places = Pick<PlaceFinder, 'findPosition' | 'findKnownCity' | 'findInQuery'>;

/**
 * Finds a venue, a landmark, a part of a city or a city by its name: "Soho Cellar", "Soho Cellar,
 * London". `city` bounds it. Null if no place has the name.
 */
export async function findNear(
  places: Places,
  near: Near,
  city?: string,
): Promise<FoundNear | null> {
  if (!('name' in near)) return near;
  return (
    (await findPlace(places, near.name, city)) ??
    (await findCity(places, near.name)) ??
    findCityAround(places, near.name, city)
  );
}

async function findPlace(places: Places, near: string, city: string | undefined) {
  const [name = near, ...qualifiers] = near.split(',').map((part) => part.trim());
  const within = city ?? (qualifiers.length > 0 ? qualifiers.join(', ') : undefined);
  // "Hyde Park, Chicago" without a Hyde Park there is no Hyde Park elsewhere.
  const found = await places.findPosition(name, within);
  if (!found) return null;
  const { lat, lng, nearKm, kind } = found;
  return { lat, lng, nearKm, place: { name: found.name, isCentre: kind === 'city' } };
}

/** An unknown place, with its city: the centre of the city. */
async function findCityAround(
  places: Places,
  near: string,
  city: string | undefined,
): Promise<FoundNear | null> {
  const named = city ?? (await findCityName(places, near));
  const around = named === null ? null : await findCity(places, named);
  return around?.place ? { ...around, place: { ...around.place, isUnknown: true } } : null;
}

async function findCityName(places: Places, text: string): Promise<string | null> {
  const [candidate] = await places.findInQuery(text);
  // "Temple Bar" is not in Temple.
  const isCertain = text.includes(',') || (candidate?.confidence ?? 0) >= CERTAIN;
  return candidate && 'city' in candidate.place && isCertain && !PLACE_NOUN.test(candidate.text)
    ? toFullName(candidate.place.city)
    : null;
}

const CERTAIN = 0.8;
// Also names of towns: "Airport" lies in Hawaii.
const PLACE_NOUN =
  /^(?:airport|station|park|tower|bridge|square|beach|museum|hotel|stadium|hall|cent(?:re|er)|market|university|port|castle)$/i;

interface NamedCity {
  name: string;
  region: string | null;
  country_code: string | null;
}

const toFullName = ({ name, region, country_code }: NamedCity) =>
  [name, region, country_code].filter(Boolean).join(', ');

async function findCity(places: Places, near: string): Promise<FoundNear | null> {
  const [first = near, ...qualifiers] = near.split(',');
  // "Nowhere, London" is not London: it is unknown, also where its city is the best answer.
  const own =
    qualifiers.length > 0
      ? await places.findKnownCity({ name: first, country_code: null })
      : undefined;
  if (own === null || own?.corrected === true) return null;
  const known = await places.findKnownCity({ name: near, country_code: null });
  // A name with a typo is no place to be near to: it can be on another continent.
  if (known === null || known.corrected) return null;
  if (own && own.city.id !== known.city.id && (await namesCity(places, known.city.id, qualifiers)))
    return null;
  const { lat, lng } = known.city;
  if (lat === null || lng === null) return null;
  return { lat, lng, place: { name: toFullName(known.city), isCentre: true } };
}

/** "Hyde Park, Chicago" is not Chicago. */
async function namesCity(places: Places, id: number, qualifiers: string[]): Promise<boolean> {
  const outer = await places.findKnownCity({ name: qualifiers.join(','), country_code: null });
  return outer?.city.id === id;
}

const DEFAULT_RADIUS_KM = 50;

interface NearParameters {
  near?: Near | undefined;
  radius_km?: number | undefined;
  city?: string | undefined;
}

interface FoundCircle {
  /** Absent without `near`, and for an unknown place. */
  near?: NonNullable<EventFilter['near']>;
  read?: Interpretation['near'];
  isUnknown: boolean;
  warnings: string[];
}

/** Returns the circle around `near`, and what a name in it means. */
export async function findCircle(
  places: Places,
  { near, radius_km, city }: NearParameters,
): Promise<FoundCircle> {
  if (!near) return { isUnknown: false, warnings: [] };
  const found = await findNear(places, near, city);
  const name = 'name' in near ? near.name : '';
  if (!found) {
    const detail = `there is no venue, city or landmark '${name}'; send near=latitude,longitude`;
    return { isUnknown: true, warnings: [detail] };
  }
  const { lat, lng, place, nearKm = DEFAULT_RADIUS_KM } = found;
  const radiusKm = radius_km ?? nearKm;
  return {
    near: { lat, lng, radiusKm },
    ...(place && { read: { name: place.name, lat, lng, radius_km: radiusKm } }),
    isUnknown: false,
    warnings: place?.isUnknown ? [`'${name}' is unknown; near is the centre of ${place.name}`] : [],
  };
}
