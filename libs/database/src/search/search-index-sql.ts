// SQL because Prisma cannot express it: columns of type tsvector, bulk writes of documents and
// words, look-ups in GIN indexes, statistics.
import { deletionKeys } from '@marquee/search';
import sql, { join, raw } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { copyRows } from '../statements/copy-statement.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';
import type { EventDocument, RankingFields, SearchDocument, SearchedFields } from './document.ts';

const TYPES = {
  event_id: 'uuid',
  starts_at: 'timestamptz',
  runs_until: 'timestamptz',
  title_words: 'smallint',
  long_running: 'boolean',
  status: 'event_status',
  featured: 'boolean',
  popularity: 'real',
  document: 'tsvector',
} as const;
const COLUMNS = Object.keys(TYPES);
const REPLACED = COLUMNS.filter((column) => column !== 'event_id');
// Taken from `event`: operators pin values, a new start sets the status to rescheduled, and clicks
// add to the popularity.
const FROM_EVENT = ['status', 'featured', 'popularity'];
const columnList = (columns: string[], format = (column: string) => column) =>
  raw(columns.map(format).join(', '));

/** Fails if one of the events has a document already. */
export async function insertDocuments(query: Query, documents: EventDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await query(copyRows('event_search', COLUMNS, documents));
}

/** Inserts or replaces documents, skipping unchanged ones. Write the events first. */
export async function replaceDocuments(query: Query, documents: EventDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const source = (column: string) => `${FROM_EVENT.includes(column) ? 'e' : 'r'}.${column}`;
  await query(sql`
    INSERT INTO event_search AS s (${columnList(COLUMNS)})
    SELECT ${columnList(COLUMNS, source)} FROM ${rowsSql(documents, TYPES)} r JOIN event e ON e.id = r.event_id
    ON CONFLICT (event_id) DO UPDATE SET ${columnList(REPLACED, (column) => `${column} = excluded.${column}`)}
      WHERE (${columnList(REPLACED, (column) => `s.${column}`)}) IS DISTINCT FROM (${columnList(REPLACED, (column) => `excluded.${column}`)})`);
}

export async function removeDocuments(query: Query, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await query(sql`DELETE FROM event_search WHERE event_id = ANY(${eventIds}::uuid[])`);
}

const MIN_WORD_LENGTH = 3;
const MAX_WORD_LENGTH = 24;
const LETTERS = /\p{L}/u;
// Deletion keys would split surrogate pairs.
const SURROGATES = /[\ud800-\udfff]/;

const isWorthCorrecting = (word: string) =>
  word.length >= MIN_WORD_LENGTH &&
  word.length <= MAX_WORD_LENGTH &&
  LETTERS.test(word) &&
  !SURROGATES.test(word);

/**
 * Adds words to the vocabulary, except those in `known`, and returns them. Inserts in sorted order
 * to avoid deadlocks.
 */
export async function addVocabulary(
  query: Query,
  documents: SearchDocument[],
  known: ReadonlySet<string>,
) {
  const added = new Set<string>();
  for (const { vocabulary } of documents)
    for (const word of vocabulary) if (!known.has(word) && isWorthCorrecting(word)) added.add(word);
  const rows = [...added].sort().map((word) => ({ word, slip_keys: deletionKeys(word) }));
  if (rows.length > 0)
    await query(sql`
      INSERT INTO search_word (word, slip_keys)
      SELECT * FROM ${rowsSql(rows, { word: 'text', slip_keys: 'text[]' })} r
      ON CONFLICT (word) DO NOTHING`);
  return added;
}

type StoredEventFields = { event_id: string } & SearchedFields & RankingFields;

/** Returns what the documents of events contain, without withdrawn events. */
export const findSearchedFields = (
  query: Query,
  eventIds: string[],
): Promise<StoredEventFields[]> =>
  query<StoredEventFields>(sql`
    SELECT e.id AS event_id, e.starts_at, e.runs_until, e.long_running, e.status, e.featured, e.popularity, e.demo,
      e.title, e.description, e.category, e.start_local::text, e.tags, e.city_id, e.country_code,
      v.name AS venue_name, c.name AS city_name,
      coalesce(v.other_names, '{}') || ARRAY(
        SELECT unnest(m.name || m.other_names) FROM merged_venue m WHERE m.into_id = v.id ORDER BY m.id) AS other_venue_names,
      ARRAY(SELECT m.name FROM event_artist b JOIN merged_artist m ON m.into_id = b.artist_id WHERE b.event_id = e.id
        ORDER BY b.position, m.id) AS former_artist_names,
      ARRAY(SELECT a.name FROM event_artist b JOIN artist a ON a.id = b.artist_id WHERE b.event_id = e.id ORDER BY b.position) AS artists
    FROM event e LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city c ON c.id = e.city_id
    WHERE e.id = ANY(${eventIds}::uuid[]) AND e.withdrawn_at IS NULL`);

