import { distanceKm, foldText } from '@marquee/domain';
import type { NamedPosition } from '../../../places/named-position.ts';
import { joinTokens } from '../../known-names.ts';
import type { Token } from '../parse-query.ts';
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

/** A part of a large city or a sight, otherwise a place of the gazetteer without events. */
const findPart = async (places: QueryPlaces, name: string): Promise<NamedPosition | null> =>
  (await places.findPart(name)) ?? (await places.findTown(name));

const MAX_LOOKUPS = 8;

/** A part of a city is named as it is called there. A sight has a name in each language. */
const isNamedBy = (part: NamedPosition | null, run: Token[]): boolean =>
  part?.kind === 'venue' || foldText(part?.name ?? '').startsWith(joinTokens(run));

/**
 * Returns a query that states the part of a city, or the sight, of which a word has a meaning:
 * "opera covent garden". Null if it names none.
 */
export async function placeNearPart(
  places: QueryPlaces,
  { place, landmark, words, tokens }: UnderstoodQuery,
): Promise<string | null> {
  if ((place ?? landmark) !== null || tokens.some(({ isQuoted }) => isQuoted)) return null;
  const unread = new Set(words.map((token) => joinTokens([token])));
  const runs = [3, 2]
    .flatMap((length) => tokens.map((_, at) => tokens.slice(at, at + length)))
    .filter((run) => run.length > 1 && run.some((token) => unread.has(joinTokens([token]))))
    .slice(0, MAX_LOOKUPS);
  const parts = await Promise.all(runs.map((run) => places.findPart(joinTokens(run))));
  const run = runs.find((each, index) => isNamedBy(parts[index] ?? null, each));
  if (!run) return null;
  const rest = tokens.filter((token) => !run.includes(token));
  return `${joinTokens(rest)} near ${joinTokens(run)}`.trim();
}
