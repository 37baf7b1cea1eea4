// SQL because of cost: batches of 500 events as COPY or one array per column; a merge moves rows of
// six tables in one round trip.
import { DEMO_SOURCE } from '@marquee/domain';
import sql, { raw, type Sql } from 'sql-template-tag';
import {
  type FormerFacts,
  type NewChange,
  findFacts,
  hasOtherFacts,
  hasOtherRelations,
  toFormerFacts,
  withFormer,
} from '../changes/changes-sql.ts';
import type { Query } from '../connection/connect.ts';
import { confirmArtists } from '../demand/unconfirmed-artists.ts';
import { removeDocuments } from '../search/search-index-sql.ts';
import { copyRows } from '../statements/copy-statement.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';
import { EVENT_COLUMNS, type EventRow } from './event-columns.ts';
import { pinnedOr } from './merge/pinned-facts-sql.ts';
import { toNameKey } from './names.ts';

const COLUMNS = Object.keys(EVENT_COLUMNS);
const UPDATE_TYPES = {
  ...{ id: 'uuid', artist_ids: 'uuid[]', may_move: 'boolean', may_return: 'boolean' },
  ...{ is_original: 'boolean', ...EVENT_COLUMNS },
};

/** A row with its new line-up, which is written after it. */
type EventUpdate = EventRow & { artist_ids: string[] };

interface UpdatedRow {
  event_id: string;
  kind: NewChange['kind'];
  is_hidden: boolean;
  former: FormerFacts | null;
}

/** Fails with 23505 if another run took one of the slugs in the meantime. */
export async function insertEvents(query: Query, rows: EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  await query(copyRows('event', ['id', 'slug', ...COLUMNS], rows));
}

/** The reason in the change feed. */
export const REMOVED_REASON = 'an operator removed it';

const ASSIGNMENTS = COLUMNS.filter((column) => !/^(?:status|featured|popularity)$/.test(column))
  .map((column) => `${column} = ${pinnedOr(column, `r.${column}`)}`)
  .join(', ');

/**
 * Updates events and returns one change per event. If a source moves a start, the event becomes
 * `rescheduled` and the former start is stored. A time that becomes known, or that another source
 * states, does not count as a move, and neither does the former start if an operator decided on
 * it. A withdrawn event that returns is reported as `created`. A removed event stays withdrawn and
 * has no change; one that was merged with a removed event is withdrawn.
 */
export async function updateEvents(query: Query, rows: EventUpdate[]): Promise<NewChange[]> {
  if (rows.length === 0) return [];
  const changes = await query<UpdatedRow>(sql`
    UPDATE event AS e SET ${raw(ASSIGNMENTS)}, updated_at = now(), revision = e.revision + 1,
      withdrawn_at = CASE WHEN e.removed_at IS NOT NULL THEN coalesce(e.withdrawn_at, now()) END,
      featured = coalesce(e.pinned_featured, r.featured), popularity = r.popularity + CASE WHEN r.demo THEN 0 ELSE e.interest END,
      status = CASE WHEN e.pinned_status IS NOT NULL THEN e.pinned_status WHEN r.status = 'scheduled' AND NOT returned AND (moved OR e.status = 'rescheduled') THEN 'rescheduled' ELSE r.status END,
      previous_starts_at = CASE WHEN returned THEN NULL WHEN moved THEN before.starts_at ELSE e.previous_starts_at END
    FROM ${rowsSql(rows, UPDATE_TYPES)} r
    JOIN event before ON before.id = r.id
    CROSS JOIN LATERAL (SELECT r.may_move AND before.starts_at <> r.starts_at
      AND NOT (before.time_tbd AND before.start_local::date = r.start_local::date),
      r.status = 'scheduled' AND (r.is_original OR r.may_return AND coalesce(before.previous_starts_at = r.starts_at, false))) AS m(moved, returned)
    WHERE e.id = r.id
    RETURNING e.id AS event_id, CASE
      WHEN e.removed_at IS NOT NULL THEN 'removed'
      WHEN before.withdrawn_at IS NOT NULL THEN 'created'
      WHEN e.status = 'cancelled' AND before.status <> 'cancelled' THEN 'cancelled'
      WHEN moved THEN 'rescheduled' ELSE 'updated' END AS kind, e.removed_at IS NOT NULL AND before.withdrawn_at IS NOT NULL AS is_hidden,
      CASE WHEN before.withdrawn_at IS NULL AND (${hasOtherFacts('before', 'e')} OR ${hasOtherRelations('before', sql`r.artist_ids`)})
        THEN ${toFormerFacts('before')} END AS former`);
  return changes.flatMap(({ is_hidden, former, ...change }) =>
    is_hidden
      ? []
      : withFormer(
          change.kind === 'removed' ? { ...change, detail: { reason: REMOVED_REASON } } : change,
          former,
        ),
  );
}

/** Allows ingest to list a removed event again. */
export const allowRemovedEvent = (query: Query, id: string) =>
  query(sql`UPDATE event SET removed_at = NULL WHERE id = ${id}::uuid`);

