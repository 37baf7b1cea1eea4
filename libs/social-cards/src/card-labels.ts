import { CANCELLED_COLOUR, LABEL_COLOURS, NOTICE_COLOUR } from './card-colours.ts';
import { MARGIN, TEXT_WIDTH, WIDTH } from './card-layout.ts';
import type { CardText } from './card-text.ts';
import { pathData } from './shape-text.ts';
import type { Typesetter } from './typesetter.ts';

const GAP = 16;
const PADDING = 24;
const FONT_SIZE = 26;
const TOP = 64;
const LABEL_HEIGHT = 52;
const BASELINE = 100;

interface Label {
  text: string;
  fill: string;
}

/** Returns the labels of a card in one row: the category, what is to be noticed, the price, and whether the event is a sample. */
export function labelRow(card: CardText, typesetter: Typesetter, side: 'left' | 'right'): string {
  const labels = listLabels(card);
  const widths = labels.map(({ text }) => typesetter.measure(text) * FONT_SIZE);
  const fixed = labels.length * 2 * PADDING + (labels.length - 1) * GAP;
  const scale = Math.min(1, (TEXT_WIDTH - fixed) / widths.reduce((sum, width) => sum + width, 0));
  let offset = MARGIN;
  return labels
    .map((label, index) => {
      const width = (widths[index] ?? 0) * scale + 2 * PADDING;
      const x = side === 'left' ? offset : WIDTH - offset - width;
      offset += width + GAP;
      return labelBox(label, { x, width, size: FONT_SIZE * scale }, typesetter);
    })
    .join('');
}

function listLabels({ category, category_name, locale, notice, price, demo, is_cancelled }: CardText): Label[] {
  const upper = (text: string) => text.toLocaleUpperCase(locale);
  const fill = is_cancelled ? CANCELLED_COLOUR : NOTICE_COLOUR;
  return [
    { text: upper(category_name), fill: LABEL_COLOURS[category] },
    ...(notice === null ? [] : [{ text: upper(notice), fill }]),
    ...(price === null ? [] : [{ text: price, fill: NOTICE_COLOUR }]),
    ...(demo === null ? [] : [{ text: upper(demo), fill: NOTICE_COLOUR }]),
  ];
}

function labelBox({ text, fill }: Label, at: { x: number; width: number; size: number }, typesetter: Typesetter) {
  const box = `<rect x="${at.x.toFixed(1)}" y="${String(TOP)}" width="${at.width.toFixed(1)}" height="${String(LABEL_HEIGHT)}" rx="26" fill="${fill}"/>`;
  const words = pathData(typesetter.shapeLine(text), { x: at.x + PADDING, y: BASELINE, size: at.size });
  return `${box}<path fill="#fff" d="${words}"/>`;
}
