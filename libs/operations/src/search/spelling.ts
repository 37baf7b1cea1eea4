import type { QueryInterpretation, SearchTerm, TermVariant } from '@marquee/database';
import { findMeaning, maxEdits, editDistance, prefixEditDistance } from '@marquee/search';
import { joinTokens } from './known-names.ts';
import { isOptionalWord } from './query/optional-words.ts';
import type { Token } from './query/parse-query.ts';
import type { SearchMemory } from './search-memory.ts';

const MAX_VARIANTS = 24;
const MAX_RUN = 24;
const MIN_PART_LENGTH = 2;

export interface Vocabulary extends Pick<
  SearchMemory,
  'learnWords' | 'isKnownWord' | 'findSimilar' | 'findCitiesByName'
> {
  /** Returns whether an event states a word that is in no name. */
  isStated: (word: string) => Promise<boolean>;
}

/**
 * Corrects a query without exact hits. A word may be a typo of a similar word, two words without a
 * blank, or the second half of the word before. Returns null if no correction exists.
 */
export async function correctSpelling(
  vocabulary: Vocabulary,
  tokens: Token[],
): Promise<QueryInterpretation | null> {
  const words = tokens.flatMap((token) => token.words);
  await learnSpelling(vocabulary, [tokens]);
  const known = vocabulary.isKnownWord;
  const variants = await Promise.all(
    words.map((word, index) =>
      findVariants(vocabulary, { word, known, isLast: index === words.length - 1 }),
    ),
  );
  const cities = await vocabulary.findCitiesByName([
    ...new Set(variants.flat().map((variant) => variant.words.join(' '))),
  ]);
  const terms = joinSplitWords(words, known, variants).map((alternatives): SearchTerm => {
    const cityIds = alternatives.flatMap((variant) => cities.get(variant.words.join(' ')) ?? []);
    const year = alternatives.flatMap((variant) =>
      /^(19|20)\d\d$/.test(variant.words[0] ?? '') ? Number(variant.words[0]) : [],
    )[0];
    return {
      variants: alternatives,
      ...(cityIds.length > 0 && { cityIds }),
      ...(year !== undefined && { year }),
      isOptional: isOptionalWord(alternatives[0]?.words.join(' ') ?? ''),
    };
  });
  const isUsable =
    terms.some(({ isOptional }) => !isOptional) && terms.every((term) => term.variants.length > 0);
  return isUsable ? { terms, wholeNames: [joinTokens(tokens)] } : null;
}

/** Looks up in one statement what the spelling of texts is corrected with. */
export async function learnSpelling(
  { learnWords }: Pick<Vocabulary, 'learnWords'>,
  texts: Token[][],
): Promise<void> {
  const texted = texts.map((tokens) => tokens.flatMap((token) => token.words));
  const words = [...new Set(texted.flat())];
  const possible = [...words, ...words.flatMap(substrings), ...texted.flatMap(adjacentPairs)];
  await learnWords(words, [...new Set(possible)], words.filter(isCorrectable));
}

const isCorrectable = (word: string): boolean =>
  maxEdits(word.length) > 0 && !isOptionalWord(word) && !findMeaning(word);

type IsKnown = (word: string) => boolean;

interface TypedWord {
  word: string;
  known: IsKnown;
  isLast: boolean;
}

async function findVariants(vocabulary: Vocabulary, typed: TypedWord): Promise<TermVariant[]> {
  const { word, known, isLast } = typed;
  const itself: TermVariant = { words: [word], prefix: isLast };
  const near = await similarWords(vocabulary, typed);
  const segments = known(word) ? null : segmentWord(word, known);
  return [
    itself,
    ...near.map((other) => ({ words: [other] })),
    ...(segments ? [{ words: segments, adjacent: true }] : []),
  ];
}

/** Returns the words within the edit distance allowed for the length of the word, nearest first. */
async function similarWords(
  vocabulary: Vocabulary,
  { word, known, isLast }: TypedWord,
): Promise<string[]> {
  const maxDistance = maxEdits(word.length);
  if (!isCorrectable(word)) return [];
  if (!known(word) && (await vocabulary.isStated(word))) return [];
  const found = vocabulary
    .findSimilar(word)
    .map((other) => ({
      other,
      edits: isLast
        ? Math.min(editDistance(word, other), prefixEditDistance(word, other) + 0.5)
        : editDistance(word, other),
    }))
    .filter(
      ({ other, edits }) => edits <= maxDistance && other !== word && isPlausible(word, other),
    )
    .sort(
      (a, b) =>
        a.edits - b.edits || sharesFirstLetter(word, b.other) - sharesFirstLetter(word, a.other),
    );
  return found.slice(0, MAX_VARIANTS).map(({ other }) => other);
}

const sharesFirstLetter = (word: string, other: string) =>
  other.startsWith(word.slice(0, 1)) ? 1 : 0;

const SHORT = 4;
/** In a short word, one typo changes a quarter. Its first letter is right. */
const isPlausible = (word: string, other: string) =>
  word.length > SHORT || other.startsWith(word.slice(0, 1));

/** Returns the possible words in a run without blanks. */
function substrings(word: string): string[] {
  if (word.length > MAX_RUN) return [];
  const parts: string[] = [];
  for (let from = 0; from < word.length; from++)
    for (let to = from + MIN_PART_LENGTH; to <= word.length; to++) parts.push(word.slice(from, to));
  return parts;
}

/**
 * Splits a run into the fewest known words: "kaigionrails" → kaigi, on, rails. Returns null if that
 * is impossible.
 */
function segmentWord(word: string, isKnown: IsKnown): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let to = 1; to <= word.length; to++) {
    best[to] = null;
    for (let from = Math.max(0, to - MAX_RUN); from <= to - MIN_PART_LENGTH; from++) {
      const before = best[from];
      const part = word.slice(from, to);
      if (!before || !(isKnown(part) || isOptionalWord(part))) continue;
      if (before.length + 1 < (best[to]?.length ?? Infinity)) best[to] = [...before, part];
    }
  }
  const parts = best[word.length] ?? null;
  return parts && parts.length > 1 ? parts : null;
}

const adjacentPairs = (words: string[]): string[] =>
  words.slice(1).map((word, index) => (words[index] ?? '') + word);

/**
 * Adds the joined word as a variant of two adjacent words if the vocabulary contains it: "grate
 * ful" → grateful.
 */
function joinSplitWords(
  words: string[],
  isKnown: IsKnown,
  variants: TermVariant[][],
): TermVariant[][] {
  const terms: TermVariant[][] = [];
  for (let at = 0; at < words.length; at++) {
    const joined = (words[at] ?? '') + (words[at + 1] ?? '');
    const isPair = at + 1 < words.length && isKnown(joined);
    terms.push(
      isPair ? [{ words: [joined] }, { words: words.slice(at, at + 2) }] : (variants[at] ?? []),
    );
    if (isPair) at++;
  }
  return terms;
}
