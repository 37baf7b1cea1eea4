import { findCompetition, type Topic } from '@marquee/search';
import type { Found, HitsDeps, Search } from '../hits-request.ts';
import { namedSearches } from '../known-name.ts';
import { joinTokens } from '../known-names.ts';
import type { Token } from '../query/parse-query.ts';
import { findPlaceCondition } from '../query/places/place-condition.ts';
import { isConditionOnly, literalReading } from '../query/readings.ts';
import {
  anyNameReading,
  findWithoutWords,
  isComingYear,
  isNumber,
  isPastYear,
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
    ...(isConditionOnly(understood)
      ? []
      : [search.toSearch(literalReading(understood, filter), maxHits)]),
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

/**
 * Drops words. A place among them becomes a condition. If the rest is no name and has no event in
 * the place, drops it as well, rather than the place: "klezmer band Kraków".
 */
export async function withoutWordsInPlace(deps: HitsDeps, search: Search, dropped: Token[]) {
  const placed = await inSoftPlace(deps, search);
  const found = await withoutSomeWords(search, placed, dropped);
  const rest = placed.understood.words.filter((token) => !dropped.includes(token));
  if (found?.relaxed?.includes('city') !== true || rest.length === 0) return found;
  const { filter } = search.request;
  const { interpretation } = anyNameReading(rest, filter.now);
  if ((await deps.search.find(interpretation, filter, 1)).length > 0) return found;
  const there = await withPlaceOnly(placed);
  return there?.relaxed?.includes('city') === false ? there : found;
}

function withoutSomeWords(search: Search, placed: Search, dropped: Token[]) {
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

/**
 * Drops the words next to a topic, or a coming year next to other words: "free yoga in the park",
 * "hamlet 2028". Null if the query has neither, or nothing is found. What was in a past year is not
 * what comes.
 */
export async function withSubjectOnly(deps: HitsDeps, search: Search): Promise<Found | null> {
  const { topics, words } = search.understood;
  const { filter } = search.request;
  if (words.some((token) => isPastYear(token, filter))) return null;
  const years = words.filter((token) => isComingYear(token, filter));
  const ofName = years.length < words.length ? await withoutWords(search, years) : null;
  return ofName ?? (topics.length > 0 ? await withoutWordsInPlace(deps, search, words) : null);
}

/**
 * Reads the name of a competition that no event states as its sport: "bundesliga this weekend".
 * Other words, such as a club without matches, are dropped if nothing else is found. Null if the
 * query names none, or nothing is found.
 */
export async function findOfSport(deps: HitsDeps, search: Search): Promise<Found | null> {
  const { tokens } = search.understood;
  const run = findCompetition(tokens.map((token) => joinTokens([token])));
  if (run === null) return null;
  const named = tokens.slice(run.from, run.to);
  const stated = await findWithoutWords(asSport(search, named, run.topic));
  if (stated) return stated;
  const placed = asSport(await inSoftPlace(deps, search), named, run.topic);
  const { words, ignored } = placed.understood;
  const understood = { ...placed.understood, words: [], ignored: [...ignored, ...words] };
  return findWithoutWords({ ...placed, understood });
}

/** Searches for a topic instead of some words. */
function asSport(search: Search, named: Token[], topic: Topic): Search {
  const { words, topics, ignored } = search.understood;
  const names = new Set(named.map((token) => joinTokens([token])));
  const understood = {
    ...search.understood,
    words: words.filter((token) => !names.has(joinTokens([token]))),
    topics: [...topics.filter(({ name }) => name !== topic.name), topic],
    hasMeaning: true,
    ignored: [...ignored, ...named],
  };
  return { ...search, understood };
}
