import { Resvg, type RenderedImage } from '@resvg/resvg-js';
import { cardSvg } from './card-svg.ts';
import type { Photo } from './photo-frame.ts';
import type { CardText } from './text/card-text.ts';
import { createTypesetter } from './text/typesetter.ts';

export type CardFormat = 'svg' | 'png';

export interface RenderedCard {
  bytes: Buffer;
  /** The characters that no font has. The card is without them. */
  dropped: string[];
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Renders a card. All glyphs become paths, so it looks the same everywhere and a title cannot inject an element. */
export async function renderCard(
  card: CardText,
  format: CardFormat,
  jpeg: Uint8Array | null = null,
): Promise<RenderedCard> {
  const isJapanese = card.country_code === 'JP' || KANA.test([card.title, card.where].join(' '));
  const typesetter = createTypesetter({ isJapanese });
  const texts = {
    title: typesetter.toDrawable(card.title),
    when: typesetter.toDrawable(card.when),
    where: typesetter.toDrawable(card.where),
  };
  const photo: Photo | null =
    card.picture && jpeg
      ? { ...card.picture, jpeg, credit: typesetter.toDrawable(card.picture.credit) }
      : null;
  const drawing = new Resvg(cardSvg({ ...card, ...texts }, typesetter, photo), {
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
