import { foldText } from '@marquee/domain';
import { suggestMeaning } from '@marquee/search';
import type { HitsDeps, HitsRequest } from './hits-request.ts';
import { joinTokens } from './known-names.ts';
import { hasConditions } from './query/query-conditions.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';
import { isStated } from './relaxation/relax-query.ts';
import { learnSpelling } from './spelling.ts';

const MAX_CITY_WORDS = 3;

/**
 * Returns the query with words of the lexicon instead of similar words that no event states:
 * "comedi" is "comedy". Null if there are none. A misspelled city is corrected if no other word
 * is left: "comdey new yrok".
 */
export async function respellQuery(
  deps: HitsDeps,
  query: string,
  { understood, ...request }: HitsRequest & { understood: UnderstoodQuery },
): Promise<{ query: string; isPlaced: boolean } | null> {
  const words = understood.words.flatMap((token) => (token.isQuoted ? [] : joinTokens([token])));
  await learnSpelling(deps.search, [understood.words, understood.tokens]);
  const respelled = new Map<string, string>();
  const unknown = new Set<string>();
  for (const word of words) {
    if (deps.search.isKnownWord(word) || (await isStated(deps.search, word, request.filter)))
      continue;
    const suggestion = suggestMeaning(word);
    if (suggestion === null) unknown.add(word);
    else respelled.set(word, suggestion);
  }
  const named = words.filter((word) => !respelled.has(word));
  const isCondition = respelled.size > 0 || hasConditions(understood);
  const city =
    understood.place === null && isCondition && named.some((word) => unknown.has(word))
      ? await findCity(deps, named)
      : null;
  if (respelled.size === 0 && city === null) return null;
  const isNamed = new Set(named);
  const corrected = query.split(/\s+/).flatMap((word) => {
    const key = foldText(word);
    if (city !== null && isNamed.has(key)) return key === named[0] ? [city] : [];
    return respelled.get(key) ?? word;
  });
  const text = corrected.join(' ');
  return text === query ? null : { query: text, isPlaced: city !== null };
}

/** Returns the city that words mean with a typo, or null. */
async function findCity({ places }: HitsDeps, words: string[]): Promise<string | null> {
  if (words.length === 0 || words.length > MAX_CITY_WORDS) return null;
  const found = await places.findKnownCity({ name: words.join(' '), country_code: null });
  return found?.corrected === true ? found.city.name : null;
}
