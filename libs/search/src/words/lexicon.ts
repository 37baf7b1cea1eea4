import { CATEGORIES, foldText } from '@marquee/domain';
import { spacedWords } from './search-words.ts';
import { CATEGORY_WORDS, LIVE_MUSIC_WORDS, MUSIC_WORDS } from './tables/category-words.ts';
import {
  AUDIENCE_WORDS,
  DAYPART_WORDS,
  FREE_WORDS,
  ONLINE_WORDS,
  STATE_WORDS,
} from './tables/condition-words.ts';
import { KIND_OF_TOPIC, KIND_WORDS, KINDS_IN_QUERIES, MOODS } from './tables/kind-words.ts';
import { NAME_PHRASES } from './tables/name-phrases.ts';
import {
  MUSIC_TOPICS,
  OTHER_TOPICS,
  STAGE_TOPICS,
  TECHNOLOGY_WORDS,
} from './tables/topic-words.ts';
import type { Topic, WordMeaning } from './word-meaning.ts';

/** Splits a list of phrases at `|` and at line ends, and folds them. */
export const foldPhrases = (list: string): string[] => [
  ...new Set(
    list
      .split(/[|\n]/)
      .map(foldText)
      .filter((phrase) => phrase !== ''),
  ),
];

function buildLexicon(): Map<string, WordMeaning> {
  const meanings = new Map<string, WordMeaning>();
  // The first meaning of a phrase counts.
  const add = (phrases: string[], meaning: WordMeaning) => {
    for (const form of phrases.flatMap((phrase) => [phrase, spacedWords(phrase)]))
      if (!meanings.has(form)) meanings.set(form, meaning);
  };
  add(foldPhrases(TECHNOLOGY_WORDS), { category: 'conference' });
  for (const [audience, words] of entries(AUDIENCE_WORDS)) add(foldPhrases(words), { audience });
  add(foldPhrases(FREE_WORDS), { free: true });
  add(foldPhrases(ONLINE_WORDS), { online: true });
  for (const [state, words] of entries(STATE_WORDS)) add(foldPhrases(words), { state });
  for (const [also, words] of entries(LIVE_MUSIC_WORDS))
    add(foldPhrases(words), { category: 'music', also });
  for (const category of CATEGORIES) add(foldPhrases(CATEGORY_WORDS[category]), { category });
  for (const { recognised, topic } of [
    ...parseTopics(MUSIC_TOPICS, true),
    ...parseTopics(STAGE_TOPICS, true),
    ...parseTopics(OTHER_TOPICS, false),
  ])
    add(recognised, { topic });
  for (const [kind, words] of entries(KINDS_IN_QUERIES)) {
    const phrases = foldPhrases(words);
    const topic: Topic = { name: kind, isGenre: false, phrases, related: [], kind };
    add(phrases, { topic, isKind: true });
  }
  for (const [daypart, words] of entries(DAYPART_WORDS)) add(foldPhrases(words), { daypart });
  for (const { words, unsuited } of MOODS) add(foldPhrases(words), { isKind: true, unsuited });
  add(foldPhrases(KIND_WORDS), { isKind: true });
  return meanings;
}

function parseTopics(lines: string, isGenre: boolean) {
  return lines.split('\n').flatMap((line) => {
    const [own = '', related = ''] = line.split('~');
    const [stated = '', queried = ''] = own.split('<');
    const phrases = foldPhrases(stated);
    const [name] = phrases;
    if (name === undefined) return [];
    const kind = KIND_OF_TOPIC[name];
    const topic: Topic = {
      ...{ name, isGenre, phrases, related: foldPhrases(related) },
      ...(kind && { kind }),
    };
    return [{ recognised: [...phrases, ...foldPhrases(queried)], topic }];
  });
}

let musicNames: readonly string[] | undefined; // built on first use

/** Returns the folded words for music, and the names of its genres. */
export const wordsForMusic = (): readonly string[] =>
  (musicNames ??= [
    ...foldPhrases(MUSIC_WORDS),
    ...parseTopics(MUSIC_TOPICS, true).map(({ topic }) => topic.name),
  ]);

function entries<Key extends string>(words: Readonly<Partial<Record<Key, string>>>) {
  return Object.entries(words) as [Key, string][];
}

// built on first use
let lexicon: { meanings: ReadonlyMap<string, WordMeaning>; maxWords: number } | undefined;

function openLexicon() {
  if (lexicon) return lexicon;
  const meanings = buildLexicon();
  lexicon = {
    meanings,
    maxWords: Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length)),
  };
  return lexicon;
}

/** Returns the number of words of the longest phrase. */
export const maxPhraseWords = (): number => openLexicon().maxWords;

/**
 * Returns what a folded word or phrase means, or null if it is not in the lexicon. The last word of
 * a phrase can be a plural: "dj sets". A plural word alone can be another word: "pops".
 */
export function findMeaning(phrase: string): WordMeaning | null {
  const { meanings } = openLexicon();
  const singular = PLURAL_PHRASE.test(phrase) ? phrase.slice(0, -1) : '';
  return meanings.get(phrase) ?? meanings.get(singular) ?? null;
}

const PLURAL_PHRASE = / .*[a-rt-z]s$/;

let namePhrases: ReadonlySet<string> | undefined; // built on first use

/**
 * Returns whether a folded phrase contains a word of the lexicon, but is a part of names: "opera
 * house".
 */
export function isNamePhrase(phrase: string): boolean {
  namePhrases ??= new Set(foldPhrases(NAME_PHRASES));
  return namePhrases.has(phrase);
}

/** Returns the phrases of the lexicon. */
export const lexiconPhrases = (): string[] => [...openLexicon().meanings.keys()];
