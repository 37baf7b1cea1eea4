import type { Measure } from '../text/typesetter.ts';
import { splitAtBreaks, truncateLines } from '../text/wrap-lines.ts';

export interface FittedLine {
  text: string;
  /** Font size in pixels. */
  size: number;
}

export interface BlockSpace {
  width: number;
  height: number;
  maxLines: number;
  maxSize: number;
  minSize: number;
  /**
   * How much larger the shortest line may be than the longest, to fill the width. 1: all lines are
   * equal.
   */
  stretch: number;
}

// Scripts whose letters and marks take more height than Latin capitals.
const TALL =
  /[\p{Script=Khmer}\p{Script=Lao}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Thai}\p{Script=Tibetan}]/u;
const COMPACT = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\s]*$/u;

/** Distance of two baselines in em. */
export function leadingFor(text: string): number {
  if (TALL.test(text)) return 1.4;
  return COMPACT.test(text) ? 0.98 : 1.2;
}

/**
 * Returns the lines of a text that fill a block best, each with its size. The last one is truncated
 * if the text does not fit.
 */
export function fitBlock(text: string, space: BlockSpace, measure: Measure): FittedLine[] {
  const words = splitAtBreaks(text).map((word) => ({ text: word, width: measure(word) }));
  const choices = Array.from({ length: space.maxLines }, (_, index) =>
    sizeLines(balanceLines(words, index + 1), space),
  );
  const [best] = choices.toSorted((one, other) => sumAreas(other) - sumAreas(one));
  if (best?.every(({ size }) => size >= space.minSize)) return best;
  const { minSize: size, width, height } = space;
  const maxLines = Math.max(1, Math.floor(height / (size * leadingFor(text))));
  const lines = truncateLines(text, { widthEm: width / size, maxLines }, measure);
  return lines.map((line) => ({ text: line, size }));
}

interface MeasuredText {
  text: string;
  /** In em. */
  width: number;
}

/** Breaks a text into at most `count` lines of nearly equal width, in no word. */
function balanceLines(words: readonly MeasuredText[], count: number): MeasuredText[] {
  const whole = joinWords(words);
  const longest = Math.max(...words.map(({ width }) => width));
  for (let limit = Math.max(longest, whole.width / count); limit < whole.width; limit *= 1.04) {
    const lines = breakLines(words, limit);
    if (lines.length <= count) return lines;
  }
  return [whole];
}

function breakLines(words: readonly MeasuredText[], limit: number): MeasuredText[] {
  const lines: MeasuredText[][] = [];
  let used = Infinity;
  for (const word of words) {
    if (used + word.width > limit) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += word.width;
  }
  return lines.map(joinWords);
}

/** The width is nearly that of the shaped line, which would take longer. */
const joinWords = (words: readonly MeasuredText[]): MeasuredText => ({
  text: words
    .map(({ text }) => text)
    .join('')
    .trim(),
  width: words.reduce((sum, { width }) => sum + width, 0),
});

function sizeLines(lines: MeasuredText[], space: BlockSpace): (FittedLine & MeasuredText)[] {
  const { width, height, maxSize, stretch } = space;
  const natural = lines.map((line) => Math.min(maxSize, width / line.width));
  const smallest = Math.min(...natural);
  const fitted = lines.map((line, index) => ({
    ...line,
    size: Math.min(natural[index] ?? smallest, smallest * stretch),
  }));
  const scale = Math.min(1, height / sumHeights(fitted));
  return fitted.map((line) => ({ ...line, size: line.size * scale }));
}

/** Returns the height of lines in pixels. */
export const sumHeights = (lines: readonly FittedLine[]): number =>
  lines.reduce((sum, { text, size }) => sum + size * leadingFor(text), 0);

const sumAreas = (lines: readonly (FittedLine & MeasuredText)[]): number =>
  lines.reduce((sum, { width, size }) => sum + width * size * size, 0);
