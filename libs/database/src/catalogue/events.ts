import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { copyRows } from '../copy-statement.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { NewChange } from './changes.ts';
import { EVENT_COLUMNS, type EventRow } from './event-columns.ts';

const COLUMNS = Object.keys(EVENT_COLUMNS);
const UPDATE_TYPES = { id: 'uuid', may_move: 'boolean', ...EVENT_COLUMNS };

/** Fails with 23505 if another run took one of the slugs in the meantime. */
export async function insertEvents(query: Query, rows: EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  await query(copyRows('event', ['id', 'slug', ...COLUMNS], rows));
}

const ASSIGNMENTS = COLUMNS.filter((column) => column !== 'status' && column !== 'featured')
  .map((column) => `${column} = r.${column}`)
  .join(', ');

/**
 * Updates events and returns one change per event. If a source moves a start, the event becomes `rescheduled` and the former start is stored. A
 * time that becomes known, or that another source states, does not count as a move. A withdrawn event that returns is reported as `created`.
 */
export async function updateEvents(query: Query, rows: EventRow[]): Promise<NewChange[]> {
  if (rows.length === 0) return [];
  return query<{ event_id: string; kind: NewChange['kind'] }>(sql`
    UPDATE event AS e SET ${raw(ASSIGNMENTS)}, updated_at = now(), revision = e.revision + 1, withdrawn_at = NULL,
      featured = coalesce(e.pinned_featured, r.featured),
      status = CASE WHEN e.pinned_status IS NOT NULL THEN e.pinned_status WHEN r.status = 'scheduled' AND (moved OR e.status = 'rescheduled') THEN 'rescheduled' ELSE r.status END,
      previous_starts_at = CASE WHEN moved THEN before.starts_at ELSE e.previous_starts_at END
    FROM ${rowsSql(rows, UPDATE_TYPES)} r
    JOIN event before ON before.id = r.id
    CROSS JOIN LATERAL (SELECT r.may_move AND before.starts_at <> r.starts_at
      AND NOT (before.time_tbd AND before.start_local::date = r.start_local::date)) AS m(moved)
    WHERE e.id = r.id
    RETURNING e.id AS event_id, CASE
      WHEN before.withdrawn_at IS NOT NULL THEN 'created'
      WHEN e.status = 'cancelled' AND before.status <> 'cancelled' THEN 'cancelled'
      WHEN moved THEN 'rescheduled' ELSE 'updated' END AS kind`);
}

/** Marks cities that have events, because prefix searches consider only those. */
export async function markCities(query: Query, events: Pick<EventRow, 'city_id'>[]): Promise<void> {
  const ids = [...new Set(events.map(({ city_id }) => city_id))].filter((id) => id !== null);
  await query(sql`UPDATE city SET has_events = true WHERE id = ANY(${ids}::int[]) AND NOT has_events`);
}

export interface Lineup {
  event: Pick<EventRow, 'id' | 'starts_at' | 'runs_until'>;
  /** Headliner first. */
  artist_ids: string[];
}

const LINEUP_COLUMNS = ['event_id', 'artist_id', 'position', 'starts_at', 'runs_until'];

export async function insertLineups(query: Query, lineups: Lineup[]): Promise<void> {
  const rows = lineups.flatMap(({ event: { id, starts_at, runs_until }, artist_ids }) =>
    [...new Set(artist_ids)].map((artist_id, position) => ({
      event_id: id,
      artist_id,
      position,
      starts_at,
      runs_until,
    })),
  );
  if (rows.length === 0) return;
  await query(copyRows('event_artist', LINEUP_COLUMNS, rows));
}

export async function replaceLineups(query: Query, lineups: Lineup[]): Promise<void> {
  if (lineups.length === 0) return;
  const ids = lineups.map(({ event }) => event.id);
  await Promise.all([
    query(sql`DELETE FROM event_artist WHERE event_id = ANY(${ids}::uuid[])`),
    insertLineups(query, lineups),
  ]);
}
