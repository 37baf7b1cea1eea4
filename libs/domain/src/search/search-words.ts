import { foldText } from '../fold-text.ts';

const MAX_WORD_LENGTH = 40;
const MAX_PAIRS = 40;
const ASCII = /^[a-z0-9 ]*$/;
// Scripts that are written without blanks between words.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** A text as documents hold it: folded words; a run of 東京都 as its pairs 東京, 京都 and its last sign, so that any part is found. */
export const documentWords = (text: string): string[] => foldedWords(foldText(text));

/** The same of a text that is folded already. */
export const foldedWords = (folded: string): string[] =>
  ASCII.test(folded)
    ? splitWords(folded).map(truncate)
    : splitWords(folded).flatMap((word) => (isUnspaced(word) ? characterPairs(word, 0) : truncate(word)));

/**
 * A text as it is asked for: each entry is met by its words standing side by side. That is one word as a rule, and all pairs of a
 * run of 東京都.
 */
export const queryWords = (text: string): string[][] =>
  splitWords(foldText(text)).map((word) =>
    isUnspaced(word) && [...word].length > 1 ? characterPairs(word, 1).slice(0, MAX_PAIRS) : [truncate(word)],
  );

const truncate = (word: string) =>
  word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH).toWellFormed() : word;

function splitWords(folded: string): string[] {
  const words = folded === '' ? [] : folded.split(' ');
  if (ASCII.test(folded)) return words;
  return words.flatMap((word) =>
    word
      .replace(UNSPACED, ' $& ')
      .split(' ')
      .filter((part) => part !== ''),
  );
}

const isUnspaced = (word: string) => word.search(UNSPACED) === 0;

function characterPairs(run: string, shorter: 0 | 1): string[] {
  const signs = [...run];
  return signs.slice(0, signs.length - shorter).map((sign, index) => sign + (signs[index + 1] ?? ''));
}

const PLAIN = /^[A-Za-z0-9 ]*$/;
const JOINED = /[\p{L}\p{N}]+(?:[^\s\p{L}\p{N}]+[\p{L}\p{N}]+){1,3}/gu;

/** The words of a name that punctuation parts, written as one: "R-Ladies" → rladies, "Next.js" → nextjs, "re:Invent" → reinvent. */
export function joinedWords(name: string): string[] {
  if (PLAIN.test(name)) return [];
  return [...name.matchAll(JOINED)]
    .map(([word]) => foldText(word).replaceAll(' ', ''))
    .filter((word) => word.length > 1 && word.length <= MAX_WORD_LENGTH);
}