/** Marks cities that have events, because prefix searches consider only those. */
export async function markCities(query: Query, events: Pick<EventRow, 'city_id'>[]): Promise<void> {
  const ids = [...new Set(events.map(({ city_id }) => city_id))].filter((id) => id !== null);
  await query(
    sql`UPDATE city SET has_events = true WHERE id = ANY(${ids}::int[]) AND NOT has_events`,
  );
}

/** Corrects `demo` of events that a version without this column wrote. */
export async function correctDemoMarks(query: Query): Promise<void> {
  // The id is a value of the statement, so that PostgreSQL knows how few of all listings are of
  // this source.
  const [source] = await query<{ id: number }>(
    sql`SELECT id FROM source WHERE name = ${DEMO_SOURCE}`,
  );
  if (!source) return;
  await query(sql`
    WITH generated AS (SELECT DISTINCT event_id FROM claim WHERE source_id = ${source.id})
    UPDATE event e SET demo = NOT e.demo FROM generated g
    WHERE e.id = g.event_id AND e.withdrawn_at IS NULL AND e.demo = EXISTS (
      SELECT FROM claim c WHERE c.event_id = e.id AND c.withdrawn_at IS NULL AND c.source_id <> ${source.id})`);
}

export interface Lineup {
  event: Pick<EventRow, 'id' | 'starts_at' | 'runs_until'>;
  /** Headliner first. */
  artist_ids: string[];
}

const LINEUP_COLUMNS = ['event_id', 'artist_id', 'position', 'starts_at', 'runs_until'];

export async function insertLineups(query: Query, lineups: Lineup[]): Promise<void> {
  const rows = lineups.flatMap(({ event: { id, starts_at, runs_until }, artist_ids }) => {
    const own = { event_id: id, starts_at, runs_until };
    return [...new Set(artist_ids)].map((artist_id, position) => ({ ...own, artist_id, position }));
  });
  if (rows.length === 0) return;
  await Promise.all([
    query(copyRows('event_artist', LINEUP_COLUMNS, rows)),
    confirmArtists(query, [...new Set(rows.map(({ artist_id }) => artist_id))]),
  ]);
}

export async function replaceLineups(query: Query, lineups: Lineup[]): Promise<void> {
  if (lineups.length === 0) return;
  const ids = lineups.map(({ event }) => event.id);
  await Promise.all([
    query(sql`DELETE FROM event_artist WHERE event_id = ANY(${ids}::uuid[])`),
    insertLineups(query, lineups),
  ]);
}

