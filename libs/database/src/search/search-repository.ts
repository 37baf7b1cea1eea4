import { LONG_RUN_MS } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import type { EventFilter } from '../events/event-filter.ts';
import { boundsOf } from '../events/page-sql.ts';
import { hitsSql, runningHitsSql, type HitsQuery } from './hits-sql.ts';
import { isCoveredByDocument, searchCondition } from './search-condition.ts';
import type { Hit, QueryInterpretation } from './search-request.ts';
import { scanTimeWindows, type Window } from './time-windows.ts';
import { createWordStatistics, type WordStatistics } from './word-statistics.ts';

/** At most so many hits are answered; further down nobody reads. */
export const MAX_HITS = 1_000;
// Of what very many events hold, at least so many are ranked, the soonest.
const ENOUGH_HITS = 500;
// So many documents are looked through whenever they begin.
const FEW = 12_000;
// A day of one place lasts about half as long as it is that day somewhere.
const PART_OF_DAY = 0.4;

export function createSearchRepository({ query }: Pick<Database, 'query'>) {
  const wordStatistics = createWordStatistics({ query });

  /**
   * The best hits of one reading, soonest first among equals. Where very many events match, the soonest 500 or more are
   * ranked: ranking a fifth of the catalogue would take seconds.
   */
  async function find(reading: QueryInterpretation, given: EventFilter, wanted: number): Promise<Hit[]> {
    const statistics = await wordStatistics();
    const filter = boundedBy(reading, given);
    const match = searchCondition(reading, filter, statistics);
    const { documents } = statistics;
    const hitsQuery = { reading, match, filter, documents, ranked: MAX_HITS, wanted };
    if (!filter.from || match.share * documents <= FEW) return query<Hit>(hitsSql(hitsQuery, { documents }));
    return findSoonest(query, hitsQuery, { from: filter.from, statistics });
  }

  /** Those of the words that some title, artist, venue or city holds. */
  async function knownWords(words: string[]): Promise<Set<string>> {
    if (words.length === 0) return new Set();
    const rows = await query<{ word: string }>(sql`SELECT word FROM search_word WHERE word = ANY(${words}::text[])`);
    return new Set(rows.map(({ word }) => word));
  }

  /** The words of the vocabulary that share a key (slipKeys) with a mistyped one. */
  async function wordsByKeys(keys: string[]): Promise<string[]> {
    const rows = await query<{ word: string }>(sql`SELECT word FROM search_word WHERE slip_keys && ${keys}::text[]`);
    return rows.map(({ word }) => word);
  }

  /** For each folded name, the cities with events that have it as a whole name. */
  async function citiesNamed(names: string[]): Promise<Map<string, number[]>> {
    if (names.length === 0) return new Map();
    // The planner would rather begin with the cities that have events: it does not know how many those are.
    const rows = await query<{ name: string; ids: number[] }>(sql`
      SELECT n.name_key AS name, array_agg(n.city_id) AS ids FROM city_name n
      WHERE n.name_key = ANY(${names}::text[]) AND (SELECT c.has_events FROM city c WHERE c.id = n.city_id)
      GROUP BY n.name_key`);
    return new Map(rows.map(({ name, ids }) => [name, ids]));
  }

  return { find, knownWords, wordsByKeys, citiesNamed };
}
export type SearchRepository = ReturnType<typeof createSearchRepository>;

/** Of very many, the best of the soonest. */
async function findSoonest(
  query: Query,
  hitsQuery: HitsQuery,
  { from, statistics }: { from: Date; statistics: WordStatistics },
): Promise<Hit[]> {
  const { reading, match, filter, wanted } = hitsQuery;
  const hits: RankedHit[] = [];
  const keep = (found: RankedHit[]): number => {
    hits.push(...found);
    return found[0]?.ranked ?? 0;
  };
  const enough = ENOUGH_HITS - keep(await query<RankedHit>(runningHitsSql(hitsQuery, from)));
  const look = async (window: Window) => keep(await query<RankedHit>(hitsSql(hitsQuery, window)));
  const share = match.share * (filter.on === undefined ? 1 : PART_OF_DAY);
  const span = { ...entranceOf(reading, from), ...(filter.to && { to: filter.to }) };
  // Other filters let few through of the many documents that would be looked at.
  const few = isCoveredByDocument(filter) ? FEW : 0;
  if (enough > 0)
    await scanTimeWindows({ ...span, share, targetHits: enough, exhaustiveBelow: few, statistics, scan: look });
  return hits.sort(bestFirst).slice(0, wanted);
}

/** Where the calendar is entered: of a year that is yet to come, some days before it (New Year's Eve has its number, too). */
function entranceOf({ terms }: QueryInterpretation, from: Date) {
  const years = terms.flatMap(({ year }) => year ?? []);
  const earliest = from.getTime() - LONG_RUN_MS;
  if (years.length === 0) return { from: new Date(earliest), denseFrom: new Date(earliest) };
  const eve = Date.UTC(Math.min(...years), 0, -2);
  const newYear = Date.UTC(Math.min(...years), 0, 1);
  return { from: new Date(Math.max(earliest, eve)), denseFrom: new Date(Math.max(earliest, newYear)) };
}

type RankedHit = Hit & { ranked: number };

/** The filter with the day that a reading names, and with the instants that bound it. */
function boundedBy({ day }: QueryInterpretation, given: EventFilter): EventFilter {
  const filter = day === undefined ? given : { ...given, on: day };
  const { from, to } = boundsOf(filter);
  return { ...filter, ...(from && { from }), ...(to && { to }) };
}

const bestFirst = (a: Hit, b: Hit) =>
  b.score - a.score || a.starts_at.getTime() - b.starts_at.getTime() || (a.id < b.id ? -1 : 1);
