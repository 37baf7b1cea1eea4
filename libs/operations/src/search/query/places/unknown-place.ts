import { joinTokens } from '../../known-names.ts';
import { isFiller } from '../filler-words.ts';
import { parseQuery } from '../parse-query.ts';
import type { QueryVocabulary, UnderstoodQuery } from '../understood-query.ts';
import { splitNear } from './query-landmark.ts';

/**
 * Returns the name of the place that events shall be near to, if nothing known has it, and the
 * query without it. As words, it would find events elsewhere that mention it. "Close to You" is
 * the name of an event.
 */
export async function findUnknownPlace(
  query: string,
  { words, landmark, softPlace, known }: UnderstoodQuery,
  { isInNames, isCity }: QueryVocabulary,
): Promise<{ name: string; rest: string } | null> {
  const near = query.includes('"') || landmark || softPlace ? null : splitNear(query);
  if (!near) return null;
  const unread = new Set(words.map((token) => joinTokens([token])));
  const isNamed = near.words.map((word) =>
    parseQuery(word).every((token) => unread.has(joinTokens([token])) && !isFiller(token)),
  );
  const end = isNamed.indexOf(false);
  const length = end < 0 ? near.words.length : end;
  const name = joinTokens(parseQuery(near.words.slice(0, length).join(' ')));
  if (name === '' || (await isCity(name))) return null;
  if (await isInNames(parseQuery(`"${near.lead}${name}"`), known)) return null;
  return { name, rest: [near.head, ...near.words.slice(length)].join(' ').trim() };
}
