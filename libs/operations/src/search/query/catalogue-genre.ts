import type { SearchRepository } from '@marquee/database';
import { joinTokens } from '../known-names.ts';
import type { UnderstoodQuery } from './understood-query.ts';

/**
 * Reads words that together are a genre of the catalogue as one topic: "dream pop" is neither pop
 * nor a dream.
 */
export async function withCatalogueGenre(
  search: Pick<SearchRepository, 'isGenre'>,
  query: UnderstoodQuery,
): Promise<UnderstoodQuery> {
  const { topics, words, inner, kindTokens } = query;
  if (topics.length === 0 || words.some(({ isQuoted }) => isQuoted)) return query;
  const key = joinTokens(inner.filter((token) => !kindTokens.includes(token)));
  const isStated = topics.some(({ phrases }) => phrases.includes(key));
  if (isStated || !(await search.isGenre(key))) return query;
  return {
    ...query,
    topics: [{ name: key, isGenre: true, phrases: [key], related: [] }],
    words: [],
  };
}
