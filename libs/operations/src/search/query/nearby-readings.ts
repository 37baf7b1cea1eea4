import type { Position } from '@marquee/domain';
import type { Collect } from '../hits-request.ts';
import type { Reading } from './readings.ts';
import type { UnderstoodQuery } from './understood-query.ts';

const RADII_KM = [60, 150, 400];
/** Fewer hits are widened: to larger circles, to days around the stated ones. */
export const ENOUGH = 5;

/** Returns the position of the one place of a query, or null for an area. */
export function findCentre({ place, landmark }: UnderstoodQuery): Position | null {
  if (landmark) return { lat: landmark.lat, lng: landmark.lng };
  const city = place && 'city' in place.place ? place.place.city : null;
  const { lat = null, lng = null } = city ?? {};
  return lat !== null && lng !== null ? { lat, lng } : null;
}

/**
 * Finds events around a place without a match: in ever larger circles, until there are enough.
 */
export async function collectAround(
  readings: Reading[],
  centre: Position,
  collect: Collect,
): Promise<string[]> {
  let found: string[] = [];
  for (const radiusKm of RADII_KM) {
    const within = await collect(
      readings.map(({ interpretation, filter }) => ({
        interpretation,
        filter: { ...filter, near: { ...centre, radiusKm } },
      })),
    );
    found = [...new Set([...found, ...within])];
    if (found.length >= ENOUGH) break;
  }
  return found;
}
