import { distanceKm, foldText } from '@marquee/domain';
import type { NamedPosition } from '../../../places/named-position.ts';
import { joinTokens } from '../../known-names.ts';
import type { UnderstoodQuery } from '../understood-query.ts';
import type { QueryPlaces } from './query-places.ts';

const MAX_KM = 40;

/**
 * Reads the words as a part of a city: "jazz in Berlin Kreuzberg", "techno kreuzberg", "Trastevere
 * tonight". Null if they name none.
 */
export async function readDistrict(
  places: QueryPlaces,
  query: UnderstoodQuery,
): Promise<UnderstoodQuery | null> {
  const { words, place, landmark } = query;
  if (landmark || words.length === 0 || words.some(({ isQuoted }) => isQuoted)) return null;
  if (place === null) {
    const part = await findPart(places, joinTokens(words));
    return part && { ...query, words: [], landmark: { ...part, radiusKm: part.nearKm } };
  }
  const city = 'city' in place.place ? place.place.city : null;
  const { lat = null, lng = null } = city ?? {};
  if (lat === null || lng === null) return null;
  const found = await places.findTown(joinTokens(words));
  if (!found || distanceKm(found, { lat, lng }) > MAX_KM) return null;
  return { ...query, words: [], landmark: { ...found, radiusKm: found.nearKm } };
}

/** A part of a large city, otherwise a place of the gazetteer without events. */
const findPart = async (places: QueryPlaces, name: string): Promise<NamedPosition | null> =>
  (await places.findPart(name)) ?? (await places.findTown(name));

const MAX_LOOKUPS = 6;

/**
 * Returns a query that states the part of a city of which a word has a meaning: "opera covent
 * garden". Null if it names none.
 */
export async function placeNearPart(
  places: QueryPlaces,
  { place, landmark, words, tokens }: UnderstoodQuery,
): Promise<string | null> {
  if ((place ?? landmark) !== null || tokens.some(({ isQuoted }) => isQuoted)) return null;
  const unread = new Set(words.map((token) => joinTokens([token])));
  const runs = tokens
    .slice(1)
    .map((_, at) => tokens.slice(at, at + 2))
    .filter((run) => run.some((token) => unread.has(joinTokens([token]))))
    .slice(0, MAX_LOOKUPS);
  const parts = await Promise.all(runs.map((run) => places.findPart(joinTokens(run))));
  const run = runs.find((each, index) =>
    foldText(parts[index]?.name ?? '').startsWith(joinTokens(each)),
  );
  if (!run) return null;
  const rest = tokens.filter((token) => !run.includes(token));
  return `${joinTokens(rest)} near ${joinTokens(run)}`.trim();
}
