import type { Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { createFrequentForms } from '../connection/prepared-statement.ts';
import type { EventFilter } from '../events/event-filter.ts';
import type { TextRow } from '../events/event-texts.ts';
import { timeBounds } from '../events/local-day-bounds.ts';
import { dayBefore, listedParts } from '../events/time-sql.ts';
import {
  hitsSql,
  hitsWithTextsSql,
  isNarrow,
  joinedHitsSql,
  MAX_JOINED,
  runningHitsSql,
  type HitsQuery,
} from './hits-sql.ts';
import { isCoveredByDocument, searchCondition } from './search-condition.ts';
import type { Hit, QueryInterpretation } from './search-request.ts';
import { scanTimeWindows, type Window } from './time-windows.ts';
import { createWordStatistics, type WordStatistics } from './word-statistics.ts';

export const MAX_HITS = 1_000;
const MIN_RANKED = 500;
// Up to this many documents are checked regardless of their dates.
const EXHAUSTIVE_BELOW = 12_000;
// A date exists for about 48 hours worldwide, but for 24 hours in one place.
const LOCAL_DAY_SHARE = 0.4;
/** How many texts are prepared. Planning one takes as long as running it. */
const FREQUENT_SEARCHES = 32;

/** One of several searches. */
export interface Search {
  interpretation: QueryInterpretation;
  filter: EventFilter;
  limit: number;
  /** The form of the prepared texts of its hits. Absent: they are not read. */
  form?: string;
}

export interface FoundHit extends Hit {
  /** Absent if no text was requested, or if the event was deleted in the meantime. */
  event?: TextRow;
}

interface PreparedSearch {
  hitsQuery: HitsQuery;
  filter: EventFilter;
  form: string | null;
  /** Set if many events match: then the earliest ones are ranked, window by window. */
  scanned: { from: Date; statistics: WordStatistics } | null;
}

/** Returns functions that search for events. */
export function createHitFinder(query: Query) {
  const wordStatistics = createWordStatistics({ query });
  const asFrequent = createFrequentForms('hits', FREQUENT_SEARCHES);
  const asStatement = (hits: Sql, filters: EventFilter[]) =>
    filters.some(isNarrow) ? hits : asFrequent(hits);

  const prepare = async (search: Search) => prepareSearch(search, await wordStatistics());

  function run({ hitsQuery, filter, scanned }: PreparedSearch): Promise<FoundHit[]> {
    const rank = (hits: Sql) => query<RankedHit>(asStatement(hits, [filter]));
    return scanned ? findEarliest(rank, hitsQuery, scanned) : rank(wholeSql(hitsQuery));
  }

  /** Runs searches that are not scanned in one statement. */
  async function runJoined(searches: PreparedSearch[], stopAt: number): Promise<FoundHit[][]> {
    const [first, ...others] = searches;
    if (first && others.length === 0 && first.form === null) return [await run(first)];
    const joined =
      first && others.length === 0 && first.form !== null
        ? hitsWithTextsSql(wholeSql(first.hitsQuery), first.form)
        : joinedHitsSql(
            searches.map(({ hitsQuery, form }) => ({ hits: wholeSql(hitsQuery), form })),
            stopAt,
          );
    const filters = searches.map(({ filter }) => filter);
    const rows = await query<JoinedRow>(asStatement(joined, filters));
    const bySearch = Map.groupBy(rows, ({ search }) => search);
    return searches.map(({ filter }, index) =>
      (bySearch.get(index) ?? []).sort(bestFirst(filter.from)).map(toFoundHit),
    );
  }

  /**
   * Runs searches in as few statements as possible and returns the hits of each. With `stopAt`, a
   * search does not run if those before it have found this many events: its hits are null.
   */
  async function findEach(
    searches: readonly Search[],
    stopAt = Infinity,
  ): Promise<(FoundHit[] | null)[]> {
    const prepared = await Promise.all(searches.map(prepare));
    const results: (FoundHit[] | null)[] = searches.map(() => null);
    const ids = new Set<string>();
    const runBatch = async ([from, to]: [from: number, to: number]) => {
      const batch = prepared.slice(from, to);
      const [only] = batch;
      const found = only?.scanned ? [await run(only)] : await runJoined(batch, stopAt);
      for (const [index, hits] of found.entries()) {
        if (ids.size >= stopAt) return;
        results[from + index] = hits;
        for (const { id } of hits) ids.add(id);
      }
    };
    const batches = toBatches(prepared);
    if (stopAt === Infinity) await Promise.all(batches.map(runBatch));
    else for (const batch of batches) if (ids.size < stopAt) await runBatch(batch);
    return results;
  }

  /**
   * Returns the best hits, earliest first among equals. If very many events match, only the
   * earliest 500 or more are ranked, because ranking a fifth of the catalogue takes seconds.
   */
  const find = async (
    interpretation: QueryInterpretation,
    filter: EventFilter,
    limit: number,
  ): Promise<Hit[]> => run(await prepare({ interpretation, filter, limit }));

  return { find, findEach };
}

function prepareSearch(search: Search, statistics: WordStatistics): PreparedSearch {
  const { interpretation, limit, form = null } = search;
  const filter = withBounds(interpretation, search.filter);
  const condition = searchCondition(interpretation, filter, statistics);
  const { documents } = statistics;
  const hitsQuery = { interpretation, condition, filter, documents, maxRanked: MAX_HITS, limit };
  // A genre selects few events, and windows of time would read all of them again.
  const isFew = filter.genres !== undefined || condition.share * documents <= EXHAUSTIVE_BELOW;
  const scanned = filter.from && !isFew ? { from: filter.from, statistics } : null;
  return { hitsQuery, filter, form, scanned };
}

const wholeSql = (hitsQuery: HitsQuery): Sql =>
  hitsSql(hitsQuery, { documents: hitsQuery.documents });

/** Splits searches into runs of which each is one statement, or one that is scanned. */
function toBatches(searches: PreparedSearch[]): [from: number, to: number][] {
  const batches: [from: number, to: number][] = [];
  for (const [index, { scanned }] of searches.entries()) {
    const last = batches.at(-1);
    const isJoined =
      last && !scanned && !searches[last[0]]?.scanned && index - last[0] < MAX_JOINED;
    if (isJoined) last[1] = index + 1;
    else batches.push([index, index + 1]);
  }
  return batches;
}

type JoinedRow = Hit & { search: number } & Omit<TextRow, 'id' | 'slug'> & { slug?: string | null };

const toFoundHit = ({ search: _, slug, ...row }: JoinedRow): FoundHit => {
  const { id, score, starts_at, distance, popularity, picture, series, text } = row;
  const hit = { id, score, starts_at, distance };
  return slug == null ? hit : { ...hit, event: { id, slug, popularity, picture, series, text } };
};

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
  return hits.sort(bestFirst(from)).slice(0, limit);
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

/** Among equals, near events come first, and events that began more than a day before the list last. */
function bestFirst(from: Date | undefined) {
  const running = from ? dayBefore(from) : null;
  const isRunning = ({ starts_at }: Hit) => Number(running !== null && starts_at <= running);
  return (a: Hit, b: Hit): number =>
    b.score - a.score ||
    (a.distance ?? 0) - (b.distance ?? 0) ||
    isRunning(a) - isRunning(b) ||
    a.starts_at.getTime() - b.starts_at.getTime() ||
    (a.id < b.id ? -1 : 1);
}
