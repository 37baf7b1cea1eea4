import { BACKGROUND_COLOUR, GLOW, GLOW_COLOURS, TEXT_COLOURS } from './card-colours.ts';
import { HEIGHT, linePath, MARGIN, WHOLE_WIDTH, WIDTH } from './card-layout.ts';
import type { Photo } from './photo-frame.ts';
import { pictureCard } from './picture-card.ts';
import { labelRow, listLabels } from './text/card-labels.ts';
import type { CardText } from './text/card-text.ts';
import { fitTitle } from './text/fit-title.ts';
import { textDirection } from './text/reading-direction.ts';
import { titleLines } from './text/title-lines.ts';
import type { Typesetter } from './text/typesetter.ts';
import { truncateToWidth } from './text/wrap-lines.ts';

const BRAND_WIDTH = 250;
const LABEL_TOP = 64;
const TITLE_CENTRE = 324;
const TITLE = { widthPx: WHOLE_WIDTH.width, sizes: [76, 66, 58, 50, 44], maxLines: 3 };

/** Returns the card as SVG, with the photo if it has one. A card in a right-to-left language is mirrored. */
export function cardSvg(card: CardText, typesetter: Typesetter, photo: Photo | null): string {
  const glow = GLOW_COLOURS[card.category];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">
<defs><radialGradient id="light" cx="1" cy="0" r="${String(GLOW.radius)}"><stop offset="0" stop-color="${glow}" stop-opacity="${String(GLOW.opacity)}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="630" fill="${BACKGROUND_COLOUR}"/><rect width="1200" height="630" fill="url(#light)"/>
${photo === null ? textCard(card, typesetter) : pictureCard(card, typesetter, photo)}
</svg>`;
}

function textCard(card: CardText, typesetter: Typesetter): string {
  const column = WHOLE_WIDTH;
  const isMirrored = textDirection(card.category_name) === 'rtl';
  const side = isMirrored ? 'right' : 'left';
  const fit = (text: string, size: number, width: number) =>
    truncateToWidth(text, width / size, typesetter.measure);
  return `${labelRow(listLabels(card), { top: LABEL_TOP, side, column }, typesetter)}
${titleLines(card, { ...fitTitle(card.title, TITLE, typesetter.measure), centre: TITLE_CENTRE, column }, typesetter)}
${linePath(fit(card.when, 34, column.width), { side, column, y: 508, size: 34, fill: TEXT_COLOURS.when }, typesetter)}
${linePath(fit(card.where, 32, column.width - BRAND_WIDTH), { side, column, y: 560, size: 32, fill: TEXT_COLOURS.where, weight: 'regular' }, typesetter)}
${brand(typesetter, isMirrored ? 'left' : 'right')}`;
}

/** The name, and the row of light bulbs of the logo. */
function brand(typesetter: Typesetter, side: 'left' | 'right'): string {
  const style = { side, column: WHOLE_WIDTH, y: 560, size: 36, fill: TEXT_COLOURS.title };
  const left = side === 'left' ? MARGIN - 1 : 962;
  const bulbs = Array.from({ length: 7 }, (_, index) => {
    return `<circle cx="${String(left + index * 27.5)}" cy="582" r="4"/>`;
  });
  return `${linePath('Marquee', style, typesetter)}<g fill="#ffd873">${bulbs.join('')}</g>`;
}
