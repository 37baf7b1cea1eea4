import type { WordStatistics } from './word-statistics.ts';

/** A span of starts, from inclusive to exclusive; open where it has no bound. */
export interface Window {
  from?: Date;
  to?: Date;
  /** So many documents, about, begin in it. */
  documents: number;
}

interface Walk {
  from: Date;
  to?: Date;
  /** Before this instant hardly any match; not before `from`. */
  denseFrom: Date;
  /** Part of the documents, 0 to 1, that are thought to match from then on. */
  share: number;
  /** So many hits are enough. */
  targetHits: number;
  /** So many are looked through whenever they begin: the last window is as long as there are no more. */
  exhaustiveBelow: number;
  statistics: WordStatistics;
  /** Looks into a window and says how many hits it holds. */
  scan: (window: Window) => Promise<number>;
}

// Estimates are rough, and a filter lets through fewer.
const MARGIN = 1.5;
// What was thought at first counts as much as so many windows like the first: evenings and weekends differ.
const PRIOR_WEIGHT = 0.25;
// However wrong the last estimate was, the next window holds at most so many times the events.
const WIDENING = 6;
// The last hits that are wanted may just be missing where a short window lies.
const SHORTEST = 0.25;
// Where so many times fewer match than was thought, and few in all, the rest is looked through at once.
const SCAN_REST_FACTOR = 4;

/**
 * Looks into one window after the other, soonest first, until enough is found: each as long as it should take, by what the
 * windows before held.
 */
export async function scanTimeWindows({
  from,
  to,
  denseFrom,
  share,
  targetHits: enough,
  exhaustiveBelow: few,
  statistics,
  scan: look,
}: Walk): Promise<void> {
  const first = documentsBetween(from, denseFrom, statistics) + (MARGIN * enough) / share;
  let begin = from;
  let wanted = first;
  for (let found = 0, passed = 0; ;) {
    const { end, documents } = instantBehind(begin, wanted, { to, statistics });
    found += await look({ from: begin, ...(end ? { to: end } : to && { to }), documents });
    passed += documents;
    if (end === undefined || found >= enough) return;
    const density = (Math.max(found, 1) + PRIOR_WEIGHT * first * share) / (passed + PRIOR_WEIGHT * first);
    wanted = Math.max(SHORTEST * first, Math.min(documents * WIDENING, (MARGIN * (enough - found)) / density));
    if (density * SCAN_REST_FACTOR < share && density * statistics.documents <= few) wanted = Infinity;
    begin = end;
  }
}

/** The instant from which on so many documents have begun since another, and how many those are; none where there are fewer. */
function instantBehind(
  begin: Date,
  wanted: number,
  { to, statistics }: { to: Date | undefined; statistics: WordStatistics },
): { end?: Date; documents: number } {
  let documents = 0;
  for (const { at, share } of statistics.starts) {
    if (at <= begin) continue;
    documents += share * statistics.documents;
    if (to !== undefined && at >= to) break;
    if (documents >= wanted) return { end: at, documents };
  }
  return { documents };
}

const documentsBetween = (from: Date, to: Date, { starts, documents }: WordStatistics): number =>
  documents * starts.reduce((sum, { at, share }) => (at > from && at <= to ? sum + share : sum), 0);
