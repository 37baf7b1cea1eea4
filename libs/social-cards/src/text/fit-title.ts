import type { Measure } from './typesetter.ts';
import { truncateLines, wrapLines } from './wrap-lines.ts';

export interface FittedTitle {
  lines: string[];
  /** Font size in pixels. */
  size: number;
  /** Distance of baselines in pixels. */
  lineHeight: number;
}

/** Font sizes in pixels, largest first, and how much fits. */
export interface TitleSpace {
  widthPx: number;
  sizes: readonly number[];
  maxLines: number;
  /** Default: any height. */
  heightPx?: number;
}

// Scripts that stack letters and marks above and below the line.
const TALL =
  /[\p{Script=Khmer}\p{Script=Lao}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Thai}\p{Script=Tibetan}]/u;

/** Returns the title in the largest size that fits, truncated if none does. */
export function fitTitle(title: string, space: TitleSpace, measure: Measure): FittedTitle {
  const isTall = TALL.test(title);
  const leading = isTall ? 1.36 : 1.18;
  const maxLines = (size: number) => linesIn(space, size * leading);
  const sizes = isTall ? space.sizes.slice(1) : space.sizes;
  for (const size of sizes) {
    const lines = wrapLines(title, space.widthPx / size, measure);
    if (lines.length <= maxLines(size)) return { lines, size, lineHeight: size * leading };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = truncateLines(
    title,
    { widthEm: space.widthPx / size, maxLines: maxLines(size) },
    measure,
  );
  return { lines, size, lineHeight: size * leading };
}

const linesIn = ({ maxLines, heightPx = Infinity }: TitleSpace, lineHeight: number): number =>
  Math.max(1, Math.min(maxLines, Math.floor(heightPx / lineHeight)));
