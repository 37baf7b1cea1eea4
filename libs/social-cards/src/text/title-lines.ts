import { TEXT_COLOURS } from '../card-colours.ts';
import { linePath, type Column } from '../card-layout.ts';
import type { CardText } from './card-text.ts';
import type { FittedTitle } from './fit-title.ts';
import { textDirection } from './reading-direction.ts';
import type { Typesetter } from './typesetter.ts';

/**
 * Returns the lines of a title, around a height. They begin at the side on which its script does.
 */
export function titleLines(
  { title, is_cancelled }: Pick<CardText, 'title' | 'is_cancelled'>,
  { lines, size, lineHeight, centre, column }: FittedTitle & { centre: number; column: Column },
  typesetter: Typesetter,
): string {
  const top = centre - ((lines.length - 1) * lineHeight) / 2 + size * 0.2;
  const fill = is_cancelled ? TEXT_COLOURS.cancelledTitle : TEXT_COLOURS.title;
  const direction = textDirection(title);
  const style = {
    side: direction === 'rtl' ? ('right' as const) : ('left' as const),
    column,
    direction,
    size,
    fill,
  };
  return lines
    .map((line, index) => linePath(line, { ...style, y: top + index * lineHeight }, typesetter))
    .join('');
}
