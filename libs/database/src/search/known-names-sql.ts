// SQL because Prisma cannot express it: columns of type tsvector, several look-ups for each of many
// names in one statement.
import sql, { type Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { createFrequentForms } from '../connection/prepared-statement.ts';
import type { EventFilter } from '../events/event-filter.ts';
import { allOf, timeColumns, timeConditions } from '../events/time-sql.ts';
import { hidden } from '../statements/rows-to-sql.ts';
import { wholeNameLexeme } from './facet-lexemes.ts';
import { quoted } from './tsquery.ts';

/** What the catalogue knows about a name. */
export interface FoundName {
  /** Cities with events that have the name. */
  cityIds: number[];
  /** It is a word of a title or of the name of an artist, venue or city. */
  isWord: boolean;
  /**
   * Whether an event with one of the statuses of the filter has it as its title or as the name of
   * an artist or its venue; null: unknown.
   */
  isListed: boolean | null;
  /** The same of cancelled events. */
  isCancelled: boolean | null;
}

export interface NameLookUp {
  names: string[];
  /** The names to look for in events. It is unknown whether events have the others. */
  whole: ReadonlySet<string>;
  filter: EventFilter;
}

const PLAIN: ReadonlySet<string> = new Set([
  'now',
  'from',
  'to',
  'startsFrom',
  'startsBefore',
  'ongoing',
  'statuses',
]);

/** Whether a filter selects events by time and status only, which documents contain. */
const isPlain = (filter: EventFilter): boolean =>
  Object.keys(filter).every((name) => PLAIN.has(name));

/** Times do not use their index, because few documents have the name. */
function usesSql({ statuses, ...filter }: EventFilter): Sql {
  const isListed = statuses ? sql`s.status = ANY(${statuses}::event_status[])` : sql`TRUE`;
  const times = timeConditions(filter, timeColumns(sql`s`)).map(
    (condition) => sql`(${condition}) IS TRUE`,
  );
  return sql`
    SELECT coalesce(bool_or(${isListed}), FALSE) AS "isListed", coalesce(bool_or(s.status = 'cancelled'), FALSE) AS "isCancelled"
    FROM event_search s WHERE ${allOf([sql`s.document @@ k.whole::tsquery`, ...times])}`;
}

// The subquery prevents the planner from scanning all cities with events first.
function knownNamesSql({ names, whole, filter }: NameLookUp): Sql {
  const wholeNames = names.map((name) => (whole.has(name) ? quoted(wholeNameLexeme(name)) : null));
  return sql`
  SELECT k.name, u."isListed", u."isCancelled", EXISTS (SELECT FROM search_word w WHERE w.word = k.name) AS "isWord",
    ARRAY(SELECT n.city_id FROM city_name n WHERE n.name_key = k.name
      AND (SELECT c.has_events FROM city c WHERE c.id = n.city_id)) AS "cityIds"
  FROM unnest(${hidden(sql`${names}::text[]`)}, ${hidden(sql`${wholeNames}::text[]`)}) k(name, whole)
  LEFT JOIN LATERAL (${usesSql(filter)}) u ON k.whole IS NOT NULL`;
}

/** Returns a function that finds what is known about names, in one statement. */
export function findNamesOn(query: Query) {
  const asFrequent = createFrequentForms('known_names', 4);
  return async ({ names, whole, filter }: NameLookUp): Promise<Map<string, FoundName>> => {
    if (names.length === 0) return new Map();
    const lookUp = isPlain(filter)
      ? { names, whole, filter }
      : { names, whole: NONE, filter: { now: filter.now } };
    const rows = await query<FoundName & { name: string }>(asFrequent(knownNamesSql(lookUp)));
    return new Map(rows.map(({ name, ...found }) => [name, found]));
  };
}

const NONE: ReadonlySet<string> = new Set();
