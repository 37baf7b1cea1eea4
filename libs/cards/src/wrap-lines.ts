import { estimatedWidth } from './text-width.ts';

const WORDS = new Intl.Segmenter('und', { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Breaks a text into lines of at most so many em. A word that is longer than a line is broken. */
export function wrapLines(text: string, widthEm: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text).flatMap((word) => (estimatedWidth(word) > widthEm ? graphemesOf(word) : [word]))) {
    const longer = line + piece;
    if (line !== '' && estimatedWidth(longer.trimEnd()) > widthEm) {
      lines.push(line.trim());
      line = piece.trimStart();
    } else line = longer;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** The beginning of a text that fits so many em, with an ellipsis where something is left out. */
export function cutTo(text: string, widthEm: number): string {
  if (estimatedWidth(text) <= widthEm) return text;
  let kept = '';
  for (const grapheme of graphemesOf(text)) {
    if (estimatedWidth(`${kept}${grapheme}…`) > widthEm) break;
    kept += grapheme;
  }
  return `${wholeWords(kept)}…`;
}

// A word that is cut says less than none, unless it is most of the line.
const wholeWords = (text: string) => text.replace(/(?<=\S)[\s,;:–-]+\S{0,12}$/u, '').trimEnd();

/** What is not to be broken: words with the blank and the signs after them. Scripts without blanks break between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    const last = pieces.at(-1);
    const endsWord = last === undefined || /\s$/.test(last) || (isWordLike === true && UNSPACED.test(segment));
    if (last !== undefined && (!endsWord || /^[\s.,:;!?、。）」』】…]/u.test(segment)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const graphemesOf = (text: string) => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
