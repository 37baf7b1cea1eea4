import { textRuns } from './text-runs.ts';

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const SYLLABIC = /\p{Script=Devanagari}/u;
const BLANK_EM = 0.26;
// The headline of Devanagari is continuous, so neighbours overlap.
const OVERLAP_EM = 0.015;

/** Returns the right edges (pixels) of texts that start at 0, each rendered separately. */
export type MeasureEach = (texts: string[], size: number) => number[];

/**
 * Positions each Devanagari syllable explicitly, because resvg advances by the first glyph of a syllable only, so syllables of several
 * glyphs would overlap. Other lines need no positions.
 */
export function placeSyllables(line: string, at: { x: number; size: number }, measureEach: MeasureEach): string {
  if (!SYLLABIC.test(line)) return textRuns(line);
  const pieces = line.split(/( +)/).flatMap((word) => (SYLLABIC.test(word) ? splitGraphemes(word) : [word]));
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

const splitGraphemes = (text: string) => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
