import type { WordStatistics } from './word-statistics.ts';

/** A span of starts, from inclusive to exclusive; open where it has no bound. */
export interface Window {
  from?: Date;
  to?: Date;
}

interface Walk {
  /** Part of the documents, 0 to 1, that are thought to match. */
  share: number;
  /** So many hits are enough. */
  enough: number;
  statistics: WordStatistics;
  /** Looks into a window and says how many hits it holds. */
  look: (window: Window) => Promise<number>;
}

// Estimates are rough, and a filter lets through fewer.
const MARGIN = 1.5;
// However wrong the last estimate was, the next window holds at most so many times the events.
const WIDENING = 6;

/**
 * Looks into one window after the other, soonest first, until enough is found: each as long as it should take, by what the
 * windows before held.
 */
export async function walkWindows(
  { from, to }: Window & { from: Date },
  { share, enough, statistics, look }: Walk,
): Promise<void> {
  let begin = from;
  let found = 0;
  let density = share;
  let rows = (MARGIN * enough) / density;
  for (;;) {
    const end = instantBehind(begin, rows, statistics);
    const isLast = end === undefined || (to !== undefined && end >= to);
    const hits = await look({ from: begin, ...(isLast ? to && { to } : { to: end }) });
    found += hits;
    if (isLast || found >= enough) return;
    density = Math.max(hits, 1) / rows;
    rows = Math.min(rows * WIDENING, (MARGIN * (enough - found)) / density);
    begin = end;
  }
}

/** The instant from which on `rows` events have begun since another; undefined where there are fewer. */
function instantBehind(begin: Date, rows: number, { starts, documents }: WordStatistics): Date | undefined {
  let passed = 0;
  for (const { at, share } of starts) {
    if (at <= begin) continue;
    passed += share * documents;
    if (passed >= rows) return at;
  }
  return undefined;
}
