import type { WordStatistics } from './word-statistics.ts';

/** A range of start times: `from` is inclusive, `to` exclusive. Without a bound it is open. */
export interface Window {
  from?: Date;
  to?: Date;
  documents: number;
}

interface WindowScan {
  from: Date;
  to?: Date;
  /** Hardly any event matches before this instant. Not before `from`. */
  denseFrom: Date;
  /** Estimated share of documents that match after `denseFrom`, 0 to 1. */
  share: number;
  targetHits: number;
  /** If fewer documents are expected to match, the last window covers the rest. */
  exhaustiveBelow: number;
  statistics: WordStatistics;
  scan: (window: Window) => Promise<number>;
}

// Estimates are rough, and filters reject some hits.
const MARGIN = 1.5;
// Weight of the initial estimate, in windows of the first size: densities differ between evenings
// and weekends.
const PRIOR_WEIGHT = 0.25;
// Limits the growth of a window, because the last estimate may be wrong.
const MAX_GROWTH = 6;
const MIN_WINDOW_SHARE = 0.25;
// If the density is this much lower than estimated and few documents match, the rest is scanned at
// once.
const SCAN_REST_FACTOR = 4;

/**
 * Scans windows in chronological order until enough hits are found. The hits so far determine the
 * size of the next window.
 */
export async function scanTimeWindows({
  from,
  to,
  denseFrom,
  share,
  targetHits,
  exhaustiveBelow,
  statistics,
  scan,
}: WindowScan): Promise<void> {
  const first = documentsBetween(from, denseFrom, statistics) + (MARGIN * targetHits) / share;
  let start = from;
  let size = first;
  for (let found = 0, passed = 0; ;) {
    const { end, documents } = findWindowEnd(start, size, { to, statistics });
    found += await scan({ from: start, ...(end ? { to: end } : to && { to }), documents });
    passed += documents;
    if (end === undefined || found >= targetHits) return;
    const density =
      (Math.max(found, 1) + PRIOR_WEIGHT * first * share) / (passed + PRIOR_WEIGHT * first);
    const missing = (MARGIN * (targetHits - found)) / density;
    size = Math.max(MIN_WINDOW_SHARE * first, Math.min(documents * MAX_GROWTH, missing));
    if (density * SCAN_REST_FACTOR < share && density * statistics.documents <= exhaustiveBelow)
      size = Infinity;
    start = end;
  }
}

/**
 * Returns the instant before which about `size` documents begin, counted from `start`. Without
 * `end`, fewer documents remain.
 */
function findWindowEnd(
  start: Date,
  size: number,
  { to, statistics }: { to: Date | undefined; statistics: WordStatistics },
): { end?: Date; documents: number } {
  let documents = 0;
  for (const { at, share } of statistics.starts) {
    if (at <= start) continue;
    documents += share * statistics.documents;
    if (to !== undefined && at >= to) break;
    if (documents >= size) return { end: at, documents };
  }
  return { documents };
}

const documentsBetween = (from: Date, to: Date, { starts, documents }: WordStatistics): number =>
  documents * starts.reduce((sum, { at, share }) => (at > from && at <= to ? sum + share : sum), 0);
