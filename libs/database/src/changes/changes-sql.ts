// SQL because Prisma cannot express it: numbers in commit order need a lock; entries join
// transactions of ingest, which are not Prisma's; changes and horizon must be of one snapshot;
// pruning deletes rows and moves the horizon in one statement.
import { FIELD_ENTRIES, newId } from '@marquee/domain';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';
import { ALL_TOPICS, changedTopicsSql } from './changed-topics-sql.ts';
import type { NewChange } from './new-change.ts';

export type { NewChange };

// Held from the insert to the commit, so that sequence numbers become visible in order.
const CHANGE_LOCK = 7_276_502;

const toRow = ({ detail, ...change }: NewChange) => ({
  ...change,
  detail: detail && JSON.stringify(detail),
});

const FILTERED_FIELDS = FIELD_ENTRIES.flatMap(([name, { filter }]) =>
  filter === undefined ? [] : [name],
);

/** The columns that filters of events compare. */
const FILTER_COLUMNS = [
  ...['category', 'status', 'availability', 'featured', 'demo', 'online', 'genres', 'tags'],
  ...['starts_at', 'runs_until', 'start_local', 'until_local', 'timezone', 'all_day', 'time_tbd'],
  ...[
    'venue_id',
    'organizer_id',
    'city_id',
    'country_code',
    'lat',
    'lng',
    'cell_fine',
    'cell_medium',
    'cell_coarse',
  ],
  ...['price_min', 'currency', 'is_free', 'series_id', 'series_key'],
  ...FILTERED_FIELDS,
  'age_restriction',
];

/** The facts of an event before a change, by column, with the ids of its artists and sources. */
export type FormerFacts = Readonly<Record<string, unknown>>;

const columnsOf = (table: string): Sql =>
  raw(FILTER_COLUMNS.map((column) => `${table}.${column}`).join(', '));

/** Returns whether filters can distinguish two rows of `event`. */
export const hasOtherFacts = (one: string, other: string): Sql =>
  sql`ROW(${columnsOf(one)}) IS DISTINCT FROM ROW(${columnsOf(other)})`;

const artistsOf = (table: string): Sql =>
  sql`(SELECT coalesce(array_agg(artist_id), '{}') FROM event_artist WHERE event_id = ${raw(table)}.id)`;

/**
 * Returns whether a row of `event` has other artists than `ids`, or loses a listing in the
 * transaction.
 */
export const hasOtherRelations = (table: string, ids: Sql): Sql =>
  sql`(${losesListing(table)} OR ${hasOtherArtists(table, ids)})`;

const hasOtherArtists = (table: string, ids: Sql): Sql =>
  sql`(SELECT NOT (lineup.ids <@ ${ids} AND lineup.ids @> ${ids}) FROM (SELECT ${artistsOf(table)} AS ids) lineup)`;

/** The listings of an event before the transaction: `xmin` is the one that withdrew a listing. */
const listingsOf = (table: string): Sql =>
  sql`FROM claim c WHERE c.event_id = ${raw(table)}.id AND (c.withdrawn_at IS NULL OR c.xmin = pg_current_xact_id()::xid)`;

const losesListing = (table: string): Sql =>
  sql`EXISTS (SELECT ${listingsOf(table)} AND c.withdrawn_at IS NOT NULL)`;

/**
 * Builds the `FormerFacts` of a row of `event`. A number of 64 bits is text, because JSON numbers
 * of JavaScript have fewer.
 */
export const toFormerFacts = (table: string): Sql => sql`
  (SELECT row_to_json(facts) FROM (
    SELECT ${raw(table)}.id, ${raw(table)}.updated_at, ${raw(FILTER_COLUMNS.map((column) => formerColumn(table, column)).join(', '))},
      ${artistsOf(table)} AS artist_ids, (SELECT coalesce(array_agg(DISTINCT c.source_id), '{}') ${listingsOf(table)}) AS source_ids) facts)`;

const formerColumn = (table: string, column: string): string =>
  column === 'series_key' ? `${table}.series_key::text AS series_key` : `${table}.${column}`;

/**
 * Returns the facts of published events, for changes that follow in the transaction. `areGone`: the
 * transaction has withdrawn them, and changed nothing else.
 */
