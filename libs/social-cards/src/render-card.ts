import { Resvg, type RenderedImage } from '@resvg/resvg-js';
import { cardSvg } from './card-svg.ts';
import type { FlyerSize } from './flyer/flyer-size.ts';
import type { Photo } from './photo-frame.ts';
import type { CardText } from './text/card-text.ts';
import { prepareCard } from './text/prepare-card.ts';

export type CardFormat = 'svg' | 'png';

/** What to render of a card. */
export interface CardImage {
  format: CardFormat;
  size: FlyerSize;
}

export interface RenderedCard {
  bytes: Buffer;
  /** The characters that no font has. The card is without them. */
  dropped: string[];
}

/**
 * Renders a card. All glyphs become paths, so it looks the same everywhere and a title cannot
 * inject an element.
 */
export async function renderCard(
  card: CardText,
  { format, size }: CardImage,
  jpeg: Uint8Array | null = null,
): Promise<RenderedCard> {
  const { card: drawable, typesetter } = prepareCard(card);
  const photo: Photo | null =
    card.picture && jpeg
      ? { ...card.picture, jpeg, credit: typesetter.toDrawable(card.picture.credit) }
      : null;
  const drawing = new Resvg(cardSvg(drawable, { size, photo }, typesetter), {
    font: { loadSystemFonts: false },
  });
  const bytes =
    format === 'svg'
      ? Buffer.from(drawing.toString())
      : await toPng(drawing.render(), photo !== null);
  return { bytes, dropped: typesetter.dropped() };
}

/** Some networks refuse images over 300 kB. A photo takes less with 256 colours. */
async function toPng(image: RenderedImage, hasPhoto: boolean): Promise<Buffer> {
  if (!hasPhoto) return image.asPng();
  const { default: sharp } = await import('sharp'); // takes memory, and most cards have no photo
  const { width, height } = image;
  return sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, effort: 3, dither: 0.5 }) // a higher effort takes up to eight times as long
    .toBuffer();
}
