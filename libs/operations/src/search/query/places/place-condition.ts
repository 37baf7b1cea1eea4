import type { PlaceCandidate } from '@marquee/search';
import { addArea } from '../../../places/place-filter.ts';
import type { PlaceCondition } from '../query-conditions.ts';
import type { UnderstoodQuery } from '../understood-query.ts';
import type { QueryPlaces } from './query-places.ts';

/** Returns the condition of the places and the landmark of a query, or null if it has none. */
export async function findPlaceCondition(
  places: QueryPlaces,
  { place, morePlaces, landmark, excludedPlaces }: UnderstoodQuery,
): Promise<PlaceCondition | null> {
  const near = landmark && {
    near: { lat: landmark.lat, lng: landmark.lng, radiusKm: landmark.radiusKm },
  };
  const toArea = async ({ place }: PlaceCandidate) =>
    'city' in place
      ? { countryCodes: [], cityIds: [place.city.id] }
      : places.toAreaFilter(place.area);
  const toUnion = async (candidates: PlaceCandidate[]) => {
    const areas = await Promise.all(candidates.map(toArea));
    return {
      countryCodes: [...new Set(areas.flatMap(({ countryCodes }) => countryCodes))],
      cityIds: [...new Set(areas.flatMap(({ cityIds }) => cityIds))],
    };
  };
  const excluded =
    excludedPlaces.length > 0 ? { excludedArea: await toUnion(excludedPlaces) } : null;
  if (place === null) return near || excluded ? { ...near, ...excluded } : null;
  return { ...addArea({}, await toUnion([place, ...morePlaces])), ...near, ...excluded };
}
