import type { Measure } from './typesetter.ts';
import { truncateToWidth, wrapLines } from './wrap-lines.ts';

export interface FittedTitle {
  lines: string[];
  /** Font size in pixels. */
  size: number;
  /** Distance of baselines in pixels. */
  lineHeight: number;
}

const SIZES = [76, 66, 58, 50, 44] as const;
const MAX_LINES = 3;
// Scripts that stack letters and marks above and below the line.
const TALL = /[\p{Script=Khmer}\p{Script=Lao}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Thai}\p{Script=Tibetan}]/u;
const TALL_SIZES = SIZES.slice(1);

/** Returns the title in the largest size that fits three lines, truncated if none does. */
export function fitTitle(title: string, widthPx: number, measure: Measure): FittedTitle {
  const isTall = TALL.test(title);
  const leading = isTall ? 1.36 : 1.18;
  for (const size of isTall ? TALL_SIZES : SIZES) {
    const lines = wrapLines(title, widthPx / size, measure);
    if (lines.length <= MAX_LINES) return { lines, size, lineHeight: size * leading };
  }
  const size = SIZES.at(-1) ?? 0;
  const lines = wrapLines(title, widthPx / size, measure);
  const last = truncateToWidth(lines.slice(MAX_LINES - 1).join(' '), widthPx / size, measure);
  return { lines: [...lines.slice(0, MAX_LINES - 1), last], size, lineHeight: size * leading };
}
