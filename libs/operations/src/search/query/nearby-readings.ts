import type { Position } from '@marquee/domain';
import { isAboutSomething } from './query-conditions.ts';
import type { Reading } from './readings.ts';
import type { UnderstoodQuery } from './understand-query.ts';

const RADII_KM = [60, 150, 400];

/** Returns the position of the one place of a query, or null for an area. */
export function findCentre({ place, landmark }: UnderstoodQuery): Position | null {
  if (landmark) return { lat: landmark.lat, lng: landmark.lng };
  const city = place && 'city' in place.place ? place.place.city : null;
  const { lat = null, lng = null } = city ?? {};
  return lat !== null && lng !== null ? { lat, lng } : null;
}

/** Returns the readings for a place without a match: ever larger circles around it, then everywhere if the query states a subject. */
export function readingsAround(
  reading: Reading,
  centre: Position,
  query: UnderstoodQuery,
): Reading[] {
  const { interpretation, filter } = reading;
  const around = RADII_KM.map((radiusKm) => ({
    interpretation,
    filter: { ...filter, near: { ...centre, radiusKm } },
  }));
  return [...around, ...(isAboutSomething(query) || query.categories.length > 0 ? [reading] : [])];
}
