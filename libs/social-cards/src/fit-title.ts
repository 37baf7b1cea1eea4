import { isFullWidth } from './text-width.ts';
import { truncateToWidth, wrapLines } from './wrap-lines.ts';

export interface FittedTitle {
  lines: string[];
  /** Font size in pixels. */
  size: number;
}

const SIZES = [76, 66, 58, 50, 44] as const;
const MAX_LINES = 3;
const MAX_CORRECTIONS = 3;
// Safety margin for titles whose width is only estimated.
const UNMEASURED_FACTOR = 0.96;

/**
 * Returns the title in the largest size that fits three lines, truncated if none does. Breaks lines by estimated widths, then corrects
 * them with `measure`, which returns the width of the widest line in pixels.
 */
export function fitTitle(
  title: string,
  widthPx: number,
  measure: (lines: string[], size: number) => number,
): FittedTitle {
  let tightness = 1;
  let fitted = layOut(title, isFullWidth(title) ? widthPx * UNMEASURED_FACTOR : widthPx);
  for (let attempt = 0; attempt < MAX_CORRECTIONS && !isFullWidth(title); attempt++) {
    const overflow = measure(fitted.lines, fitted.size) / widthPx;
    if (overflow <= 1) break;
    tightness *= overflow * 1.02;
    fitted = layOut(title, widthPx / tightness);
  }
  return fitted;
}

function layOut(title: string, widthPx: number): FittedTitle {
  for (const size of SIZES) {
    const lines = wrapLines(title, widthPx / size);
    if (lines.length <= MAX_LINES) return { lines, size };
  }
  const size = SIZES.at(-1) ?? 0;
  const lines = wrapLines(title, widthPx / size);
  const last = truncateToWidth(lines.slice(MAX_LINES - 1).join(' '), widthPx / size);
  return { lines: [...lines.slice(0, MAX_LINES - 1), last], size };
}
