import { CANCELLED_COLOUR } from '../card-colours.ts';
import { linePath, type LineStyle } from '../card-layout.ts';
import type { CardText } from '../text/card-text.ts';
import { textDirection } from '../text/reading-direction.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { truncateLines, truncateToWidth } from '../text/wrap-lines.ts';
import type { FlyerTexts } from './choose-layout.ts';
import { fitBlock, sumHeights, leadingFor, type FittedLine } from './fit-block.ts';
import { listBlocks, type FlyerBlock } from './flyer-blocks.ts';
import { FLYER_ACCENT, FLYER_INK, FLYER_WHITE, flyerColours } from './flyer-colours.ts';
import { FLYER_FRAMES, type FlyerFrame, type FlyerSize } from './flyer-size.ts';

const BLOCK_GAP = 0.03;
/** Of the height of letters without descender, in em. */
const CAP_HEIGHT = 0.74;

/**
 * Returns an event without a photo as a poster: its title, day and place, set large in the colour
 * of its kind.
 */
export function flyerSvg(card: CardText, size: FlyerSize, typesetter: Typesetter): string {
  const frame = FLYER_FRAMES[size];
  const seed = [...card.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const head = drawHead(card, frame, typesetter);
  const foot = drawFoot(card, frame, typesetter);
  const blocks = drawStack(card, { frame, top: head.bottom, bottom: foot.top, seed }, typesetter);
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${areas(card, frame, seed)}${blocks}${head.svg}${foot.svg}</svg>`;
}

/**
 * Two areas of colour with an edge between them, whose height and angle differ from flyer to flyer.
 */
function areas(card: CardText, { width, height }: FlyerFrame, seed: number): string {
  const { base, shade } = flyerColours(card, seed);
  const whole = `<path fill="${base}" d="M0 0H${String(width)}V${String(height)}H0z"/>`;
  if (card.layout === 'film') return whole + bars(width, height);
  const middle = card.layout === 'versus' ? 0.5 : 0.3 + (seed % 7) * 0.07;
  const slope = card.layout === 'versus' ? 0.08 : ((seed % 5) - 2) * 0.09;
  const [left, right] = [middle + slope, middle - slope].map((share) =>
    (share * height).toFixed(0),
  );
  return `${whole}<path fill="${shade}" d="M0 ${left ?? ''}L${String(width)} ${right ?? ''}V${String(height)}H0z"/>`;
}

/** The black bars above and below a film in its own ratio. */
function bars(width: number, height: number): string {
  const bar = Math.round(height * 0.11);
  return `<path fill="${FLYER_INK}" d="M0 0H${String(width)}V${String(bar)}H0zM0 ${String(height - bar)}H${String(width)}V${String(height)}H0z"/>`;
}

interface StackSpace {
  frame: FlyerFrame;
  top: number;
  bottom: number;
  seed: number;
}

function drawStack(card: CardText, space: StackSpace, typesetter: Typesetter): string {
  const { frame, top, bottom, seed } = space;
  const gap = (bottom - top) * BLOCK_GAP;
  const blocks = listBlocks(frame.detailSize === null ? shorten(card) : card);
  const height = bottom - top - gap * (blocks.length - 1);
  const fitted = blocks.map((block) => ({
    ...block,
    lines: fitBlock(block.text, spaceFor(block, frame, height), typesetter.measureDisplay),
  }));
  const used = fitted.reduce(
    (sum, { lines }) => sum + sumHeights(lines),
    gap * (fitted.length - 1),
  );
  let y = top + (bottom - top - used) * (card.layout === 'versus' ? 0.5 : (seed % 3) / 2);
  return fitted
    .map((block) => {
      const svg = block.lines.map((line) => {
        y += line.size * leadingFor(line.text);
        return displayLine(line, { block, frame, y, card }, typesetter);
      });
      y += gap;
      return svg.join('');
    })
    .join('');
}

/** In a list, a line-up would be too small to read. */
const shorten = ({ layout, parts }: FlyerTexts): FlyerTexts =>
  layout === 'lineup' ? { layout: 'title', parts: parts.slice(0, 1) } : { layout, parts };

const spaceFor = ({ share, maxLines, stretch }: FlyerBlock, frame: FlyerFrame, height: number) => ({
  width: frame.column.width,
  height: height * share,
  maxLines,
  stretch,
  maxSize: frame.column.width * 0.75,
  minSize: frame.column.width * 0.07,
});

interface LinePlace {
  block: FlyerBlock;
  frame: FlyerFrame;
  /** Bottom of the line. */
  y: number;
  card: CardText;
}

function displayLine(
  { text, size }: FittedLine,
  { block, frame: { column, decimals = 1 }, y, card }: LinePlace,
  typesetter: Typesetter,
): string {
  const direction = textDirection(block.text);
  const style = {
    side: textDirection(card.title) === 'rtl' ? ('right' as const) : ('left' as const),
    column,
    decimals,
    direction,
    y: y - size * (leadingFor(text) - CAP_HEIGHT) * 0.6,
    size,
    fill: block.tone === 'accent' && !card.is_cancelled ? FLYER_ACCENT : FLYER_WHITE,
    weight: 'display' as const,
  };
  const line = linePath(text, style, typesetter);
  if (!card.is_cancelled || block.tone !== 'title') return line;
  return line + strikeThrough(typesetter.measureDisplay(text) * size, style);
}

/** A bar over a line of text. */
function strikeThrough(
  width: number,
  { side, column, y, size }: Pick<LineStyle, 'side' | 'column' | 'y' | 'size'>,
): string {
  const left = side === 'right' ? column.left + column.width - width : column.left;
  return `<path fill="${FLYER_WHITE}" d="M${left.toFixed(1)} ${(y - size * 0.3).toFixed(1)}h${width.toFixed(1)}v${(size * 0.07).toFixed(1)}h${(-width).toFixed(1)}z"/>`;
}

/** The kind of the event, or its state in a band of its own. */
function drawHead(
  card: CardText,
  frame: FlyerFrame,
  typesetter: Typesetter,
): { svg: string; bottom: number } {
  const { top, width, column, detailSize } = frame;
  const upper = (text: string) => text.toLocaleUpperCase(card.locale);
  if (detailSize === null) return { svg: '', bottom: top };
  const size = detailSize * 0.86;
  const texts = card.notice === null ? [card.category_name, card.demo] : [card.notice];
  const text = texts.flatMap((each) => (each === null ? [] : [upper(each)])).join(' · ');
  const line = truncateToWidth(text, column.width / size, typesetter.measure);
  const side = textDirection(card.category_name) === 'rtl' ? 'right' : 'left';
  const y = top + size;
  const path = linePath(line, { side, column, y, size, fill: FLYER_WHITE }, typesetter);
  const bottom = y + size * 1.1;
  if (card.notice === null) return { svg: path, bottom };
  const fill = card.is_cancelled ? CANCELLED_COLOUR : FLYER_INK;
  const band = `<path fill="${fill}" d="M0 0H${String(width)}V${(y + size * 0.7).toFixed(0)}H0z"/>`;
  return { svg: band + path, bottom: bottom + size * 0.4 };
}

/** Date, place and price, and the name of the product. A date that does not hold is struck. */
function drawFoot(
  { when, where, price, category_name, is_off }: CardText,
  { height, bottom, column, detailSize: size }: FlyerFrame,
  typesetter: Typesetter,
): { svg: string; top: number } {
  const floor = height - bottom;
  if (size === null) return { svg: '', top: floor };
  const side = textDirection(category_name) === 'rtl' ? 'right' : 'left';
  const { measure } = typesetter;
  const widthEm = column.width / size;
  const dates = truncateLines(when, { widthEm, maxLines: 2 }, measure);
  const lines = [...dates, ...truncateLines(where, { widthEm, maxLines: 2 }, measure)];
  const last = [price, 'Marquee'].filter((text) => text !== null).join(' · ');
  const top = floor - (lines.length + 1) * size * 1.25;
  const svg = [...lines, last].map((line, index) => {
    const y = top + (index + 1) * size * 1.25 - size * 0.15;
    const weight = index < lines.length - 1 || index === 0 ? 'bold' : 'regular';
    const style = { side, column, y, size, fill: FLYER_WHITE, weight } as const;
    const path = linePath(line, style, typesetter);
    const isStruck = is_off && index < dates.length;
    return isStruck ? path + strikeThrough(measure(line) * size, style) : path;
  });
  return { svg: svg.join(''), top: top - size * 0.6 };
}
