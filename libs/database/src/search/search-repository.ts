import { createCache } from '@marquee/runtime';
import type { Sql } from 'sql-template-tag';
import type { Database } from '../connection/connect.ts';
import { createFrequentForms } from '../connection/prepared-statement.ts';
import type { EventFilter } from '../events/event-filter.ts';
import { timeBounds } from '../events/local-day-bounds.ts';
import { dayBefore, listedParts } from '../events/time-sql.ts';
import { hitsSql, isNarrow, runningHitsSql, type HitsQuery } from './hits-sql.ts';
import { findNamesOn } from './known-names-sql.ts';
import { isCoveredByDocument, searchCondition } from './search-condition.ts';
import { findCitiesByName, findKnownWords, findWordsByKeys } from './search-index-sql.ts';
import type { Hit, QueryInterpretation } from './search-request.ts';
import { scanTimeWindows, type Window } from './time-windows.ts';
import { createWordStatistics, type WordStatistics } from './word-statistics.ts';

export const MAX_HITS = 1_000;
const MIN_RANKED = 500;
// Up to this many documents are checked regardless of their dates.
const EXHAUSTIVE_BELOW = 12_000;
// A date exists for about 48 hours worldwide, but for 24 hours in one place.
const GENRES_TTL_MS = 60_000;
const LOCAL_DAY_SHARE = 0.4;
/** How many texts are prepared. Planning one takes as long as running it. */
const FREQUENT_SEARCHES = 24;

export function createSearchRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  const wordStatistics = createWordStatistics({ query });
  const asFrequent = createFrequentForms('hits', FREQUENT_SEARCHES);
  const rankWithin = (filter: EventFilter) => (hits: Sql) =>
    query<RankedHit>(isNarrow(filter) ? hits : asFrequent(hits));

  /**
   * Returns the best hits, earliest first among equals. If very many events match, only the
   * earliest 500 or more are ranked, because ranking a fifth of the catalogue takes seconds.
   */
  async function find(
    interpretation: QueryInterpretation,
    requested: EventFilter,
    limit: number,
  ): Promise<Hit[]> {
    const statistics = await wordStatistics();
    const filter = withBounds(interpretation, requested);
    const condition = searchCondition(interpretation, filter, statistics);
    const { documents } = statistics;
    const rank = rankWithin(filter);
    const hitsQuery = { interpretation, condition, filter, documents, maxRanked: MAX_HITS, limit };
    // A genre selects few events, and windows of time would read all of them again.
    const isFew = filter.genres !== undefined || condition.share * documents <= EXHAUSTIVE_BELOW;
    if (!filter.from || isFew) return rank(hitsSql(hitsQuery, { documents }));
    return findEarliest(rank, hitsQuery, { from: filter.from, statistics });
  }

  const genreKeys = createCache<ReadonlySet<string>>({ ttlMs: GENRES_TTL_MS, maxSize: 1 });
  const readGenreKeys = async () => {
    const rows = await prisma.genre.findMany({ distinct: ['key'], select: { key: true } });
    return new Set(rows.map(({ key }) => key));
  };

  return {
    find,
    /**
     * Returns whether an event or an artist has a genre of this folded name. It can be a minute
     * old.
     */
    isGenre: async (key: string) => (await genreKeys.get('all', readGenreKeys)).has(key),
    findNames: findNamesOn(query),
    /** Returns the words that occur in a title or in the name of an artist, venue or city. */
    findKnownWords: (words: string[]) => findKnownWords(query, words),
    /** Returns the words of the vocabulary that share a deletion key with a misspelled word. */
    findWordsByKeys: (keys: string[]) => findWordsByKeys(query, keys),
    findCitiesByName: (names: string[]) => findCitiesByName(query, names),
  };
}
export type SearchRepository = ReturnType<typeof createSearchRepository>;

async function findEarliest(
  rank: (hits: Sql) => Promise<RankedHit[]>,
  hitsQuery: HitsQuery,
  { from, statistics }: { from: Date; statistics: WordStatistics },
): Promise<Hit[]> {
  const { interpretation, condition, filter, limit } = hitsQuery;
  const hits: RankedHit[] = [];
  const add = (found: RankedHit[]): number => {
    hits.push(...found);
    return found[0]?.ranked ?? 0;
  };
  const parts = listedParts(filter);
  const running = parts.ongoing ? add(await rank(runningHitsSql(hitsQuery, from))) : 0;
  const targetHits = parts.others || filter.on !== undefined ? MIN_RANKED - running : 0;
  const scan = async (window: Window) => add(await rank(hitsSql(hitsQuery, window)));
  const share = condition.share * (filter.on === undefined ? 1 : LOCAL_DAY_SHARE);
  const span = { ...scanStart(interpretation, from), ...(filter.to && { to: filter.to }) };
  // Other filters reject most of the documents, so checking all of them does not pay.
  const exhaustiveBelow = isCoveredByDocument(filter) ? EXHAUSTIVE_BELOW : 0;
  if (targetHits > 0)
    await scanTimeWindows({ ...span, share, targetHits, exhaustiveBelow, statistics, scan });
  return hits.sort(bestFirst(dayBefore(from))).slice(0, limit);
}

/**
 * Returns where the scan starts. For a future year, a few days earlier: New Year's Eve events carry
 * its number.
 */
function scanStart({ terms }: QueryInterpretation, from: Date) {
  const years = terms.flatMap(({ year }) => year ?? []);
  const earliest = dayBefore(from).getTime();
  if (years.length === 0) return { from: new Date(earliest), denseFrom: new Date(earliest) };
  const eve = Date.UTC(Math.min(...years), 0, -2);
  const newYear = Date.UTC(Math.min(...years), 0, 1);
  return {
    from: new Date(Math.max(earliest, eve)),
    denseFrom: new Date(Math.max(earliest, newYear)),
  };
}

type RankedHit = Hit & { ranked: number };

function withBounds({ day }: QueryInterpretation, requested: EventFilter): EventFilter {
  const filter = day === undefined ? requested : { ...requested, on: day };
  const { from, to } = timeBounds(filter);
  return { ...filter, ...(from && { from }), ...(to && { to }) };
}

/** Among equals, events that began at or before `running` come last. */
const bestFirst = (running: Date) => (a: Hit, b: Hit) =>
  b.score - a.score ||
  Number(a.starts_at <= running) - Number(b.starts_at <= running) ||
  a.starts_at.getTime() - b.starts_at.getTime() ||
  (a.id < b.id ? -1 : 1);
