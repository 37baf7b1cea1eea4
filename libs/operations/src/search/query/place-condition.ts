import type { PlaceCandidate } from '@marquee/search';
import { addArea } from '../../places/place-filter.ts';
import type { PlaceCondition } from './query-conditions.ts';
import type { QueryPlaces } from './query-places.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** Returns the condition of the places and the landmark of a query, or null if it has none. */
export async function findPlaceCondition(
  places: QueryPlaces,
  { place, morePlaces, landmark }: UnderstoodQuery,
): Promise<PlaceCondition | null> {
  const near = landmark && {
    near: { lat: landmark.lat, lng: landmark.lng, radiusKm: landmark.radiusKm },
  };
  if (place === null) return near;
  const toArea = async ({ place }: PlaceCandidate) =>
    'city' in place
      ? { countryCodes: [], cityIds: [place.city.id] }
      : places.toAreaFilter(place.area);
  const areas = await Promise.all([place, ...morePlaces].map(toArea));
  const union = {
    countryCodes: [...new Set(areas.flatMap(({ countryCodes }) => countryCodes))],
    cityIds: [...new Set(areas.flatMap(({ cityIds }) => cityIds))],
  };
  return { ...addArea({}, union), ...near };
}
