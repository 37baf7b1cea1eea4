import type { PlaceRepository, VenueRepository } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { isOwnName, parseArea, type Area, type PlaceCity } from '@marquee/search';
import {
  findNamedPosition,
  toLandmarkPosition,
  withoutThe,
  type NamedPosition,
} from './named-position.ts';
import { isAround, type PlaceLookup } from './place-lookup.ts';

export interface PositionOptions {
  /** Finds landmarks. */
  venues: Pick<VenueRepository, 'list' | 'findFormerNames'>;
  now: () => Date;
}

/** Finds where a named place is: a venue, a city, a landmark. */
export function createPositionFinder(
  places: Pick<PlaceRepository, 'findLandmarks' | 'findPartsNamed' | 'findBuildingsNamedAfter'>,
  { findRegionIndex, findPlace, findCity, findCityAround, toAreaFilter }: PlaceLookup,
  { venues, now }: PositionOptions,
) {
  /**
   * Returns the position of a venue or a city, or null. What `within` names bounds it: a city, a
   * region or a country.
   */
  async function findPosition(name: string, within?: string): Promise<NamedPosition | null> {
    const city = within === undefined ? null : await findCity(within);
    const area = within === undefined || city ? null : parseArea(within, await findRegionIndex());
    if (within !== undefined && !city && !area) return null;
    const areas = area ? [area] : [];
    const found = await findNamedPosition(name, {
      venues,
      findCity: async (text) => {
        if (city) return findCityAround(city, text);
        const place = await findPlace(text, { areas, onlyCities: true });
        return place && 'city' in place && isMeant(place.city, text) ? place.city : null;
      },
      now: now(),
      findLandmarks: places.findLandmarks,
      findParts: (text) => (city ? places.findPartsNamed(text, city) : Promise.resolve([])),
      findBuildingsNamedAfter: places.findBuildingsNamedAfter,
      isWithin: (landmark) => isIn(landmark, city, area),
      ...(city && { cityIds: [city.id] }),
      ...(area && { areas: [await toAreaFilter(area)] }),
    });
    return found && city && !isAround(city, found) ? null : found;
  }

  /**
   * Returns the position of a venue, or of a place without events that lies in a city: a part of
   * the city.
   */
  async function findLandmark(name: string): Promise<NamedPosition | null> {
    const [place, area] = await Promise.all([
      findCity(name),
      findRegionIndex().then((index) => parseArea(name, index)),
    ]);
    return area !== null || place?.has_upcoming_events ? null : findPosition(name);
  }

  /**
   * Finds what `findLandmark` does, except venues: a part of a city, or a place without events.
   * Most words name none, which takes no search for venues.
   */
  async function findTown(name: string): Promise<NamedPosition | null> {
    const [place, landmarks] = await Promise.all([
      findCity(name),
      places.findLandmarks(withoutThe(name)),
    ]);
    const { lat = null, lng = null } = place ?? {};
    const isCentre = lat !== null && lng !== null;
    const isTown = isCentre || landmarks.some(({ kind }) => kind === 'part');
    if (!isTown && (await places.findBuildingsNamedAfter(name)).length === 0) return null;
    const found = await findLandmark(name);
    return found?.kind === 'city' ? found : null;
  }

  /** Returns the position of a part of a large city or of a sight, or null. */
  async function findPart(name: string): Promise<NamedPosition | null> {
    const named = await places.findLandmarks(name);
    const part = named.find(({ kind }) => kind === 'part' || kind === 'landmark');
    return part ? toLandmarkPosition(part, name) : null;
  }

  return { findPosition, findLandmark, findTown, findPart };
}

const BIG_CITY = 300_000;

/**
 * Other names of a city are often those of places elsewhere: Namba lies in Osaka, and is a name of
 * Nampa in Idaho.
 */
const isMeant = (city: PlaceCity, text: string): boolean =>
  city.has_upcoming_events || city.population >= BIG_CITY || isOwnName(city, foldText(text));

const isIn = (
  landmark: { lat: number; lng: number; country_code: string },
  city: PlaceCity | null,
  area: Area | null,
): boolean => {
  if (city) return isAround(city, landmark);
  const countries = area && [
    ...area.countries,
    ...area.regions.map(({ country_code }) => country_code),
  ];
  return countries === null || countries.includes(landmark.country_code);
};
