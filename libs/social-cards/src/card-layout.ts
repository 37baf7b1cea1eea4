import { textDirection, type TextDirection } from './reading-direction.ts';
import { pathData } from './shape-text.ts';
import type { Typesetter } from './typesetter.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 72;
export const TEXT_WIDTH = WIDTH - 2 * MARGIN;

export interface LineStyle {
  side: 'left' | 'right';
  /** Default: that of the first letter. */
  direction?: TextDirection;
  y: number;
  size: number;
  fill: string;
  weight?: 'bold' | 'regular';
}

/** Returns a line of text as a path, aligned to a margin. */
export function linePath(line: string, style: LineStyle, { shapeLine }: Typesetter): string {
  const { y, size, fill, side, weight = 'bold', direction = textDirection(line) } = style;
  const shaped = shapeLine(line, { weight, direction });
  const x = side === 'right' ? WIDTH - MARGIN - shaped.width * size : MARGIN;
  return `<path fill="${fill}" d="${pathData(shaped, { x, y, size })}"/>`;
}
