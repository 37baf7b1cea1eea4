// SQL because of cost: a record is part of any number of events, which one statement updates.
import sql, { join, type Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import type { NewChange } from './new-change.ts';

/** What changed, other than the events themselves. */
export interface ChangedRecords {
  eventIds?: readonly string[];
  venueIds?: readonly string[];
  seriesIds?: readonly string[];
  sourceIds?: readonly number[];
}

/**
 * Marks the published events whose records contain something that changed as updated, and returns
 * their changes. `except` are events that have a change of their own.
 */
export async function updateDerived(
  query: Query,
  changed: ChangedRecords,
  except: readonly string[] = [],
): Promise<NewChange[]> {
  const conditions = toConditions(changed);
  if (conditions.length === 0) return [];
  const rows = await query<{ id: string }>(sql`
    UPDATE event e SET updated_at = now(), revision = e.revision + 1
    WHERE e.withdrawn_at IS NULL AND e.id <> ALL(${except}::uuid[]) AND e.id IN (${join(conditions, ' UNION ')})
    RETURNING e.id`);
  return rows.map(({ id }) => ({ event_id: id, kind: 'updated' }));
}

const toConditions = ({
  eventIds = [],
  venueIds = [],
  seriesIds = [],
  sourceIds = [],
}: ChangedRecords): Sql[] => [
  ...(eventIds.length > 0 ? [sql`SELECT unnest(${eventIds}::uuid[])`] : []),
  ...(venueIds.length > 0
    ? [sql`SELECT id FROM event WHERE venue_id = ANY(${venueIds}::uuid[]) AND address IS NULL`]
    : []),
  ...(seriesIds.length > 0
    ? [
        sql`SELECT m.id FROM series s CROSS JOIN LATERAL (SELECT id FROM event WHERE series_key = s.key AND series_id = s.id) m
          WHERE s.id = ANY(${seriesIds}::uuid[])`,
      ]
    : []),
  ...(sourceIds.length > 0
    ? [
        sql`SELECT event_id FROM claim WHERE source_id = ANY(${sourceIds}::smallint[]) AND withdrawn_at IS NULL`,
      ]
    : []),
];
