import { CANCELLED_COLOUR, GLOW_COLOURS, LABEL_COLOURS, NOTICE_COLOUR } from './card-colours.ts';
import type { CardText } from './card-text.ts';
import { fitTitle } from './fit-title.ts';
import type { Measures } from './measure-text.ts';
import { placeSyllables, type MeasureEach } from './place-syllables.ts';
import { isRightToLeft } from './reading-direction.ts';
import { textRuns } from './text-runs.ts';
import { estimateWidth } from './text-width.ts';
import { truncateToWidth } from './wrap-lines.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const GAP = 16;

/** Returns the card as SVG with text elements, before they become paths. */
export function cardSvg(card: CardText, { widest, measureEach }: Measures): string {
  const { lines, size } = fitTitle(card.title, TEXT_WIDTH, widest);
  const lineHeight = size * 1.18;
  const top = 330 - ((lines.length - 1) * lineHeight) / 2 + size * 0.2;
  const isCancelled = card.notice === 'Cancelled';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">
<defs><radialGradient id="light" cx="1" cy="0" r="1.1"><stop offset="0" stop-color="${GLOW_COLOURS[card.category]}" stop-opacity=".75"/><stop offset="1" stop-color="${GLOW_COLOURS[card.category]}" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="630" fill="#14131c"/><rect width="1200" height="630" fill="url(#light)"/>
${labels(card)}
<g fill="#fff"${isCancelled ? ' opacity=".6"' : ''}>${lines.map((line, index) => titleLine(line, { y: top + index * lineHeight, size }, measureEach)).join('')}</g>
${line(card.when, { y: 508, size: 34, fill: '#fff', width: TEXT_WIDTH, weight: 700 }, measureEach)}
${line(card.where, { y: 560, size: 32, fill: '#c9c6d6', width: TEXT_WIDTH - 250, weight: 400 }, measureEach)}
${BRAND}
</svg>`;
}

/** The category, what is to be noticed, the price, and whether the event is a sample. */
function labels({ category, notice, price, demo }: CardText): string {
  const shown = [
    { text: category.toUpperCase(), fill: LABEL_COLOURS[category] },
    { text: notice?.toUpperCase() ?? null, fill: notice === 'Cancelled' ? CANCELLED_COLOUR : NOTICE_COLOUR },
    { text: price, fill: NOTICE_COLOUR },
    { text: demo?.toUpperCase() ?? null, fill: NOTICE_COLOUR },
  ];
  let x = MARGIN;
  return shown
    .map(({ text, fill }) => {
      if (text === null) return '';
      const { svg, end } = label(text, x, fill);
      x = end + GAP;
      return svg;
    })
    .join('');
}

function label(text: string, x: number, fill: string): { svg: string; end: number } {
  const width = Math.round(estimateWidth(text) * 26) + 48;
  const box = `<rect x="${String(x)}" y="64" width="${String(width)}" height="52" rx="26" fill="${fill}"/>`;
  const words = `<text x="${String(x + width / 2)}" y="100" text-anchor="middle" font-family="Noto Sans" font-weight="700" font-size="26" fill="#fff">${textRuns(text)}</text>`;
  return { svg: box + words, end: x + width };
}

function titleLine(text: string, { y, size }: { y: number; size: number }, measureEach: MeasureEach): string {
  const direction = isRightToLeft(text)
    ? `x="${String(WIDTH - MARGIN)}" text-anchor="end" direction="rtl"`
    : `x="${String(MARGIN)}"`;
  return `<text ${direction} y="${y.toFixed(1)}" font-family="Noto Sans" font-weight="700" font-size="${String(size)}">${placeSyllables(text, { x: MARGIN, size }, measureEach)}</text>`;
}

interface LineStyle {
  y: number;
  size: number;
  fill: string;
  width: number;
  weight: number;
}

const line = (text: string, { y, size, fill, width, weight }: LineStyle, measureEach: MeasureEach) =>
  `<text x="${String(MARGIN)}" y="${String(y)}" font-family="Noto Sans" font-weight="${String(weight)}" font-size="${String(size)}" fill="${fill}">${placeSyllables(truncateToWidth(text, width / size), { x: MARGIN, size }, measureEach)}</text>`;

// The row of light bulbs in the logo.
const BULBS = Array.from(
  { length: 7 },
  (_, index) => `<circle cx="${String(962 + index * 27.5)}" cy="582" r="4"/>`,
).join('');
const BRAND = `<text x="1128" y="560" text-anchor="end" font-family="Noto Sans" font-weight="700" font-size="36" fill="#fff">Marquee</text><g fill="#ffd873">${BULBS}</g>`;
