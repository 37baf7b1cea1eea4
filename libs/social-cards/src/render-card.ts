import { Resvg } from '@resvg/resvg-js';
import { cardSvg } from './card-svg.ts';
import type { CardText } from './card-text.ts';
import { createTypesetter } from './typesetter.ts';

export type CardFormat = 'svg' | 'png';

export interface RenderedCard {
  bytes: Buffer;
  /** The characters that no font has. The card is without them. */
  dropped: string[];
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Renders a card. All glyphs become paths, so it looks the same everywhere and a title cannot inject an element. */
export function renderCard(card: CardText, format: CardFormat): RenderedCard {
  const isJapanese = card.country_code === 'JP' || KANA.test([card.title, card.where].join(' '));
  const typesetter = createTypesetter({ isJapanese });
  const texts = {
    title: typesetter.toDrawable(card.title),
    when: typesetter.toDrawable(card.when),
    where: typesetter.toDrawable(card.where),
  };
  const drawing = new Resvg(cardSvg({ ...card, ...texts }, typesetter), { font: { loadSystemFonts: false } });
  const bytes = format === 'svg' ? Buffer.from(drawing.toString()) : drawing.render().asPng();
  return { bytes, dropped: typesetter.dropped() };
}
