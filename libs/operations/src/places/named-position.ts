import type { AreaFilter, PlaceRepository, VenueRepository } from '@marquee/database';
import { distanceKm, foldText, type Position, type VenueSummary } from '@marquee/domain';
import { type PlaceCity } from '@marquee/search';

/** Where a named place is. */
export interface NamedPosition extends Position {
  /** "Soho Cellar, London", "Sagrada Família, ES". */
  name: string;
  kind: 'venue' | 'city';
  /** How far around it "near" reaches. */
  nearKm: number;
}

// A part of a town and a village without events lie next to others.
const NEAR_VENUE_KM = 5;
const NEAR_PART_KM = 5;
const NEAR_CITY_KM = 50;
const NEAR_AIRPORT_KM = 25;

interface PositionSearch {
  venues: Pick<VenueRepository, 'list' | 'findFormerNames'>;
  /** Returns the city of exactly this name, or null. */
  findCity: (name: string) => Promise<PlaceCity | null>;
  /** Cities in which the venue lies. Absent: any. */
  cityIds?: number[] | undefined;
  /** Countries and regions in which the venue lies. Absent: any. */
  areas?: AreaFilter[] | undefined;
  findLandmarks: PlaceRepository['findLandmarks'];
  /** Returns the parts of the city whose name contains the words. */
  findParts: (text: string) => Promise<Landmark[]>;
  findBuildingsNamedAfter: PlaceRepository['findBuildingsNamedAfter'];
  /** Whether a landmark lies where the text states. */
  isWithin: (landmark: Landmark) => boolean;
  now: Date;
}

type Landmark = Awaited<ReturnType<PlaceRepository['findLandmarks']>>[number];

const MAX_VENUES = 20;
const MIN_PARTIAL_LENGTH = 4;

/**
 * Finds the venue of exactly this current or former name, otherwise the city, otherwise the
 * landmark of open data, otherwise a venue or a part of the city whose name contains all of its
 * words, otherwise where the buildings named after it are.
 */
export async function findNamedPosition(
  text: string,
  search: PositionSearch,
): Promise<NamedPosition | null> {
  const name = withoutArticle(foldText(text));
  if (name === '') return null;
  const venues = await findVenues(text, search);
  const exact = venues.find((venue) => withoutArticle(foldText(venue.name)) === name);
  if (exact) return exact.position;
  const former = await search.venues.findFormerNames(venues.map(({ id }) => id));
  const renamed = venues.find(({ id }) =>
    former.get(id)?.some((each) => withoutArticle(foldText(each)) === name),
  );
  if (renamed) return renamed.position;
  const city = await search.findCity(text);
  const centre = city && toCentre(city);
  if (centre) return centre;
  const bare = withoutThe(text);
  const landmark = await findLandmark(bare, search);
  if (landmark) return toLandmarkPosition(await inLargestCity(landmark, bare, search), bare);
  const words = name.split(' ');
  const isPartial = ({ name: other }: VenueSummary) => {
    const own = foldText(other).split(' ');
    return words.every((word) => own.some((each) => each === word));
  };
  if (name.length < MIN_PARTIAL_LENGTH) return null;
  const partial = venues.find(isPartial)?.position;
  if (partial) return partial;
  const common = findCommon(await search.findParts(text)) ?? (await findBuilding(text, search));
  return common && toLandmarkPosition(common, text.trim());
}

const SAME_PART_KM = 5;

/**
 * Returns one of the places named after a place: the Leith Theatre is in Leith, Praga Północ in
 * Praga. Null if they are not near each other.
 */
function findCommon([first, ...others]: Landmark[]): Landmark | null {
  if (!first || others.some((other) => distanceKm(other, first) > SAME_PART_KM)) return null;
  return first;
}

const findBuilding = async (
  text: string,
  { findBuildingsNamedAfter, isWithin }: PositionSearch,
): Promise<Landmark | null> => findCommon((await findBuildingsNamedAfter(text)).filter(isWithin));

/** Adelaide has a part called Clapham, but the Clapham Grand is in London. */
async function inLargestCity(
  landmark: Landmark,
  text: string,
  search: PositionSearch,
): Promise<Landmark> {
  const building = landmark.kind === 'part' ? await findBuilding(text, search) : null;
  return building && building.population > landmark.population ? building : landmark;
}

// "Heathrow" and "LHR" are the airport as well.
const AIRPORT = /\s+(?:international\s+)?(?:airport|flughafen|aéroport|aeropuerto|aeroporto)$/iu;
const SAME_PLACE_KM = 30;

export const withoutThe = (text: string): string => text.trim().replace(/^the\s+/i, '');

/**
 * Returns the known landmark of a name. Null if several places have one of this name and none is
 * better known.
 */
async function findLandmark(
  text: string,
  { findLandmarks, isWithin }: PositionSearch,
): Promise<Landmark | null> {
  const named = await findLandmarks(text);
  const found = named.length > 0 ? named : await findAirport(text, findLandmarks);
  const [best, ...others] = found.filter(isWithin);
  const isUnclear = others.some(
    (other) => other.is_known === best?.is_known && distanceKm(other, best) > SAME_PLACE_KM,
  );
  return best && !(isUnclear && !best.is_known) ? best : null;
}

const findAirport = async (text: string, findLandmarks: PositionSearch['findLandmarks']) =>
  AIRPORT.test(text)
    ? (await findLandmarks(text.replace(AIRPORT, ''))).filter(({ kind }) => kind === 'airport')
    : [];

export function toLandmarkPosition(
  { kind, name, lat, lng, city, country_code }: Landmark,
  given: string,
): NamedPosition {
  return {
    lat,
    lng,
    name: [name ?? given, city, country_code].join(', '),
    kind: kind === 'part' ? 'city' : 'venue',
    nearKm: kind === 'airport' ? NEAR_AIRPORT_KM : NEAR_PART_KM,
  };
}

/**
 * Returns the venues with a position that are most like the text, the busiest of one name first.
 */
async function findVenues(q: string, { venues, cityIds, areas, now }: PositionSearch) {
  const page = { limit: MAX_VENUES, offset: 0, after: null };
  const bounds = { ...(cityIds && { cityIds }), ...(areas && { areas }) };
  const { items } = await venues.list({ q, now, ...bounds }, page);
  return items
    .flatMap((venue) => {
      const position = toVenuePosition(venue);
      return position ? [{ ...venue, position }] : [];
    })
    .sort((a, b) => b.upcoming_events - a.upcoming_events || a.name.length - b.name.length);
}

function toVenuePosition({ name, city, lat, lng }: VenueSummary): NamedPosition | null {
  if (lat === null || lng === null) return null;
  return {
    lat,
    lng,
    name: [name, city].filter(Boolean).join(', '),
    kind: 'venue',
    nearKm: NEAR_VENUE_KM,
  };
}

function toCentre(city: PlaceCity): NamedPosition | null {
  const { name, region, country_code, lat, lng, has_upcoming_events } = city;
  if (lat === null || lng === null) return null;
  const nearKm = has_upcoming_events ? NEAR_CITY_KM : NEAR_PART_KM;
  const full = [name, region, country_code].filter(Boolean).join(', ');
  return { lat, lng, name: full, kind: 'city', nearKm };
}

const withoutArticle = (name: string) => name.replace(/^(?:the|la|le|el|l|der|die|das) /, '');
