import { Resvg } from '@resvg/resvg-js';
import { cardSvg } from './card-svg.ts';
import type { CardText } from './card-text.ts';
import { fontFilesFor } from './fonts.ts';
import { createMeasures } from './measure-text.ts';

export type CardFormat = 'svg' | 'png';

/** Renders a card. All glyphs become paths, so it looks the same everywhere and a title cannot inject an element. */
export function renderCard(card: CardText, format: CardFormat): Buffer {
  const words = [card.title, card.when, card.where].join(' ');
  const fontFiles = fontFilesFor(words, card.country_code);
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Sans' };
  const drawing = new Resvg(cardSvg(card, createMeasures(font)), { font });
  return format === 'svg' ? Buffer.from(drawing.toString()) : drawing.render().asPng();
}
