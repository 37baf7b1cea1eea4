import { Buffer, Direction, shape, type Font } from 'harfbuzzjs';
import { loadFont } from './fonts.ts';
import type { TextRun } from './text-runs.ts';

/** A glyph and its position from the start of the line, in em. */
export interface Glyph {
  font: Font;
  id: number;
  x: number;
  y: number;
}

export interface ShapedText {
  glyphs: Glyph[];
  /** In em. */
  width: number;
}

/** Positions the glyphs of a line by the rules of its fonts: joined, stacked and reordered letters, marks, kerning. */
export function shapeRuns(runs: TextRun[]): ShapedText {
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const run of runs) {
    const font = loadFont(run.font);
    for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeRun(run, font)) {
      const em = font.face.upem;
      glyphs.push({ font, id, x: x + xOffset / em, y: yOffset / em });
      x += xAdvance / em;
    }
  }
  return { glyphs, width: x };
}

function shapeRun({ text, isRightToLeft }: TextRun, font: Font) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** Returns a line as SVG path data. `x` and `y` are the start of its baseline, `size` is the font size, in pixels. */
export const pathData = (
  { glyphs }: ShapedText,
  at: { x: number; y: number; size: number },
): string => glyphs.map((glyph) => glyphPath(glyph, at)).join('');

function glyphPath({ font, id, x, y }: Glyph, at: { x: number; y: number; size: number }): string {
  const scale = at.size / font.face.upem;
  const left = at.x + x * at.size;
  const baseline = at.y - y * at.size;
  return font
    .glyphToJson(id)
    .map(({ type, values }) => {
      const points = values.map((value, index) =>
        index % 2 === 0 ? left + value * scale : baseline - value * scale,
      );
      return `${type}${points.map((point) => point.toFixed(2)).join(' ')}`;
    })
    .join('');
}
