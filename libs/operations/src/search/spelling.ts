import type { QueryInterpretation, SearchRepository, SearchTerm, TermVariant } from '@marquee/database';
import { deletionKeys, maxEdits, editDistance, prefixEditDistance } from '@marquee/domain';
import { nameOf } from './known-names.ts';
import { isOptionalWord } from './optional-words.ts';
import type { Token } from './parse-query.ts';

const MAX_MEANINGS = 24;
const MAX_RUN = 24;
const MIN_PART_LENGTH = 2;

type Vocabulary = Pick<SearchRepository, 'knownWords' | 'wordsByKeys' | 'citiesNamed'>;

/**
 * What a query may mean that found nothing by the letter: each word may be one that is near to it, be two that lack their
 * blank, or belong to the word before. Null where that gives nothing to look for.
 */
export async function correctSpelling(vocabulary: Vocabulary, tokens: Token[]): Promise<QueryInterpretation | null> {
  const words = tokens.flatMap((token) => token.words);
  const known = await vocabulary.knownWords([...new Set([...words, ...words.flatMap(partsOf), ...pairsOf(words)])]);
  const meanings = await Promise.all(
    words.map((word, index) => meaningsOf(vocabulary, { word, known, isLast: index === words.length - 1 })),
  );
  const cities = await vocabulary.citiesNamed([...new Set(meanings.flat().map((way) => way.words.join(' ')))]);
  const terms = joinPairs(words, known, meanings).map((ways): SearchTerm => {
    const cityIds = ways.flatMap((way) => cities.get(way.words.join(' ')) ?? []);
    const year = ways.flatMap((way) => (/^(19|20)\d\d$/.test(way.words[0] ?? '') ? Number(way.words[0]) : []))[0];
    return {
      variants: ways,
      ...(cityIds.length > 0 && { cityIds }),
      ...(year !== undefined && { year }),
      isOptional: isOptionalWord(ways[0]?.words.join(' ') ?? ''),
    };
  });
  const isUsable = terms.some(({ isOptional }) => !isOptional) && terms.every(({ variants: ways }) => ways.length > 0);
  return isUsable ? { terms, wholeNames: [nameOf(tokens)] } : null;
}

interface Typed {
  word: string;
  known: ReadonlySet<string>;
  isLast: boolean;
}

async function meaningsOf(vocabulary: Vocabulary, typed: Typed): Promise<TermVariant[]> {
  const { word, known, isLast } = typed;
  const itself: TermVariant = { words: [word], prefix: isLast };
  const near = await similarWords(vocabulary, typed);
  const parted = known.has(word) ? null : segmentWord(word, known);
  return [itself, ...near.map((other) => ({ words: [other] })), ...(parted ? [{ words: parted, adjacent: true }] : [])];
}

/** The words within the slips that a word of its length may hold, the nearest first. */
async function similarWords(vocabulary: Vocabulary, { word, isLast }: Typed): Promise<string[]> {
  const most = maxEdits(word.length);
  if (most === 0 || isOptionalWord(word)) return [];
  const found = (await vocabulary.wordsByKeys(deletionKeys(word)))
    .map((other) => ({
      other,
      slips: isLast
        ? Math.min(editDistance(word, other), prefixEditDistance(word, other) + 0.5)
        : editDistance(word, other),
    }))
    .filter(({ other, slips }) => slips <= most && other !== word)
    .sort((a, b) => a.slips - b.slips || sameStart(word, b.other) - sameStart(word, a.other));
  return found.slice(0, MAX_MEANINGS).map(({ other }) => other);
}

const sameStart = (word: string, other: string) => (other.startsWith(word.slice(0, 1)) ? 1 : 0);

/** The parts that a run of words without blanks may consist of. */
function partsOf(word: string): string[] {
  if (word.length > MAX_RUN) return [];
  const parts: string[] = [];
  for (let from = 0; from < word.length; from++)
    for (let to = from + MIN_PART_LENGTH; to <= word.length; to++) parts.push(word.slice(from, to));
  return parts;
}

/** The fewest known words that make up a run: "kaigionrails" → kaigi, on, rails. Null where none do. */
function segmentWord(word: string, known: ReadonlySet<string>): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let to = 1; to <= word.length; to++) {
    best[to] = null;
    for (let from = Math.max(0, to - MAX_RUN); from <= to - MIN_PART_LENGTH; from++) {
      const before = best[from];
      const part = word.slice(from, to);
      if (!before || !(known.has(part) || isOptionalWord(part))) continue;
      if (before.length + 1 < (best[to]?.length ?? Infinity)) best[to] = [...before, part];
    }
  }
  const parts = best[word.length] ?? null;
  return parts && parts.length > 1 ? parts : null;
}

const pairsOf = (words: string[]): string[] => words.slice(1).map((word, index) => (words[index] ?? '') + word);

/** Two words that are one in the vocabulary ("grate ful") are met by it, too. */
function joinPairs(words: string[], known: ReadonlySet<string>, meanings: TermVariant[][]): TermVariant[][] {
  const terms: TermVariant[][] = [];
  for (let at = 0; at < words.length; at++) {
    const joined = (words[at] ?? '') + (words[at + 1] ?? '');
    const isPair = at + 1 < words.length && known.has(joined);
    terms.push(isPair ? [{ words: [joined] }, { words: words.slice(at, at + 2) }] : (meanings[at] ?? []));
    if (isPair) at++;
  }
  return terms;
}
