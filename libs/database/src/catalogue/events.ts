import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { copyRows } from '../copy-statement.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { ChangeNote } from './changes.ts';
import { EVENT_COLUMNS, type EventRow } from './event-row.ts';

const COLUMNS = Object.keys(EVENT_COLUMNS);
const UPDATE_TYPES = { id: 'uuid', may_move: 'boolean', ...EVENT_COLUMNS };

/** Inserts events under slugs that are free; one that was taken meanwhile fails the statement (23505). */
export async function insertEvents(query: Query, rows: EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  await query(copyRows('event', ['id', 'slug', ...COLUMNS], rows));
}

const ASSIGNMENTS = COLUMNS.filter((column) => column !== 'status' && column !== 'featured')
  .map((column) => `${column} = r.${column}`)
  .join(', ');

/**
 * Writes changed facts over the events they belong to and answers what happened to each. A start that its source moves makes a
 * scheduled event rescheduled and keeps where it was; a time that only becomes known, or another source's word for it, does not. An
 * event that had left the lists is created anew for those who follow.
 */
export async function updateEvents(query: Query, rows: EventRow[]): Promise<ChangeNote[]> {
  if (rows.length === 0) return [];
  return query<{ event_id: string; kind: ChangeNote['kind'] }>(sql`
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

/** Notes which cities have events: prefixes look only at these. */
export async function markCities(query: Query, events: Pick<EventRow, 'city_id'>[]): Promise<void> {
  const ids = [...new Set(events.map(({ city_id }) => city_id))].filter((id) => id !== null);
  await query(sql`UPDATE city SET has_events = true WHERE id = ANY(${ids}::int[]) AND NOT has_events`);
}

export interface Billing {
  event: Pick<EventRow, 'id' | 'starts_at' | 'runs_until'>;
  /** Best known first. */
  artist_ids: string[];
}

const BILLING_COLUMNS = ['event_id', 'artist_id', 'position', 'starts_at', 'runs_until'];

/** Writes who is on the bill of events that had none. */
export async function insertBillings(query: Query, billings: Billing[]): Promise<void> {
  const rows = billings.flatMap(({ event: { id, starts_at, runs_until }, artist_ids }) =>
    [...new Set(artist_ids)].map((artist_id, position) => ({
      event_id: id,
      artist_id,
      position,
      starts_at,
      runs_until,
    })),
  );
  if (rows.length === 0) return;
  await query(copyRows('event_artist', BILLING_COLUMNS, rows));
}

export async function replaceBillings(query: Query, billings: Billing[]): Promise<void> {
  if (billings.length === 0) return;
  const ids = billings.map(({ event }) => event.id);
  await Promise.all([
    query(sql`DELETE FROM event_artist WHERE event_id = ANY(${ids}::uuid[])`),
    insertBillings(query, billings),
  ]);
}
