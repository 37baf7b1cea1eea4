// Heights in pixels from style/page.css: a page without rows, and one row with a title of two lines
// and a badge in a column of 600 pixels.
const PAGE_PX = 130;
const ROW_PX = 120;
const DEFAULT_ROWS = 10;
const MAX_HEIGHT_PX = 4_000;
const DEFAULT_PX = 640;

/** Heights of the pages that do not depend on a number of rows. */
const HEIGHTS: Readonly<Record<string, number>> = {
  city: 1_200,
  articles: 740,
  event: 780,
  artist: 640,
  'demand-it': 400,
  'follow-city': 270,
  'submit-event': 1_100,
  'connect-calendar': 740,
  plan: 1_400,
};

/**
 * Returns the height of an iframe that shows a widget, for sites that cannot adjust it to its
 * content.
 */
export function frameHeight(widget: string, values: ReadonlyMap<string, string>): number {
  const rows = Number(values.get('limit') ?? DEFAULT_ROWS);
  if (widget === 'events' && rows > 0) return Math.min(MAX_HEIGHT_PX, PAGE_PX + ROW_PX * rows);
  return HEIGHTS[widget] ?? DEFAULT_PX;
}
