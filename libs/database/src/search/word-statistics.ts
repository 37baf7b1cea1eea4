import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';

const FRESH_MS = 60_000;
// Rare words, of which the statistics know nothing, add up where a beginning is as short as this.
const MIN_OF_PREFIX = [1, 0.03, 0.01, 0.001];

/** How common words are and how events lie in time, as PostgreSQL's ANALYZE last saw it. */
export interface WordStatistics {
  documents: number;
  /** Part of the documents, 0 to 1, that hold a lexeme. */
  shareOf: (lexeme: string) => number;
  /** Part of the documents that hold a word with this beginning: at most 1. */
  shareOfPrefix: (prefix: string) => number;
  /** When events begin: instants in order, each with the part of all events that lies before it and behind the last one. */
  starts: { at: Date; share: number }[];
}

/** Reads them at most once a minute; while they are read anew, the last ones serve. */
export function createWordStatistics({ query }: Pick<Database, 'query'>) {
  let current: Promise<WordStatistics> | undefined;
  let readAt = 0;
  return async function wordStatistics(): Promise<WordStatistics> {
    if (current && Date.now() - readAt < FRESH_MS) return current;
    readAt = Date.now();
    const next = readStatistics(query);
    const before = current;
    current = before ? next.catch(() => before) : next;
    next.catch(() => (readAt = 0));
    return before ?? next;
  };
}

interface StatisticsRow {
  documents: number;
  lexemes: string[] | null;
  shares: number[] | null;
  starts: Date[] | null;
  common_starts: Date[] | null;
  common_shares: number[] | null;
}

async function readStatistics(query: Database['query']): Promise<WordStatistics> {
  const [row] = await query<StatisticsRow>(sql`
    SELECT greatest(0, c.reltuples)::float8 AS documents,
      d.most_common_elems::text::text[] AS lexemes, d.most_common_elem_freqs::float8[] AS shares,
      t.histogram_bounds::text::timestamptz[] AS starts, t.most_common_vals::text::timestamptz[] AS common_starts,
      t.most_common_freqs::float8[] AS common_shares
    FROM pg_class c
    LEFT JOIN pg_stats d ON d.schemaname = c.relnamespace::regnamespace::text AND d.tablename = c.relname AND d.attname = 'document'
    LEFT JOIN pg_stats t ON t.schemaname = d.schemaname AND t.tablename = c.relname AND t.attname = 'starts_at'
    WHERE c.oid = 'event_search'::regclass`);
  if (!row) throw new Error('the table event_search is missing');
  return statisticsOf(row);
}

function statisticsOf({ documents, lexemes, shares, ...starts }: StatisticsRow): WordStatistics {
  // The shares end with the least and the greatest of them.
  const known = (lexemes ?? []).map((lexeme, index) => ({ lexeme, share: shares?.[index] ?? 0 }));
  const shareBy = new Map(known.map(({ lexeme, share }) => [lexeme, share]));
  const least = shares?.[known.length] ?? 0;
  const sorted = known.sort((a, b) => (a.lexeme < b.lexeme ? -1 : 1));
  return {
    documents,
    shareOf: (lexeme) => shareBy.get(lexeme) ?? least / 2,
    shareOfPrefix: (prefix) => {
      let without = 1 - (MIN_OF_PREFIX[prefix.length] ?? least / 2);
      for (let at = firstFrom(sorted, prefix); sorted[at]?.lexeme.startsWith(prefix); at++)
        without *= 1 - (sorted[at]?.share ?? 0);
      return 1 - without;
    },
    starts: startsOf(starts),
  };
}

// The histogram leaves out the commonest instants.
function startsOf({
  starts,
  common_starts,
  common_shares,
}: Pick<StatisticsRow, 'starts' | 'common_starts' | 'common_shares'>) {
  const common = (common_starts ?? []).map((at, index) => ({ at, share: common_shares?.[index] ?? 0 }));
  const left = 1 - common.reduce((sum, { share }) => sum + share, 0);
  const others = (starts ?? []).map((at, index, all) => ({ at, share: index === 0 ? 0 : left / (all.length - 1) }));
  return [...common, ...others].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function firstFrom(sorted: { lexeme: string }[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.lexeme ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
