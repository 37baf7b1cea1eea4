import { isFullWidth } from './text-width.ts';
import { cutTo, wrapLines } from './wrap-lines.ts';

/** A title as it is set. */
export interface FittedTitle {
  lines: string[];
  /** Pixels. */
  size: number;
}

const SIZES = [76, 66, 58, 50, 44] as const;
const MAX_LINES = 3;
const MAX_CORRECTIONS = 3;
// What is not measured keeps a little distance.
const UNMEASURED = 0.96;

/**
 * As large as it fits three lines, then cut short. Lines are broken by estimated widths; `measure` tells the true width (pixels) of the
 * widest, where that is worth it.
 */
export function fitTitle(
  title: string,
  widthPx: number,
  measure: (lines: string[], size: number) => number,
): FittedTitle {
  let tightness = 1;
  let fitted = setWithin(title, isFullWidth(title) ? widthPx * UNMEASURED : widthPx);
  for (let attempt = 0; attempt < MAX_CORRECTIONS && !isFullWidth(title); attempt++) {
    const overflow = measure(fitted.lines, fitted.size) / widthPx;
    if (overflow <= 1) break;
    tightness *= overflow * 1.02;
    fitted = setWithin(title, widthPx / tightness);
  }
  return fitted;
}

function setWithin(title: string, widthPx: number): FittedTitle {
  for (const size of SIZES) {
    const lines = wrapLines(title, widthPx / size);
    if (lines.length <= MAX_LINES) return { lines, size };
  }
  const size = SIZES.at(-1) ?? 0;
  const lines = wrapLines(title, widthPx / size);
  const last = cutTo(lines.slice(MAX_LINES - 1).join(' '), widthPx / size);
  return { lines: [...lines.slice(0, MAX_LINES - 1), last], size };
}
