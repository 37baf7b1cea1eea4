import { BACKGROUND_COLOUR, GLOW, GLOW_COLOURS, TEXT_COLOURS } from './card-colours.ts';
import { labelRow } from './card-labels.ts';
import { HEIGHT, linePath, MARGIN, TEXT_WIDTH, WIDTH } from './card-layout.ts';
import type { CardText } from './card-text.ts';
import { fitTitle } from './fit-title.ts';
import { textDirection } from './reading-direction.ts';
import type { Typesetter } from './typesetter.ts';
import { truncateToWidth } from './wrap-lines.ts';

const BRAND_WIDTH = 250;
const TITLE_CENTRE = 324;

/** Returns the card as SVG. A card in a right-to-left language is mirrored. */
export function cardSvg(card: CardText, typesetter: Typesetter): string {
  const isMirrored = textDirection(card.category_name) === 'rtl';
  const side = isMirrored ? 'right' : 'left';
  const glow = GLOW_COLOURS[card.category];
  const fit = (text: string, size: number, width: number) => truncateToWidth(text, width / size, typesetter.measure);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">
<defs><radialGradient id="light" cx="1" cy="0" r="${String(GLOW.radius)}"><stop offset="0" stop-color="${glow}" stop-opacity="${String(GLOW.opacity)}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="630" fill="${BACKGROUND_COLOUR}"/><rect width="1200" height="630" fill="url(#light)"/>
${labelRow(card, typesetter, side)}
${titleLines(card, typesetter)}
${linePath(fit(card.when, 34, TEXT_WIDTH), { side, y: 508, size: 34, fill: TEXT_COLOURS.when }, typesetter)}
${linePath(fit(card.where, 32, TEXT_WIDTH - BRAND_WIDTH), { side, y: 560, size: 32, fill: TEXT_COLOURS.where, weight: 'regular' }, typesetter)}
${brand(typesetter, isMirrored ? 'left' : 'right')}
</svg>`;
}

function titleLines({ title, is_cancelled }: CardText, typesetter: Typesetter): string {
  const { lines, size, lineHeight } = fitTitle(title, TEXT_WIDTH, typesetter.measure);
  const top = TITLE_CENTRE - ((lines.length - 1) * lineHeight) / 2 + size * 0.2;
  const fill = is_cancelled ? TEXT_COLOURS.cancelledTitle : TEXT_COLOURS.title;
  const direction = textDirection(title);
  const style = { side: direction === 'rtl' ? ('right' as const) : ('left' as const), direction, size, fill };
  return lines.map((line, index) => linePath(line, { ...style, y: top + index * lineHeight }, typesetter)).join('');
}

/** The name, and the row of light bulbs of the logo. */
function brand(typesetter: Typesetter, side: 'left' | 'right'): string {
  const name = linePath('Marquee', { side, y: 560, size: 36, fill: TEXT_COLOURS.title }, typesetter);
  const left = side === 'left' ? MARGIN - 1 : 962;
  const bulbs = Array.from({ length: 7 }, (_, index) => {
    return `<circle cx="${String(left + index * 27.5)}" cy="582" r="4"/>`;
  });
  return `${name}<g fill="#ffd873">${bulbs.join('')}</g>`;
}
