import { foldText } from '@marquee/domain';

const MAX_WORD_LENGTH = 40;
const MAX_PAIRS = 40;
const ASCII = /^[a-z0-9 ]*$/;
// Scripts without blanks between words.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/**
 * Returns the words to index: folded words; for 東京都 the pairs 東京, 京都 and the last character, so
 * that any part is found.
 */
export const documentWords = (text: string): string[] => foldedWords(foldText(text));

/** Works like `documentWords` for a text that is already folded. */
export const foldedWords = (folded: string): string[] =>
  ASCII.test(folded)
    ? splitWords(folded).map(truncate)
    : splitWords(folded).flatMap((word) =>
        isUnspaced(word) ? characterPairs(word, 0) : truncate(word),
      );

/**
 * Returns the phrases of a query. The words of a phrase must be adjacent in a document. A phrase is
 * usually one word; for 東京都 it is its character pairs.
 */
export const queryWords = (text: string): string[][] =>
  splitWords(foldText(text)).map((word) =>
    isUnspaced(word) && [...word].length > 1
      ? characterPairs(word, 1).slice(0, MAX_PAIRS)
      : [truncate(word)],
  );

/** Returns the folded text with blanks where `queryWords` separates phrases. */
export const spacedWords = (text: string): string => splitWords(foldText(text)).join(' ');

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
  const characters = [...run];
  return characters
    .slice(0, characters.length - shorter)
    .map((one, index) => one + (characters[index + 1] ?? ''));
}

const PLAIN = /^[A-Za-z0-9 ]*$/;
const JOINED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[^\s\p{L}\p{N}]+[\p{L}\p{N}]+){1,3}/gu;

/**
 * Returns words that contain punctuation as one word: "R-Ladies" → rladies, "Next.js" → nextjs,
 * "re:Invent" → reinvent.
 */
export function joinedWords(name: string): string[] {
  if (PLAIN.test(name)) return [];
  return [...name.matchAll(JOINED)]
    .map(([word]) => foldText(word).replaceAll(' ', ''))
    .filter((word) => word.length > 1 && word.length <= MAX_WORD_LENGTH);
}