/**
 * Takes ids from `search_backlog` and calls `work` in the same transaction. Returns their number.
 * `query` must use one connection.
 */
export async function takeFromBacklog(
  query: Query,
  limit: number,
  work: (eventIds: string[]) => Promise<void>,
): Promise<number> {
  await query(sql`BEGIN`);
  try {
    const rows = await query<{ event_id: string }>(sql`
      DELETE FROM search_backlog WHERE event_id IN
        (SELECT event_id FROM search_backlog LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING event_id`);
    await work(rows.map(({ event_id }) => event_id));
    await query(sql`COMMIT`);
    return rows.length;
  } catch (error) {
    await query(sql`ROLLBACK`);
    throw error;
  }
}

/** Merges pending GIN entries into the indexes, because every search scans the pending list. */
export const flushPendingEntries = (query: Query) =>
  query(sql`
    SELECT gin_clean_pending_list(name::regclass) FROM unnest(${BULK_INDEXES}::text[]) name`);

const BULK_INDEXES = [
  'event_search_document_idx',
  'search_word_slip_keys_idx',
  'venue_name_key_idx',
  'artist_name_key_idx',
];

export interface SpellingLookUp {
  typed: string[];
  /** Words that the vocabulary can contain. */
  possible: string[];
  /** Sets of deletion keys of misspelled words. */
  keys: string[][];
}

export interface Spellings {
  /** The possible words that occur in a title or in the name of an artist, venue or city. */
  known: Set<string>;
  /** Per set of keys, the words of the vocabulary that share one. */
  similar: string[][];
  /** The cities with events of each of all these words. */
  cities: Map<string, number[]>;
}

/** Finds in one statement what the spelling of words is corrected with. */
export async function findSpellings(
  query: Query,
  { typed, possible, keys }: SpellingLookUp,
): Promise<Spellings> {
  const similar = keys.map(
    (of, index) =>
      sql`SELECT ${index}::int, word FROM search_word WHERE slip_keys && ${of}::text[]`,
  );
  const found = [
    sql`SELECT -2 AS at, word FROM unnest(${typed}::text[]) word`,
    sql`SELECT -1, word FROM search_word WHERE word = ANY(${possible}::text[])`,
    ...similar,
  ];
  const rows = await query<{ at: number; word: string; cityIds: number[] }>(sql`
    SELECT f.at, f.word, ARRAY(SELECT n.city_id FROM city_name n WHERE n.name_key = f.word
      AND (SELECT c.has_events FROM city c WHERE c.id = n.city_id)) AS "cityIds"
    FROM (${join(found, ' UNION ALL ')}) f`);
  const at = (index: number) => rows.flatMap((row) => (row.at === index ? row.word : []));
  return {
    known: new Set(at(-1)),
    similar: keys.map((_, index) => at(index)),
    cities: new Map(rows.map(({ word, cityIds }) => [word, cityIds])),
  };
}

export async function findCitiesByName(
  query: Query,
  names: string[],
): Promise<Map<string, number[]>> {
  if (names.length === 0) return new Map();
  // The subquery prevents the planner from scanning all cities with events first.
  const rows = await query<{ name: string; ids: number[] }>(sql`
    SELECT n.name_key AS name, array_agg(n.city_id) AS ids FROM city_name n
    WHERE n.name_key = ANY(${names}::text[]) AND (SELECT c.has_events FROM city c WHERE c.id = n.city_id)
    GROUP BY n.name_key`);
  return new Map(rows.map(({ name, ids }) => [name, ids]));
}

export interface StatisticsRow {
  documents: number;
  lexemes: string[] | null;
  shares: number[] | null;
  starts: Date[] | null;
  common_starts: Date[] | null;
  common_shares: number[] | null;
}

/** Reads the statistics of PostgreSQL's last ANALYZE. */
export async function readStatistics(query: Query): Promise<StatisticsRow> {
  const [row] = await query<StatisticsRow>(sql`
    SELECT greatest(0, c.reltuples)::float8 AS documents,
      d.most_common_elems::text::text[] AS lexemes, d.most_common_elem_freqs::float8[] AS shares,
      t.histogram_bounds::text::timestamptz[] AS starts, t.most_common_vals::text::timestamptz[] AS common_starts,
      t.most_common_freqs::float8[] AS common_shares
    FROM pg_class c
    LEFT JOIN pg_stats d ON d.schemaname = c.relnamespace::regnamespace::text AND d.tablename = c.relname AND d.attname = 'document'
    LEFT JOIN pg_stats t ON t.schemaname = d.schemaname AND t.tablename = c.relname AND t.attname = 'starts_at'
    WHERE c.oid = 'event_search'::regclass`);
  if (!row) throw new Error('The table event_search does not exist. Run the migrations.');
  return row;
}