export async function findFacts(
  query: Query,
  ids: string[],
  { areGone = false } = {},
): Promise<ReadonlyMap<string, FormerFacts>> {
  const rows = await query<{ id: string; facts: FormerFacts }>(sql`
    SELECT e.id, ${toFormerFacts('e')} AS facts FROM event e WHERE e.id = ANY(${ids}::uuid[]) AND (${areGone} OR e.withdrawn_at IS NULL)`);
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

/** Adds the former facts to the detail of a change. */
export const withFormer = (change: NewChange, former: FormerFacts | null | undefined): NewChange =>
  former ? { ...change, detail: { ...change.detail, former } } : change;

/**
 * Appends to the change feed and notifies listeners. Call it last in a transaction, because it
 * holds the lock until the commit.
 */
export async function appendChanges(query: Query, changes: NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  const [topics] = await query<{ payload: string }>(changedTopicsSql(changes));
  // Prisma cannot read the type void. Statements of a Prisma transaction have no order unless each
  // waits for the previous one.
  await query(sql`SELECT pg_advisory_xact_lock(${CHANGE_LOCK}::int)::text`);
  await query(sql`
    INSERT INTO change (event_id, kind, detail)
    SELECT * FROM ${rowsSql(changes.map(toRow), { event_id: 'uuid', kind: 'change_kind', detail: 'json' })} r`);
  await query(sql`
    SELECT pg_notify('catalogue', ${topics?.payload ?? ALL_TOPICS})::text, (
      SELECT id::text FROM graphile_worker.add_job('queue_webhooks', job_key => 'queue_webhooks')
      WHERE EXISTS (SELECT FROM webhook WHERE disabled_at IS NULL)) AS job, (
      SELECT id::text FROM graphile_worker.add_job('follow_revisions', queue_name => 'follow_revisions', job_key => 'follow_revisions')) AS revisions_job, (
      SELECT count(graphile_worker.add_job(name, queue_name => name, job_key => name))::int FROM feed_follower) AS follower_jobs`);
}

export const NEWEST_CHANGE = sql`
  SELECT greatest(pruned_through, (SELECT max(id) FROM change))::float8 AS newest FROM change_horizon`;

/** Selects changes with the horizon; a row without an event if there are none. */
export const changesAfterSql = (number: number, limit: number): Sql => sql`
  SELECT h.pruned_through::float8 AS pruned_through, c.id::float8 AS number, c.event_id, c.kind, c.detail->>'into' AS into,
    c.detail->>'reason' AS reason, c.detail->'former' IS NOT NULL AS has_former, c.changed_at
  FROM change_horizon h LEFT JOIN LATERAL (
    SELECT * FROM change WHERE id > ${number}::bigint ORDER BY id LIMIT ${limit}) c ON true
  ORDER BY c.id`;

/** Selects changes with what their topics need; null if some of them were pruned. */
export const changeDetailsSql = (number: number, limit: number): Sql => sql`
  SELECT CASE WHEN h.pruned_through > ${number}::bigint THEN null ELSE (
    SELECT coalesce(json_agg(c), '[]') FROM (
      SELECT id AS number, event_id, kind, detail FROM change WHERE id > ${number}::bigint ORDER BY id LIMIT ${limit}) c) END AS changes
  FROM change_horizon h`;

/** Selects changes by their numbers. */
export const changesSql = (numbers: number[]): Sql => sql`
  SELECT id::float8 AS number, event_id, kind, detail->>'into' AS into, detail->>'reason' AS reason, detail->'former' IS NOT NULL AS has_former, changed_at
  FROM change WHERE id = ANY(${numbers}::bigint[]) ORDER BY id`;

/**
 * Deletes the oldest changes, up to `limit` and up to the first one that remains. Selects their
 * number.
 */
export const pruneChangesSql = (before: Date, limit: number): Sql => sql`
  WITH oldest AS (
    SELECT id, changed_at FROM change WHERE id > (SELECT pruned_through FROM change_horizon) ORDER BY id LIMIT ${limit}),
  deleted AS (
    DELETE FROM change WHERE id < (SELECT coalesce(min(id) FILTER (WHERE changed_at >= ${before}), max(id) + 1) FROM oldest) RETURNING id),
  horizon AS (
    UPDATE change_horizon SET pruned_through = greatest(pruned_through, (SELECT max(id) FROM deleted)) RETURNING id)
  SELECT count(*)::int AS pruned FROM deleted`;

export interface AuditEntry {
  operator: string;
  /** What was done, e.g. `accept report`. */
  action: string;
  /** The record that changed. */
  target: string;
  note: string | null;
}

/**
 * Writes to the log of operators in the caller's transaction. An entry whose id is in the log stays
 * as it is. Returns the id.
 */
export async function logAction(
  query: Query,
  { id = newId(), operator, action, target, note }: AuditEntry & { id?: string },
): Promise<string> {
  await query(sql`
    INSERT INTO audit_entry (id, operator_email, action, target, note)
    VALUES (${id}::uuid, ${operator}, ${action}, ${target}, ${note})
    ON CONFLICT (id) DO NOTHING`);
  return id;
}
