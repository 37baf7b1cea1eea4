import { TEXT_COLOURS } from './card-colours.ts';
import { linePath, WIDTH, type Column, type LineStyle } from './card-layout.ts';
import { FRAME, photoFrame, type Photo } from './photo-frame.ts';
import { LABEL_ROW_HEIGHT, labelRow, labelRows, listLabels } from './text/card-labels.ts';
import type { CardText } from './text/card-text.ts';
import { fitTitle } from './text/fit-title.ts';
import { textDirection } from './text/reading-direction.ts';
import { titleLines } from './text/title-lines.ts';
import type { Typesetter } from './text/typesetter.ts';
import { truncateLines } from './text/wrap-lines.ts';

const SIDE_MARGIN = 40;
const GAP = 44;
const COLUMN_WIDTH = WIDTH - SIDE_MARGIN - FRAME.width - 2 * GAP;
const LABEL_TOP = 48;
const TITLE = { widthPx: COLUMN_WIDTH, sizes: [64, 56, 50, 44, 38], maxLines: 4 };
const DETAIL_BOTTOM = 500;
const DETAIL_LINES = 2;
const DETAIL_LEADING = 1.28;
const BRAND_BASELINE = 564;

/** Returns the content of a card with a photo next to the text. */
export function pictureCard(card: CardText, typesetter: Typesetter, photo: Photo): string {
  const isMirrored = textDirection(card.category_name) === 'rtl';
  const side = isMirrored ? 'right' : 'left';
  const column = { left: isMirrored ? GAP : SIDE_MARGIN + FRAME.width + GAP, width: COLUMN_WIDTH };
  const labels = labelRows(listLabels(card), column, typesetter);
  const details = detailLines(card, { side, column }, typesetter);
  const top = LABEL_TOP + labels.length * LABEL_ROW_HEIGHT;
  const title = fitTitle(card.title, { ...TITLE, heightPx: details.top - top }, typesetter.measure);
  return `${photoFrame(photo, isMirrored ? WIDTH - SIDE_MARGIN - FRAME.width : SIDE_MARGIN, typesetter)}
${labels.map((row, index) => labelRow(row, { top: LABEL_TOP + index * LABEL_ROW_HEIGHT, side, column }, typesetter)).join('')}
${titleLines(card, { ...title, centre: (top + details.top) / 2, column }, typesetter)}
${details.svg}
${brand(typesetter, { side, column })}`;
}

interface Place {
  side: 'left' | 'right';
  column: Column;
}

/** Date and place, each in up to two lines above the name. */
function detailLines(
  { when, where }: CardText,
  place: Place,
  typesetter: Typesetter,
): { svg: string; top: number } {
  const styles = [
    { text: when, size: 31, fill: TEXT_COLOURS.when, weight: 'bold' as const },
    { text: where, size: 29, fill: TEXT_COLOURS.where, weight: 'regular' as const },
  ];
  const lines = styles.flatMap(({ text, ...style }) =>
    truncateLines(
      text,
      { widthEm: place.column.width / style.size, maxLines: DETAIL_LINES },
      typesetter.measure,
    ).map((line) => ({ line, ...style })),
  );
  const height = lines.reduce((sum, { size }) => sum + size * DETAIL_LEADING, 0);
  const top = DETAIL_BOTTOM - height;
  let y = top;
  const svg = lines.map(({ line, ...style }) => {
    y += style.size * DETAIL_LEADING;
    return linePath(line, { ...place, ...style, y } satisfies LineStyle, typesetter);
  });
  return { svg: svg.join(''), top };
}

/** The name, and the row of light bulbs of the logo. */
function brand(typesetter: Typesetter, { side, column }: Place): string {
  const size = 32;
  const left = side === 'left' ? column.left + 3 : column.left + column.width - 3 - 6 * 23;
  const bulbs = Array.from(
    { length: 7 },
    (_, index) => `<circle cx="${String(left + index * 23)}" cy="584" r="3.5"/>`,
  );
  const name = linePath(
    'Marquee',
    { side, column, y: BRAND_BASELINE, size, fill: TEXT_COLOURS.title },
    typesetter,
  );
  return `${name}<g fill="#ffd873">${bulbs.join('')}</g>`;
}
