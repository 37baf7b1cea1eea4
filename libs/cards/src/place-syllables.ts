import { textRuns } from './text-runs.ts';

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const SYLLABIC = /\p{Script=Devanagari}/u;
const BLANK_EM = 0.26;
// The line on top of the letters is one: neighbours reach into each other.
const OVERLAP_EM = 0.015;

/** Right edges (pixels) of texts that begin at 0, each drawn by itself. */
export type MeasureEach = (texts: string[], size: number) => number[];

/**
 * A line with each syllable of Devanagari at a place of its own: resvg moves on by the first glyph of a syllable, so that those of
 * several would lie over one another. Other lines are left to it.
 */
export function placeSyllables(line: string, at: { x: number; size: number }, measureEach: MeasureEach): string {
  if (!SYLLABIC.test(line)) return textRuns(line);
  const pieces = line.split(/( +)/).flatMap((word) => (SYLLABIC.test(word) ? graphemesOf(word) : [word]));
  const drawn = pieces.filter((piece) => piece.trim() !== '');
  const widths = measureEach(drawn, at.size);
  let x = at.x;
  let next = 0;
  return pieces
    .map((piece) => {
      const isBlank = piece.trim() === '';
      const placed = isBlank ? '' : `<tspan x="${x.toFixed(1)}">${textRuns(piece)}</tspan>`;
      x += isBlank ? BLANK_EM * at.size * piece.length : (widths[next++] ?? 0) - OVERLAP_EM * at.size;
      return placed;
    })
    .join('');
}

const graphemesOf = (text: string) => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
