import { CANCELLED_COLOUR, LABEL_COLOURS, NOTICE_COLOUR } from '../card-colours.ts';
import type { Column } from '../card-layout.ts';
import type { CardText } from './card-text.ts';
import { pathData } from './shape-text.ts';
import type { Typesetter } from './typesetter.ts';

const GAP = 16;
const PADDING = 24;
const FONT_SIZE = 26;
const LABEL_HEIGHT = 52;
const BASELINE = 36;
/** From the top of a row of labels to that of the next one. */
export const LABEL_ROW_HEIGHT = LABEL_HEIGHT + 14;

interface Label {
  text: string;
  fill: string;
}

interface RowStyle {
  top: number;
  side: 'left' | 'right';
  column: Column;
}

/** Returns a row of labels. Their text is smaller if the column is too narrow. */
export function labelRow(
  labels: Label[],
  { top, side, column }: RowStyle,
  typesetter: Typesetter,
): string {
  const scale = Math.min(1, (column.width - sumPadding(labels)) / textWidth(labels, typesetter));
  let offset = 0;
  return labels
    .map((label) => {
      const width = textWidth([label], typesetter) * scale + 2 * PADDING;
      const x = column.left + (side === 'left' ? offset : column.width - offset - width);
      offset += width + GAP;
      return labelBox(label, { x, y: top, width, size: FONT_SIZE * scale }, typesetter);
    })
    .join('');
}

/** Returns the labels in one row, or in two if a column is too narrow for one. */
export function labelRows(labels: Label[], column: Column, typesetter: Typesetter): Label[][] {
  if (labels.length < 2 || sumPadding(labels) + textWidth(labels, typesetter) <= column.width)
    return [labels];
  const half = Math.ceil(labels.length / 2);
  return [labels.slice(0, half), labels.slice(half)];
}

const sumPadding = (labels: Label[]): number =>
  labels.length * 2 * PADDING + (labels.length - 1) * GAP;

const textWidth = (labels: Label[], { measure }: Typesetter): number =>
  labels.reduce((sum, { text }) => sum + measure(text) * FONT_SIZE, 0);

/**
 * Returns the labels of a card: the category, what is to be noticed, the price, and whether the
 * event is a sample.
 */
export function listLabels({
  category,
  category_name,
  locale,
  notice,
  price,
  demo,
  is_cancelled,
}: CardText): Label[] {
  const upper = (text: string) => text.toLocaleUpperCase(locale);
  const fill = is_cancelled ? CANCELLED_COLOUR : NOTICE_COLOUR;
  return [
    { text: upper(category_name), fill: LABEL_COLOURS[category] },
    ...(notice === null ? [] : [{ text: upper(notice), fill }]),
    ...(price === null ? [] : [{ text: price, fill: NOTICE_COLOUR }]),
    ...(demo === null ? [] : [{ text: upper(demo), fill: NOTICE_COLOUR }]),
  ];
}

function labelBox(
  { text, fill }: Label,
  at: { x: number; y: number; width: number; size: number },
  typesetter: Typesetter,
) {
  const box = `<rect x="${at.x.toFixed(1)}" y="${String(at.y)}" width="${at.width.toFixed(1)}" height="${String(LABEL_HEIGHT)}" rx="26" fill="${fill}"/>`;
  const words = pathData(typesetter.shapeLine(text), {
    x: at.x + PADDING,
    y: at.y + BASELINE,
    size: at.size,
  });
  return `${box}<path fill="#fff" d="${words}"/>`;
}
