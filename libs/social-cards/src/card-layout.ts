import type { FontChoice } from './text/font-files.ts';
import { textDirection, type TextDirection } from './text/reading-direction.ts';
import { pathData } from './text/shape-text.ts';
import type { Typesetter } from './text/typesetter.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Where text is, from left to right. */
export interface Column {
  left: number;
  width: number;
}
export interface LineStyle {
  side: 'left' | 'right';
  column: Column;
  /** Default: that of the first letter. */
  direction?: TextDirection;
  y: number;
  size: number;
  fill: string;
  weight?: FontChoice['weight'];
  /** Of coordinates. */
  decimals?: number;
}

/** Returns a line of text as a path, aligned to a side of its column. */
export function linePath(line: string, style: LineStyle, { shapeLine }: Typesetter): string {
  const { y, size, fill, side, column, decimals = 1 } = style;
  const { weight = 'bold', direction = textDirection(line) } = style;
  const shaped = shapeLine(line, { weight, direction });
  const x = side === 'right' ? column.left + column.width - shaped.width * size : column.left;
  return `<path fill="${fill}" d="${pathData(shaped, { x, y, size, decimals })}"/>`;
}
