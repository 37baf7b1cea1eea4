import { BACKGROUND_COLOUR, GLOW, GLOW_COLOURS } from './card-colours.ts';
import { HEIGHT, WIDTH } from './card-layout.ts';
import type { FlyerSize } from './flyer/flyer-size.ts';
import { flyerSvg } from './flyer/flyer-svg.ts';
import type { Photo } from './photo-frame.ts';
import { pictureCard } from './picture-card.ts';
import type { CardText } from './text/card-text.ts';
import type { Typesetter } from './text/typesetter.ts';

interface Drawing {
  size: FlyerSize;
  /** Only a card has it. */
  photo: Photo | null;
}

/**
 * Returns the card as SVG: with its photo, else as a flyer. A card in a right-to-left language is
 * mirrored.
 */
export function cardSvg(card: CardText, { size, photo }: Drawing, typesetter: Typesetter): string {
  if (photo === null || size !== 'card') return flyerSvg(card, size, typesetter);
  const glow = GLOW_COLOURS[card.category];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">
<defs><radialGradient id="light" cx="1" cy="0" r="${String(GLOW.radius)}"><stop offset="0" stop-color="${glow}" stop-opacity="${String(GLOW.opacity)}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="630" fill="${BACKGROUND_COLOUR}"/><rect width="1200" height="630" fill="url(#light)"/>
${pictureCard(card, typesetter, photo)}
</svg>`;
}
