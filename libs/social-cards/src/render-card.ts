import { Resvg } from '@resvg/resvg-js';
import { cardSvg } from './card-svg.ts';
import type { CardText } from './card-text.ts';
import { palettedPng } from './paletted-png.ts';
import type { Photo } from './photo-frame.ts';
import { createTypesetter } from './typesetter.ts';

export type CardFormat = 'svg' | 'png';

export interface RenderedCard {
  bytes: Buffer;
  /** The characters that no font has. The card is without them. */
  dropped: string[];
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Renders a card. All glyphs become paths, so it looks the same everywhere and a title cannot inject an element. */
export function renderCard(card: CardText, format: CardFormat, jpeg: Uint8Array | null = null): RenderedCard {
  const isJapanese = card.country_code === 'JP' || KANA.test([card.title, card.where].join(' '));
  const typesetter = createTypesetter({ isJapanese });
  const texts = {
    title: typesetter.toDrawable(card.title),
    when: typesetter.toDrawable(card.when),
    where: typesetter.toDrawable(card.where),
  };
  const photo: Photo | null =
    card.picture && jpeg ? { ...card.picture, jpeg, credit: typesetter.toDrawable(card.picture.credit) } : null;
  const drawing = new Resvg(cardSvg({ ...card, ...texts }, typesetter, photo), { font: { loadSystemFonts: false } });
  return { bytes: encode(drawing, format, photo !== null), dropped: typesetter.dropped() };
}

function encode(drawing: Resvg, format: CardFormat, hasPhoto: boolean): Buffer {
  if (format === 'svg') return Buffer.from(drawing.toString());
  const image = drawing.render();
  return hasPhoto ? palettedPng(image.pixels, image) : image.asPng();
}
