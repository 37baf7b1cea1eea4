import { steadyNow } from '@marquee/runtime';
import type { Database } from '../connection/connect.ts';
import { readStatistics, type StatisticsRow } from './search-index-sql.ts';

const TTL_MS = 60_000;
// Minimum share by prefix length: rare words are missing in the statistics but add up for short
// prefixes.
const MIN_PREFIX_SHARE = [1, 0.03, 0.01, 0.001];

/** Frequencies of words and distribution of start times, from PostgreSQL's last ANALYZE. */
export interface WordStatistics {
  documents: number;
  shareOfWord: (lexeme: string) => number;
  shareOfPrefix: (prefix: string) => number;
  /** Start times in order, each with the share of events since the previous one. */
  starts: { at: Date; share: number }[];
}

/** Caches the statistics for a minute. Returns stale ones during a refresh. */
export function createWordStatistics({ query }: Pick<Database, 'query'>) {
  let current: Promise<WordStatistics> | undefined;
  let readAt = 0;
  return async function wordStatistics(): Promise<WordStatistics> {
    if (current && steadyNow() - readAt < TTL_MS) return current;
    readAt = steadyNow();
    const next = readStatistics(query).then(toWordStatistics);
    const before = current;
    current = before ? next.catch(() => before) : next;
    next.catch(() => (readAt = 0));
    return before ?? next;
  };
}

function toWordStatistics({
  documents,
  lexemes,
  shares,
  ...starts
}: StatisticsRow): WordStatistics {
  // The array of frequencies ends with their minimum and maximum.
  const known = (lexemes ?? []).map((lexeme, index) => ({ lexeme, share: shares?.[index] ?? 0 }));
  const shareBy = new Map(known.map(({ lexeme, share }) => [lexeme, share]));
  const minShare = shares?.[known.length] ?? 0;
  const sorted = known.sort((a, b) => (a.lexeme < b.lexeme ? -1 : 1));
  return {
    documents,
    shareOfWord: (lexeme) => shareBy.get(lexeme) ?? minShare / 2,
    shareOfPrefix: (prefix) => {
      let without = 1 - (MIN_PREFIX_SHARE[prefix.length] ?? minShare / 2);
      for (let at = lowerBound(sorted, prefix); sorted[at]?.lexeme.startsWith(prefix); at++)
        without *= 1 - (sorted[at]?.share ?? 0);
      return 1 - without;
    },
    starts: mergeStarts(starts),
  };
}

// The histogram does not contain the most common values.
function mergeStarts({
  starts,
  common_starts,
  common_shares,
}: Pick<StatisticsRow, 'starts' | 'common_starts' | 'common_shares'>) {
  const common = (common_starts ?? []).map((at, index) => ({
    at,
    share: common_shares?.[index] ?? 0,
  }));
  const left = 1 - common.reduce((sum, { share }) => sum + share, 0);
  const others = (starts ?? []).map((at, index, all) => ({
    at,
    share: index === 0 ? 0 : left / (all.length - 1),
  }));
  return [...common, ...others].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function lowerBound(sorted: { lexeme: string }[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.lexeme ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
