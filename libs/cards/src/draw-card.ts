import { Resvg } from '@resvg/resvg-js';
import { cardSvg } from './card-svg.ts';
import type { CardText } from './card-text.ts';
import { fontFilesFor } from './fonts.ts';
import { setText } from './set-text.ts';

export type CardFormat = 'svg' | 'png';

/** Draws a card. Every glyph is a path: it looks the same everywhere, and no title can add an element. */
export function drawCard(card: CardText, format: CardFormat): Buffer {
  const words = [card.title, card.when, card.where].join(' ');
  const fontFiles = fontFilesFor(words, card.country_code);
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Sans' };
  const drawing = new Resvg(
    cardSvg(card, (lines, size) => widest(lines, size, font)),
    { font },
  );
  return format === 'svg' ? Buffer.from(drawing.toString()) : drawing.render().asPng();
}

type FontOptions = NonNullable<NonNullable<ConstructorParameters<typeof Resvg>[1]>['font']>;

/** One above the other, so that one measuring does for all of them. */
function widest(lines: string[], size: number, font: FontOptions): number {
  const texts = lines.map(
    (line, index) =>
      `<text x="0" y="${String((index + 1) * 100)}" font-family="Noto Sans" font-weight="700" font-size="${String(size)}">${setText(line)}</text>`,
  );
  const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="900">${texts.join('')}</svg>`, {
    font,
  }).getBBox();
  return box ? box.x + box.width : 0;
}
