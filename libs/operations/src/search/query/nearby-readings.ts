import type { Position } from '@marquee/domain';
import type { Collect } from '../hits-request.ts';
import { genreReadings, meaningReading, type Reading, type ReadingOptions } from './readings.ts';
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

const NEAR =
  /^(?:near|nearby|around|close to|bei|nahe|um|rund um|in der nähe von|près|autour|cerca|alrededor|vicino|intorno|perto|bij|nabij|rond|koło|blisko|w pobliżu|около|рядом|nära|nær|lähellä)(?!\p{L})/iu;

/** Whether the query requests events around its city: "near Potsdam". */
const asksForAround = ({ place }: UnderstoodQuery): boolean =>
  place !== null && 'city' in place.place && NEAR.test(place.text);

/** "near Potsdam": if the city has few events, those around it follow. */
export async function withSurroundings(
  ids: string[],
  query: UnderstoodQuery,
  { options, collect }: { options: ReadingOptions; collect: Collect },
): Promise<string[]> {
  const centre = ids.length < ENOUGH && asksForAround(query) ? findCentre(query) : null;
  if (centre === null) return ids;
  const anywhere = { ...options, place: null };
  const readings = [meaningReading(query, anywhere), ...genreReadings(query, anywhere)];
  return [...new Set([...ids, ...(await collectAround(readings, { centre, query, collect }))])];
}

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
