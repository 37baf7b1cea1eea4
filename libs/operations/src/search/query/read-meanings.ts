import { foldText } from '@marquee/domain';
import { findMeanings, type WordMeaning } from '@marquee/search';
import { joinTokens, type KnownName } from '../known-names.ts';
import { isOptionalWord } from './optional-words.ts';
import type { Token } from './parse-query.ts';

/** Reads the words outside place, days and price. */
export function readMeanings(tokens: Token[], known: ReadonlyMap<string, KnownName>) {
  const runs = findMeanings(
    tokens.map((token) => (token.isQuoted ? null : foldText(joinTokens([token])))),
  );
  const names = findNames(tokens, known);
  const meanings: WordMeaning[] = [];
  const words: Token[] = [];
  const kindTokens: Token[] = [];
  for (const { from, to, meanings: found } of runs) {
    const run = tokens.slice(from, to);
    const isName = run.every((_, index) => names.has(from + index));
    if (isName || found.length === 0)
      words.push(...run.filter((token) => isName || !isConnecting(token)));
    else {
      meanings.push(...found);
      if (run.length === 1 && found.some(({ category, isKind }) => category ?? isKind))
        kindTokens.push(...run);
    }
  }
  const isAboutMore =
    words.length > 0 ||
    meanings.some(({ category, topic, isKind }) => category ?? (topic && !isKind));
  const stated = meanings.filter(
    (meaning) => !isVerb(meaning, meanings) && !(isAboutMore && meaning.topic && meaning.isKind),
  );
  return { ...combine(stated), words, kindTokens, hasMeaning: meanings.length > 0 };
}

/** "Welche Konzerte laufen": they take place, and no one runs. */
const isVerb = ({ topic }: WordMeaning, meanings: WordMeaning[]): boolean =>
  topic?.name === 'running' &&
  meanings.some(({ category }) => category !== undefined && category !== 'sports');

const isConnecting = (token: Token) => !token.isQuoted && isOptionalWord(joinTokens([token]));
const MAX_NAME_WORDS = 4;

/**
 * Returns the indexes of tokens in a nickname or in a name written apart ("dev fest"), unless the
 * lexicon contains all of its words.
 */
function findNames(tokens: Token[], known: ReadonlyMap<string, KnownName>): Set<number> {
  const names = new Set<number>();
  for (let from = 0; from < tokens.length; from++)
    for (let to = Math.min(tokens.length, from + MAX_NAME_WORDS); to > from; to--) {
      const run = tokens.slice(from, to);
      const name = known.get(joinTokens(run));
      const first = tokens[from];
      // "a six" is not "Asix".
      const joined = first && isConnecting(first) ? null : name?.joined;
      const isName = (name?.nickname ?? joined ?? null) !== null;
      if (isName && !isInLexicon(run)) for (let at = from; at < to; at++) names.add(at);
    }
  return names;
}

/** Returns the tokens of nicknames. */
export const findNicknames = (
  tokens: Token[],
  known: ReadonlyMap<string, KnownName>,
): ReadonlySet<Token> =>
  new Set([...findNames(tokens, known)].flatMap((index) => tokens[index] ?? []));

const isInLexicon = (run: Token[]): boolean =>
  findMeanings(run.map((token) => joinTokens([token]))).every(
    ({ meanings }) => meanings.length > 0,
  );

function combine(meanings: WordMeaning[]) {
  return {
    categories: [...new Set(meanings.flatMap(({ category }) => category ?? []))],
    also: [...new Set(meanings.flatMap(({ also }) => also ?? []))],
    topics: [...new Set(meanings.flatMap(({ topic }) => topic ?? []))],
    audience: meanings.flatMap(({ audience }) => audience ?? [])[0] ?? null,
    daypart: meanings.flatMap(({ daypart }) => daypart ?? [])[0] ?? null,
    unsuited: [...new Set(meanings.flatMap(({ unsuited }) => unsuited ?? []))],
    states: [...new Set(meanings.flatMap(({ state }) => state ?? []))],
    free: meanings.some(({ free }) => free),
    online: meanings.some(({ online }) => online),
  };
}
