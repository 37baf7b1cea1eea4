// SQL because of cost: a batch reads and writes the series of 500 events with one array per column;
// groups are read by their key.
import sql, { type Sql } from 'sql-template-tag';
import {
  type FormerFacts,
  type NewChange,
  toFormerFacts,
  withFormer,
} from '../changes/changes-sql.ts';
import type { Query } from '../connection/connect.ts';
import { copyRows } from '../statements/copy-statement.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';

interface SeriesRequest {
  keys: string[];
  /** Events whose stored keys are also requested. */
  eventIds: string[];
}

const requestedKeys = ({ keys, eventIds }: SeriesRequest): Sql => sql`
  SELECT unnest(${keys}::bigint[]) AS key UNION SELECT series_key FROM event WHERE id = ANY(${eventIds}::uuid[]) AND series_key IS NOT NULL`;

export interface StoredMember {
  event_id: string;
  series_key: string;
  starts_at: Date;
  series_id: string | null;
  title: string;
  city: string | null;
}

/**
 * Returns the events of keys made of a title and a venue. An event withdrawn before it started
 * never took place.
 */
export const findSeriesMembers = (query: Query, request: SeriesRequest): Promise<StoredMember[]> =>
  query<StoredMember>(sql`
    SELECT m.*, c.name AS city FROM (${requestedKeys(request)}) k CROSS JOIN LATERAL (
      SELECT id AS event_id, series_key, starts_at, series_id, title, city_id FROM event
      WHERE series_key = k.key AND (withdrawn_at IS NULL OR withdrawn_at >= starts_at) OFFSET 0) m LEFT JOIN city c ON c.id = m.city_id
    WHERE k.key < 0`);

export const findSeries = (
  query: Query,
  request: SeriesRequest,
): Promise<Omit<NewSeries, 'slug' | 'title'>[]> =>
  query(
    sql`SELECT s.id, s.key, s.source_id FROM series s WHERE s.merged_into IS NULL AND s.key IN (${requestedKeys(request)})`,
  );

export async function findSeriesIds(query: Query, eventIds: string[]): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const rows = await query<{ id: string }>(sql`
    SELECT DISTINCT series_id AS id FROM event WHERE id = ANY(${eventIds}::uuid[]) AND series_id IS NOT NULL`);
  return rows.map(({ id }) => id);
}

export interface NewSeries {
  id: string;
  slug: string;
  title: string;
  source_id: number;
  key: string;
}

export async function insertSeries(query: Query, series: NewSeries[]): Promise<void> {
  if (series.length === 0) return;
  await query(copyRows('series', ['id', 'slug', 'title', 'source_id', 'key'], series));
}

/** Series that became one keep their slugs: they lead to the surviving series. */
export async function mergeSeries(
  query: Query,
  merges: { from: string; into: string }[],
): Promise<void> {
  if (merges.length === 0) return;
  const rows = merges.map(({ from, into }) => ({ gone: from, stays: into }));
  await query(sql`
    UPDATE series s SET merged_into = r.stays, events = 0, updated_at = now() FROM ${rowsSql(rows, { gone: 'uuid', stays: 'uuid' })} r
    WHERE r.gone IN (s.id, s.merged_into)`);
}

export interface SeriesMove {
  id: string;
  series_key: string;
  series_id: string | null;
}

/** Sets the series of stored events and returns the changes of published ones. */
export async function moveToSeries(query: Query, moves: SeriesMove[]): Promise<NewChange[]> {
  if (moves.length === 0) return [];
  const types = { id: 'uuid', series_key: 'bigint', series_id: 'uuid' };
  const moved = await query<{
    event_id: string;
    is_shown: boolean;
    former: FormerFacts | null;
  }>(sql`
    UPDATE event e SET series_key = r.series_key, series_id = r.series_id,
      updated_at = CASE WHEN e.series_id IS DISTINCT FROM r.series_id THEN now() ELSE e.updated_at END,
      revision = e.revision + (e.series_id IS DISTINCT FROM r.series_id)::int
    FROM ${rowsSql(moves, types)} r JOIN event before ON before.id = r.id WHERE e.id = r.id
    RETURNING e.id AS event_id, e.withdrawn_at IS NULL AND e.series_id IS DISTINCT FROM before.series_id AS is_shown,
      CASE WHEN e.series_id IS DISTINCT FROM before.series_id THEN ${toFormerFacts('before')} END AS former`);
  return moved.flatMap(({ event_id, is_shown, former }) =>
    is_shown ? withFormer({ event_id, kind: 'updated' as const }, former) : [],
  );
}

/**
 * Counts the published events of series, and sets their titles: the stated one, else that of the
 * earliest event. Returns the series whose events have another record: it contains the title of a
 * series of several events, but not their number.
 */
export async function refreshSeries(
  query: Query,
  series: { id: string; stated_title: string | null }[],
): Promise<string[]> {
  if (series.length === 0) return [];
  const events = sql`FROM event e WHERE e.series_key = s.key AND e.series_id = s.id AND e.withdrawn_at IS NULL`;
  const refreshed = await query<{ id: string; is_shown_otherwise: boolean }>(sql`
    UPDATE series s SET events = f.events, stated_title = f.stated_title, title = coalesce(f.stated_title, f.first_title, s.title), updated_at = now()
    FROM (
      SELECT s.id, s.events AS former_events, s.title AS former_title, coalesce(r.stated_title, s.stated_title) AS stated_title, (SELECT count(*)::int ${events}) AS events,
        (SELECT e.title ${events} ORDER BY e.starts_at, e.title LIMIT 1) AS first_title
      FROM ${rowsSql(series, { id: 'uuid', stated_title: 'text' })} r JOIN series s ON s.id = r.id) f
    WHERE s.id = f.id AND (s.events, s.stated_title, s.title) IS DISTINCT FROM (f.events, f.stated_title, coalesce(f.stated_title, f.first_title, s.title))
    RETURNING s.id, (s.events > 1) <> (f.former_events > 1) OR (s.events > 1 AND s.title <> f.former_title) AS is_shown_otherwise`);
  return refreshed.flatMap(({ id, is_shown_otherwise }) => (is_shown_otherwise ? id : []));
}

/** Returns events whose key was not computed: a migration or an older version left them without. */
export const findWithoutSeriesKey = (query: Query, limit: number): Promise<{ id: string }[]> =>
  query(sql`SELECT id FROM event WHERE series_key IS NULL ORDER BY id LIMIT ${limit}`);

export const findTakenSeriesSlugs = async (query: Query, slugs: string[]): Promise<Set<string>> => {
  const rows = await query<{ slug: string }>(
    sql`SELECT slug FROM series WHERE slug = ANY(${slugs}::text[])`,
  );
  return new Set(rows.map(({ slug }) => slug));
};
