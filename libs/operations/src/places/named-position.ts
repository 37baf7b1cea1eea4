import type { AreaFilter, VenueRepository } from '@marquee/database';
import { foldText, type Position, type VenueSummary } from '@marquee/domain';
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

interface PositionSearch {
  venues: Pick<VenueRepository, 'list' | 'findFormerNames'>;
  /** Returns the city of exactly this name, or null. */
  findCity: (name: string) => Promise<PlaceCity | null>;
  /** Cities in which the venue lies. Absent: any. */
  cityIds?: number[] | undefined;
  /** Countries and regions in which the venue lies. Absent: any. */
  areas?: AreaFilter[] | undefined;
  now: Date;
}

const MAX_VENUES = 20;
const MIN_PARTIAL_LENGTH = 4;

/** Finds the venue of exactly this current or former name, otherwise the city of this name, otherwise a venue whose name contains all of its words. */
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
  const words = name.split(' ');
  const isPartial = ({ name: other }: VenueSummary) => {
    const own = foldText(other).split(' ');
    return words.every((word) => own.some((each) => each === word));
  };
  return name.length < MIN_PARTIAL_LENGTH ? null : (venues.find(isPartial)?.position ?? null);
}

/** Returns the venues with a position that are most like the text, the busiest of one name first. */
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
