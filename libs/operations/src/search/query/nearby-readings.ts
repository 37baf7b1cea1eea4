import type { Position } from '@marquee/domain';
import type { Collect } from '../hits-request.ts';
import type { Reading } from './readings.ts';
import type { UnderstoodQuery } from './understood-query.ts';

const RADII_KM = [60, 150, 400];
const PART_KM = 15;
/** Fewer hits are widened: to larger circles, to days around the stated ones. */
export const ENOUGH = 5;

/** Returns the position of the one place of a query, or null for an area. */
export function findCentre({ place, landmark }: UnderstoodQuery): Position | null {
  if (landmark) return { lat: landmark.lat, lng: landmark.lng };
  const city = place && 'city' in place.place ? place.place.city : null;
  const { lat = null, lng = null } = city ?? {};
  return lat !== null && lng !== null ? { lat, lng } : null;
}

/** Whether a place has no events at all: it can be a part of a city that has them. */
const isQuiet = ({ place, landmark }: UnderstoodQuery): boolean =>
  landmark !== null ||
  (place !== null && 'city' in place.place && !place.place.city.has_upcoming_events);

interface Around {
  centre: Position;
  query: UnderstoodQuery;
  collect: Collect;
}

/**
 * Finds events around a place without a match: in ever larger circles, until there are enough. A
 * few in the city of which it is a part are enough.
 */
export async function collectAround(
  readings: Reading[],
  { centre, query, collect }: Around,
): Promise<string[]> {
  let found: string[] = [];
  for (const radiusKm of isQuiet(query) ? [PART_KM, ...RADII_KM] : RADII_KM) {
    const within = await collect(
      readings.map(({ interpretation, filter }) => ({
        interpretation,
        filter: { ...filter, near: { ...centre, radiusKm } },
      })),
    );
    found = [...new Set([...found, ...within])];
    if (found.length >= (radiusKm === PART_KM ? 1 : ENOUGH)) break;
  }
  return found;
}
