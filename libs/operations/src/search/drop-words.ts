import type { Found, HitsDeps, Search } from './hits-request.ts';
import { namedSearches } from './known-name.ts';
import { joinTokens } from './known-names.ts';
import type { Token } from './query/parse-query.ts';
import { findPlaceCondition } from './query/places/place-condition.ts';
import { literalReading } from './query/readings.ts';
import {
  anyNameReading,
  isNumber,
  statedReading,
  withoutWords,
  withPlaceOnly,
  withSoftPlace,
} from './relax-query.ts';

/** Runs what follows for most queries without a match in one statement. */
export async function prepareSimilar(
  { search }: HitsDeps,
  { request, understood }: Search,
): Promise<void> {
  const { words, known } = understood;
  const { filter, maxHits, named } = request;
  const unknown = words.filter(
    (token) => !token.isQuoted && known.get(joinTokens([token]))?.isWord === false,
  );
  await search.prepare([
    search.toSearch(literalReading(understood, filter), maxHits),
    ...unknown.map((token) => ({ ...statedReading(joinTokens([token]), filter), limit: 1 })),
    ...(words.length > 0 ? [{ ...anyNameReading(words, filter.now), limit: 1 }] : []),
    ...(named ? namedSearches(understood, named) : []),
  ]);
}

/** Reads a place that could have been a part of a name. */
async function inSoftPlace({ places }: HitsDeps, search: Search): Promise<Search> {
  const understood = withSoftPlace(search.understood);
  const place = await findPlaceCondition(places, understood);
  return { ...search, understood, options: { ...search.options, place } };
}

/** Drops words. A place among them becomes a condition. */
export async function withoutWordsInPlace(deps: HitsDeps, search: Search, dropped: Token[]) {
  const placed = await inSoftPlace(deps, search);
  const { words } = placed.understood;
  const isPlaceDropped = search.understood.words.every(
    (token) => words.includes(token) || dropped.includes(token),
  );
  return isPlaceDropped
    ? withoutWords(
        placed,
        dropped.filter((token) => words.includes(token)),
      )
    : withoutWords(search, dropped);
}

/** Drops all words but numbers, and reads a place that could have been a part of a name. */
export async function withoutAllWords(deps: HitsDeps, search: Search): Promise<Found | null> {
  const placed = await inSoftPlace(deps, search);
  const dropped = placed.understood.words.filter((token) => !isNumber(token));
  return (await withoutWords(placed, dropped)) ?? (await withPlaceOnly(placed));
}
