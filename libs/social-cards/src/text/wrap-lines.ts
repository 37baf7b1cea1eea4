import type { Measure } from './typesetter.ts';

const WORDS = new Intl.Segmenter('und', { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Breaks a text into lines of at most `widthEm`. Also breaks words that are longer than a line. */
export function wrapLines(text: string, widthEm: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of splitAtBreaks(text).flatMap((word) =>
    measure(word.trimEnd()) > widthEm ? splitGraphemes(word) : [word],
  )) {
    const longer = line + piece;
    if (line !== '' && measure(longer.trim()) > widthEm) {
      lines.push(line.trim());
      line = piece.trimStart();
    } else line = longer;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/**
 * Breaks a text into at most `maxLines` lines. The last one ends with an ellipsis if text is left.
 */
export function truncateLines(
  text: string,
  { widthEm, maxLines }: { widthEm: number; maxLines: number },
  measure: Measure,
): string[] {
  const lines = wrapLines(text, widthEm, measure);
  if (lines.length <= maxLines) return lines;
  const last = truncateToWidth(lines.slice(maxLines - 1).join(' '), widthEm, measure);
  return [...lines.slice(0, maxLines - 1), last];
}

/** Truncates a text to `widthEm`, with an ellipsis. */
export function truncateToWidth(text: string, widthEm: number, measure: Measure): string {
  if (measure(text) <= widthEm) return text;
  let fitting = '';
  for (const grapheme of splitGraphemes(text)) {
    if (measure(`${fitting}${grapheme}…`) > widthEm) break;
    fitting += grapheme;
  }
  return `${wholeWords(fitting)}…`;
}

// Removes a truncated last word of up to 12 characters.
const wholeWords = (text: string) => text.replace(/(?<=\S)[\s,;:–-]+\S{0,12}$/u, '').trimEnd();

/**
 * Splits a text at possible line breaks: after a word with its blank and punctuation, or between
 * words without blanks.
 */
export function splitAtBreaks(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    const last = pieces.at(-1);
    const endsWord =
      last === undefined || /\s$/.test(last) || (isWordLike === true && UNSPACED.test(segment));
    if (last !== undefined && (!endsWord || /^[\s.,:;!?、。）」』】…]/u.test(segment)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const splitGraphemes = (text: string) => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
