import { distanceKm } from '@marquee/domain';
import { joinTokens } from '../known-names.ts';
import { NEAR_KM } from './query-landmark.ts';
import type { QueryPlaces } from './query-places.ts';
import type { UnderstoodQuery } from './understand-query.ts';

const MAX_KM = 40;

/** Reads the words next to a city as a part of it: "jazz in Berlin Kreuzberg". Null if they name none. */
export async function readDistrict(
  places: QueryPlaces,
  query: UnderstoodQuery,
): Promise<UnderstoodQuery | null> {
  const { words, place, landmark } = query;
  const city = place && 'city' in place.place ? place.place.city : null;
  const { lat = null, lng = null } = city ?? {};
  if (landmark || lat === null || lng === null) return null;
  if (words.length === 0 || words.some(({ isQuoted }) => isQuoted)) return null;
  const found = await places.findLandmark(joinTokens(words));
  if (found?.kind !== 'city' || distanceKm(found, { lat, lng }) > MAX_KM) return null;
  return { ...query, words: [], landmark: { ...found, radiusKm: NEAR_KM } };
}