/** Former slugs of events count as taken. */
export async function findTakenSlugs(query: Query, slugs: string[]): Promise<Set<string>> {
  const rows = await query<{ slug: string }>(sql`
    SELECT slug FROM event WHERE slug = ANY(${slugs}::text[])
    UNION ALL SELECT alias FROM alias WHERE kind = 'event' AND alias = ANY(${slugs}::text[])`);
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Adds the genres of their artists to events. `lineups` selects rows of `event_artist`. The lateral
 * joins use the indexes even if the tables have no statistics yet.
 */
const addGenres = (lineups: Sql) => sql`
  UPDATE event e SET genres = e.genres || added.genres FROM (
    SELECT b.event_id, array_agg(DISTINCT genre ORDER BY genre) AS genres
    FROM (${lineups}) b
    CROSS JOIN LATERAL (SELECT genres FROM artist WHERE id = b.artist_id OFFSET 0) a
    CROSS JOIN LATERAL (SELECT genres FROM event WHERE id = b.event_id OFFSET 0) own
    CROSS JOIN unnest(a.genres) AS genre
    WHERE genre <> ALL(own.genres) GROUP BY b.event_id) added
  WHERE e.id = added.event_id RETURNING e.id`;

export async function addGenresToEvents(query: Query, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await query(
    addGenres(sql`
      SELECT l.* FROM unnest(${eventIds}::uuid[]) AS requested(id)
      CROSS JOIN LATERAL (SELECT event_id, artist_id FROM event_artist WHERE event_id = requested.id OFFSET 0) l`),
  );
}

/** Returns the ids of the events that get new genres. */
export async function addGenresOfArtists(query: Query, artistIds: string[]): Promise<string[]> {
  if (artistIds.length === 0) return [];
  const rows = await query<{ id: string }>(
    addGenres(
      sql`SELECT event_id, artist_id FROM event_artist WHERE artist_id = ANY(${artistIds}::uuid[])`,
    ),
  );
  return rows.map(({ id }) => id);
}

/** Makes genres known to filters, which ignore case and accents. */
export async function saveGenres(query: Query, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = [...new Set(names)].sort().map((name) => ({ name, key: toNameKey(name) }));
  await query(sql`
    INSERT INTO genre (name, key) SELECT name, key FROM ${rowsSql(rows, { name: 'text', key: 'text' })} r ON CONFLICT DO NOTHING`);
}

export interface EventMerge {
  from: string;
  into: string;
}

/**
 * Merges events into others. Listings move, and old ids and slugs become aliases. Needs a
 * transaction. Returns the changes.
 */
export async function mergeEvents(query: Query, merges: EventMerge[]): Promise<NewChange[]> {
  if (merges.length === 0) return [];
  const gone = merges.map(({ from }) => from);
  const former = await findFacts(query, gone);
  const pairs = rowsSql(
    merges.map(({ from, into }) => ({ gone: from, stays: into })),
    { gone: 'uuid', stays: 'uuid' },
  );
  await Promise.all([
    query(sql`
      UPDATE event e SET pinned_status = coalesce(e.pinned_status, g.pinned_status),
        pinned_featured = coalesce(e.pinned_featured, g.pinned_featured),
        pinned_facts = coalesce(e.pinned_facts, g.pinned_facts), removed_at = coalesce(e.removed_at, g.removed_at)
      FROM ${pairs} m JOIN event g ON g.id = m.gone
      WHERE e.id = m.stays AND (g.pinned_status, g.pinned_featured, g.pinned_facts::text, g.removed_at) IS DISTINCT FROM (NULL, NULL, NULL, NULL)`),
    query(sql`UPDATE claim c SET event_id = m.stays FROM ${pairs} m WHERE c.event_id = m.gone`),
    query(
      sql`UPDATE alias a SET record_id = m.stays FROM ${pairs} m WHERE a.kind = 'event' AND a.record_id = m.gone`,
    ),
    // If both events have demand, each target stays: adding the counts would count people twice.
    query(sql`
      UPDATE demand_target t SET event_id = m.stays FROM ${pairs} m
      WHERE t.event_id = m.gone AND NOT EXISTS (SELECT FROM demand_target o WHERE o.event_id = m.stays)`),
    query(sql`
      INSERT INTO alias (kind, alias, record_id)
      SELECT 'event', unnest(ARRAY[e.id::text, e.slug]), m.stays FROM ${pairs} m JOIN event e ON e.id = m.gone
      ON CONFLICT DO NOTHING`),
    ...['event_artist', 'event_search'].map((table) => deleteRows(query, table, gone)),
    query(sql`DELETE FROM event WHERE id = ANY(${gone}::uuid[])`),
  ]);
  return merges.map(({ from, into }) =>
    withFormer({ event_id: from, kind: 'merged', detail: { into } }, former.get(from)),
  );
}

const deleteRows = (query: Query, table: string, ids: string[]) =>
  query(sql`DELETE FROM ${raw(table)} WHERE event_id = ANY(${ids}::uuid[])`);

/**
 * Withdraws those of the events that no source lists any more. Their slugs stay reserved. Returns
 * their ids.
 */
export async function withdrawUnlistedEvents(
  query: Query,
  eventIds: string[],
): Promise<Set<string>> {
  const removed = await query<{ id: string }>(sql`
    UPDATE event e SET withdrawn_at = now(), updated_at = now(), revision = revision + 1
    WHERE id = ANY(${eventIds}::uuid[]) AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM claim c WHERE c.event_id = e.id AND c.withdrawn_at IS NULL)
    RETURNING id`);
  const ids = removed.map(({ id }) => id);
  await removeDocuments(query, ids);
  return new Set(ids);
}

interface EntitiesOfEvents {
  venueIds: string[];
  artistIds: string[];
  organizerIds: string[];
}

/** Returns the venues, artists and organisers of events. */
export async function findEntitiesOfEvents(
  query: Query,
  eventIds: string[],
): Promise<EntitiesOfEvents> {
  const venues = await query<{ id: string }>(sql`
    SELECT DISTINCT venue_id AS id FROM event WHERE id = ANY(${eventIds}::uuid[]) AND venue_id IS NOT NULL`);
  const artists = await query<{ id: string }>(sql`
    SELECT DISTINCT artist_id AS id FROM event_artist WHERE event_id = ANY(${eventIds}::uuid[])`);
  const organizers = await query<{ id: string }>(sql`
    SELECT DISTINCT organizer_id AS id FROM event WHERE id = ANY(${eventIds}::uuid[]) AND organizer_id IS NOT NULL`);
  const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    venueIds: toIds(venues),
    artistIds: toIds(artists),
    organizerIds: toIds(organizers),
  };
}

/**
 * Removes venue, organiser and line-up from those of the events that have no listing at all. Their
 * rows stay for id and slug.
 */
export async function detachUnlistedEvents(query: Query, eventIds: string[]): Promise<void> {
  const isUnlisted = sql`NOT EXISTS (SELECT FROM claim c WHERE c.event_id = e.id)`;
  await query(sql`
    DELETE FROM event_artist b USING event e WHERE e.id = b.event_id AND e.id = ANY(${eventIds}::uuid[]) AND ${isUnlisted}`);
  await query(
    sql`UPDATE event e SET venue_id = NULL, organizer_name = NULL, organizer_id = NULL WHERE id = ANY(${eventIds}::uuid[]) AND ${isUnlisted}`,
  );
}
