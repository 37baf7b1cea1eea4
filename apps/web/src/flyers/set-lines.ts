import { isUnspaced, measureEm } from './letter-widths.ts';

/** All lengths are hundredths of the side of a flyer. */
export const COLUMN = 84;
const MAX_SIZE = 46;
const MAX_WORDS = 8;
/** Of a whole name, and of one that loses its last words. */
const WHOLE = { minSize: 14, maxLines: 4 } as const;
const SHORTENED = { minSize: 17, maxLines: 3 } as const;
const MIN_WORD_SIZE = 12.5;
/** How much narrower than usual a line may be. */
const SQUEEZE = 0.8;
const MAX_INITIALS = 3;
/** Words of so few letters are articles and the like. */
const MAX_FILLER_LENGTH = 3;

export interface Line {
  text: string;
  size: number;
  width: number;
}

interface Word {
  text: string;
  /** Follows the word before without a space. */
  isJoined: boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const splitLetters = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

function splitWords(text: string): Word[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.flatMap((word) =>
    isUnspaced(word)
      ? splitLetters(word).map((letter, at) => ({ text: letter, isJoined: at > 0 }))
      : { text: word, isJoined: false },
  );
}

const joinWords = (words: Word[]): string =>
  words
    .reduce((line, { text, isJoined }) => (isJoined ? line + text : `${line} ${text}`), '')
    .trim();

/** All ways to write words in a number of lines. */
function* breakings(words: Word[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [joinWords(words)];
    return;
  }
  for (let at = 1; at <= words.length - lines + 1; at++)
    for (const rest of breakings(words.slice(at), lines - 1))
      yield [joinWords(words.slice(0, at)), ...rest];
}

const fitSize = (em: number) => Math.min(MAX_SIZE, COLUMN / (em * SQUEEZE));

const toLine = (text: string, size: number): Line => ({
  text,
  size,
  width: Math.min(COLUMN, measureEm(text) * size),
});

/** Writes words as large as they fit, in lines of one size. */
function fitWords(words: Word[], maxLines: number): Line[] {
  let best: Line[] = [];
  for (let count = 1; count <= Math.min(maxLines, words.length); count++)
    for (const lines of breakings(words, count)) {
      const width = Math.max(...lines.map(measureEm));
      const size = Math.min(fitSize(width), COLUMN / count);
      if (size > (best[0]?.size ?? 0)) best = lines.map((line) => toLine(line, size));
    }
  return best;
}

const isFiller = ({ text, isJoined }: Word) => !isJoined && text.length <= MAX_FILLER_LENGTH;

/** The first words, without articles at their end. */
function shorten(words: Word[], count: number): Word[] {
  const first = words.slice(0, count);
  while (first.length > 1 && isFiller(first.at(-1) ?? { text: '', isJoined: true })) first.pop();
  return first;
}

/** Sets a name on a flyer: whole, else its first words, else its initials. */
export function setLines(name: string): Line[] {
  const all = splitWords(name);
  if (all.length <= MAX_WORDS) {
    const whole = fitWords(all, WHOLE.maxLines);
    if ((whole[0]?.size ?? 0) >= WHOLE.minSize) return whole;
  }
  for (let count = Math.min(all.length - 1, MAX_WORDS); count > 0; count--) {
    const lines = fitWords(shorten(all, count), SHORTENED.maxLines);
    const min = lines.length === 1 ? MIN_WORD_SIZE : SHORTENED.minSize;
    if ((lines[0]?.size ?? 0) >= min) return lines;
  }
  const initials = all
    .slice(0, MAX_INITIALS)
    .map(({ text }) => splitLetters(text)[0] ?? '')
    .join('');
  return [toLine(initials, fitSize(measureEm(initials)))];
}

/** How much larger than the smallest line another one is. */
const MAX_RATIO = 1.5;

/** Makes lines as wide as the flyer, as far as all have a place below each other. */
export function justify(lines: Line[]): Line[] {
  const sizes = lines.map(({ text }) => fitSize(measureEm(text)));
  const max = Math.min(...sizes) * MAX_RATIO;
  const wide = lines.map(({ text }, at) => toLine(text, Math.min(sizes[at] ?? 0, max)));
  const height = wide.reduce((sum, { size }) => sum + size, 0);
  const scale = Math.min(1, COLUMN / height);
  return wide.map(({ text, size, width }) => ({ text, size: size * scale, width: width * scale }));
}
