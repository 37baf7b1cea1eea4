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

/**
 * Positions the glyphs of a line by the rules of its fonts: joined, stacked and reordered letters,
 * marks, kerning.
 */
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

interface PathPlace {
  /** The start of the baseline and the font size, in pixels. */
  x: number;
  y: number;
  size: number;
  /** Of coordinates. Default: 1. */
  decimals?: number;
}

type Outline = ReturnType<Font['glyphToJson']>;
const outlines = new WeakMap<Font, Map<number, Outline>>();

/** Reading an outline takes longer than writing it. */
function readOutline(font: Font, id: number): Outline {
  const known = outlines.get(font) ?? new Map<number, Outline>();
  outlines.set(font, known);
  const outline = known.get(id) ?? font.glyphToJson(id);
  known.set(id, outline);
  return outline;
}

/** Returns a line as SVG path data, in relative coordinates, which are shorter. */
export const pathData = ({ glyphs }: ShapedText, at: PathPlace): string =>
  glyphs.map((glyph) => glyphPath(glyph, at)).join('');

function glyphPath({ font, id, x, y }: Glyph, { decimals = 1, ...at }: PathPlace): string {
  const scale = at.size / font.face.upem;
  const unit = 10 ** decimals;
  const left = at.x + x * at.size;
  const baseline = at.y - y * at.size;
  const toGrid = (value: number, index: number) =>
    Math.round((index % 2 === 0 ? left + value * scale : baseline - value * scale) * unit);
  let [penX, penY] = [0, 0];
  return readOutline(font, id)
    .map(({ type, values }) => {
      const points = values.map(toGrid);
      if (points.length === 0) return 'z';
      const [origin, pen] = [[penX, penY], points.slice(-2)];
      const isMove = type === 'M';
      const steps = isMove
        ? points
        : points.map((point, index) => point - (origin[index % 2] ?? 0));
      [penX = 0, penY = 0] = pen;
      if (!isMove && steps.every((step) => step === 0)) return '';
      return `${isMove ? type : type.toLowerCase()}${steps
        .map((step) => String(step / unit))
        .join(' ')
        .replaceAll(' -', '-')}`;
    })
    .join('');
}
