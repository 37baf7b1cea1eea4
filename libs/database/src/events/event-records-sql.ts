// SQL because of cost: a full event takes 280 µs CPU of Node and PostgreSQL; with the typed API
// 1,950 µs, because events have no foreign keys.
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { pictureColumn } from '../pictures/pictures-sql.ts';
import type { EventFilter, EventPage } from './event-filter.ts';
import { FULL_FIELD_COLUMNS, LIST_FIELD_COLUMNS } from './field-columns.ts';
import { eventsSql, filterConditions, ownConditions } from './filter-sql.ts';
import { orderedPageSql, pageOrder, pageSql } from './page-sql.ts';
import { allOf, EVENT_TIMES, LINEUP_TIMES, timeConditions } from './time-sql.ts';

/** An operator who pins the status has decided. */
const CONFLICTS = sql`CASE WHEN e.pinned_status IS NULL THEN e.conflicts
  ELSE nullif(jsonb_path_query_array(e.conflicts, '$[*] ? (@.field != "status")'), '[]') END`;

const PICTURE = pictureColumn(sql`e.id`);
const SERIES = sql`
  CASE WHEN g.events > 1 THEN json_build_object('id', g.id, 'slug', g.slug, 'title', g.title, 'count', g.events) END`;
const SERIES_JOIN = sql`LEFT JOIN series g ON g.id = e.series_id`;

/** Needs `SUMMARY_JOINS`. */
const SUMMARY_COLUMNS = sql`
  e.id, e.slug, e.title, e.category, e.status, e.starts_at, e.ends_at, e.start_local, e.timezone, e.time_tbd, e.date_tbd,
  e.all_day, e.online, v.name AS venue_name, v.slug AS venue_slug, c.name AS city, c.region, n.name AS country, e.country_code,
  e.lat, e.lng, e.ticket_url, e.url AS source_url, e.availability, e.price_min, e.price_max, e.currency, e.is_free,
  e.image_url, ${PICTURE} AS picture, e.featured, e.demo, e.doors_local, e.genres,
  ${LIST_FIELD_COLUMNS},
  CASE WHEN e.organizer_name IS NOT NULL THEN json_build_object('name', coalesce(o.name, e.organizer_name), 'slug', o.slug, 'url', e.organizer_url) END AS organizer,
  ${SERIES} AS series,
  e.popularity, e.updated_at, ${CONFLICTS} AS conflicts, coalesce(b.artists, '[]'::json) AS artists`;

const SUMMARY_JOINS = sql`
  LEFT JOIN venue v ON v.id = e.venue_id
  LEFT JOIN city c ON c.id = e.city_id
  LEFT JOIN country n ON n.code = e.country_code
  LEFT JOIN organizer o ON o.id = e.organizer_id
  ${SERIES_JOIN}
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('name', a.name, 'slug', a.slug) ORDER BY ea.position) AS artists
    FROM event_artist ea JOIN artist a ON a.id = ea.artist_id WHERE ea.event_id = e.id) b ON true`;

/** Columns of longer records. Needs `SUMMARY_JOINS`. */
const DETAIL_COLUMNS = sql`
  e.description, coalesce(e.tags, '{}') AS tags, ${FULL_FIELD_COLUMNS}, coalesce(e.address, v.address) AS address, e.online_url, e.previous_starts_at,
  e.created_at, e.revision`;

/** Selects the `DetailRow`s of the first page of a list. */
export const feedSql = (filter: EventFilter, page: EventPage): Sql => sql`
    WITH page AS MATERIALIZED (${pageSql(filter, page)})
    SELECT ${SUMMARY_COLUMNS}, ${DETAIL_COLUMNS}
    FROM page JOIN event e ON e.id = page.id ${SUMMARY_JOINS}
    ORDER BY ${pageOrder(page.sort, sql`page.`)} LIMIT ${page.limit}`;

/** Selects the `ListedRow`s of one page, plus one row if there are more. */
export const listedSql = (filter: EventFilter, page: EventPage): Sql => sql`
    WITH page AS MATERIALIZED (${pageSql(filter, page)})
    SELECT ${SUMMARY_COLUMNS}, page.key, page.is_ongoing
    FROM page JOIN event e ON e.id = page.id ${SUMMARY_JOINS}
    ORDER BY ${pageOrder(page.sort, sql`page.`)}`;

/** What texts do not contain, because it changes without the revision. Needs `textJoins`. */
export const TEXT_COLUMNS = sql`e.id, e.slug, e.popularity, ${PICTURE} AS picture, ${SERIES} AS series, t.text`;

export const textJoins = (form: string): Sql => sql`
  LEFT JOIN event_text t ON t.event_id = e.id AND t.revision = e.revision AND t.form = ${form} ${SERIES_JOIN}`;

/** The columns of `event e` that `TEXT_COLUMNS` and `textJoins` read, besides its id. */
const TEXT_SOURCE = sql`e.slug, e.popularity, e.revision, e.series_id`;

/**
 * Selects the `TextRow`s of the page of an ordered list, plus one row if there are more. It reads
 * each event once.
 */
export const listedTextsSql = (filter: EventFilter, page: EventPage, form: string): Sql => sql`
    SELECT ${TEXT_COLUMNS}, e.key, e.is_ongoing
    FROM (${orderedPageSql(filter, page, TEXT_SOURCE)}) e ${textJoins(form)}
    ORDER BY e.key, e.id`;

/** Selects `TextRow`s. */
export const textsSql = (ids: string[], form: string): Sql =>
  sql`SELECT ${TEXT_COLUMNS} FROM event e ${textJoins(form)} WHERE e.id = ANY(${ids}::uuid[])`;

/** Selects `SummaryRow`s. */
export const summariesSql = (ids: string[]): Sql =>
  sql`SELECT ${SUMMARY_COLUMNS} FROM event e ${SUMMARY_JOINS} WHERE e.id = ANY(${ids}::uuid[])`;

/** Selects a `DetailRow`. */
export const detailSql = (condition: Sql) => sql`
  SELECT ${SUMMARY_COLUMNS}, ${DETAIL_COLUMNS} FROM event e ${SUMMARY_JOINS} WHERE ${condition} AND e.withdrawn_at IS NULL`;

const WANTS = sql`coalesce((SELECT demands FROM demand_target WHERE event_id = e.id), 0) AS wants`;
const SOURCES = sql`(
    SELECT coalesce(json_agg(json_build_object('source', s.name, 'source_id', cl.source_event_id, 'url', cl.url,
        'licence', s.licence, 'attribution', s.attribution, 'matched_by', cl.matched_by,
        'first_seen_at', extract(epoch FROM cl.first_seen_at), 'last_seen_at', extract(epoch FROM cl.last_seen_at))
        ORDER BY s.trust DESC, cl.first_seen_at, s.name, cl.source_event_id), '[]'::json)
      FROM claim cl JOIN source s ON s.id = cl.source_id WHERE cl.event_id = e.id AND cl.withdrawn_at IS NULL) AS sources`;

/** Selects the `RecordTextRow` of an event. */
export const recordTextSql = (
  condition: Sql,
  forms: { form: string; restForm: string },
): Sql => sql`
  SELECT ${TEXT_COLUMNS}, r.text AS rest, ${WANTS}, ${SOURCES}
  FROM event e ${textJoins(forms.form)}
  LEFT JOIN event_rest r ON r.event_id = e.id AND r.revision = e.revision AND r.form = ${forms.restForm}
  WHERE ${condition} AND e.withdrawn_at IS NULL`;

/** Selects `FullRow`s. */
export const fullSql = (condition: Sql) => sql`
  SELECT ${SUMMARY_COLUMNS}, ${DETAIL_COLUMNS}, ${WANTS}, ${SOURCES},
    (SELECT coalesce(json_agg(alias ORDER BY alias), '[]'::json) FROM alias
      WHERE kind = 'event' AND record_id = e.id AND alias ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$') AS merged_ids
  FROM event e ${SUMMARY_JOINS} WHERE ${condition} AND e.withdrawn_at IS NULL`;

/** Selects a `RemovedEvent`. */
export const removedSql = (condition: Sql): Sql => sql`
  SELECT e.title, c.name AS city, c.region, e.country_code FROM event e LEFT JOIN city c ON c.id = e.city_id
  WHERE ${condition} AND e.withdrawn_at IS NOT NULL`;

/** Selects `id` and the plain fields that lists leave out. */
export const otherFieldsSql = (ids: string[]): Sql =>
  sql`SELECT e.id, ${FULL_FIELD_COLUMNS} FROM event e WHERE e.id = ANY(${ids}::uuid[])`;

/** Selects a `TicketPage`. */
export const ticketsSql = (condition: Sql): Sql => sql`
  SELECT e.id, e.slug, e.title, coalesce(e.ticket_url, e.url) AS ticket_url
  FROM event e WHERE ${condition} AND e.withdrawn_at IS NULL`;

export const MIN_ID = '00000000-0000-0000-0000-000000000000';

export const isAmong = (ids: string[]): Sql => sql`e.id = ANY(${ids}::uuid[])`;

/** Matches published events in the order of ids, after one. */
export const isNextAfter = (id: string, limit: number): Sql => sql`e.id = ANY(ARRAY(
  SELECT id FROM event WHERE id > ${id}::uuid AND withdrawn_at IS NULL ORDER BY id LIMIT ${limit}))`;

export const hasId = (id: string): Sql => sql`e.id = ${id}::uuid`;
export const hasSlug = (slug: string): Sql => sql`e.slug = ${slug}`;
export const wasCalled = (alias: string): Sql =>
  sql`e.id = (SELECT record_id FROM alias WHERE kind = 'event' AND alias = ${alias})`;

const IS_LISTED = sql`e.withdrawn_at IS NULL AND e.status <> 'cancelled'`;
const EXTRA = 1;

/**
 * Selects upcoming events like the given one: first those with the same artists, then those at the
 * same venue (both earliest first), then those of its category and city, nearest in time.
 */
export function relatedSql(id: string, { now, limit: max }: { now: Date; limit: number }): Sql {
  const limit = sql`LIMIT ${max + EXTRA}`;
  const sameKind = sql`e.city_id = self.city_id AND e.category = self.category AND ${IS_LISTED}`;
  const found = [
    sql`
      SELECT next.id, 1 AS closeness, extract(epoch FROM next.starts_at) AS distance FROM event_artist own
      CROSS JOIN LATERAL (
        SELECT e.id, e.starts_at FROM event_artist b JOIN event e ON e.id = b.event_id
        WHERE b.artist_id = own.artist_id AND b.starts_at >= ${now} AND ${IS_LISTED}
        ORDER BY b.starts_at, b.event_id ${limit}) next
      WHERE own.event_id = ${id}::uuid`,
    sql`
      SELECT e.id, 2, extract(epoch FROM e.starts_at) FROM self JOIN event e ON e.venue_id = self.venue_id
      WHERE e.starts_at >= ${now} AND ${IS_LISTED} ORDER BY e.starts_at, e.id ${limit}`,
    sql`
      SELECT next.id, 3, extract(epoch FROM next.starts_at - self.starts_at) FROM self CROSS JOIN LATERAL (
        SELECT e.id, e.starts_at FROM event e WHERE ${sameKind} AND e.starts_at >= greatest(self.starts_at, ${now})
        ORDER BY e.starts_at ${limit}) next`,
    sql`
      SELECT last.id, 3, extract(epoch FROM self.starts_at - last.starts_at) FROM self CROSS JOIN LATERAL (
        SELECT e.id, e.starts_at FROM event e WHERE ${sameKind} AND e.starts_at < self.starts_at AND e.starts_at >= ${now}
        ORDER BY e.starts_at DESC ${limit}) last`,
  ];
  return sql`
    WITH self AS (SELECT * FROM event WHERE id = ${id}::uuid)
    SELECT id FROM (${join(
      found.map((part) => sql`(${part})`),
      ' UNION ALL ',
    )}) found
    WHERE id <> ${id}::uuid GROUP BY id ORDER BY min(closeness), min(distance), id LIMIT ${max}`;
}

/** Selects the `id` of those events that match. */
export const matchingIdsSql = (filter: EventFilter, ids: string[]): Sql => sql`
  SELECT DISTINCT e.id FROM ${eventsSql(filter)} WHERE e.id = ANY(${ids}::uuid[])
    AND ${allOf([...filterConditions(filter), ...timeConditions(filter, filter.artistId ? LINEUP_TIMES : EVENT_TIMES)])}`;

/**
 * Selects the numbers of those changes before which the event matched. The facts can contain the
 * ids of records merged since.
 */
export function formerlyMatchingSql(
  {
    venueId,
    artistId,
    organizerId,
    seriesId,
    sourceIds,
    excludedSourceIds,
    ...filter
  }: EventFilter,
  numbers: number[],
): Sql {
  const isOneListing = filter.sourceEventId !== undefined;
  const conditions = [
    ...filterConditions({ ...filter, ...(isOneListing && sourceIds && { sourceIds }) }),
    ...timeConditions(filter, EVENT_TIMES),
    ...(venueId ? [sql`e.venue_id = ANY(${mergedInto('venue', venueId)})`] : []),
    ...(organizerId ? [sql`e.organizer_id = ANY(${mergedInto('organizer', organizerId)})`] : []),
    ...(seriesId ? [sql`e.series_id = ANY(${mergedSeries(seriesId)})`] : []),
    ...(artistId ? [sql`f.facts->'artist_ids' ?| ${mergedInto('artist', artistId)}::text[]`] : []),
    ...(sourceIds && !isOneListing ? [hadSource(sql`= ANY(${sourceIds}::smallint[])`)] : []),
    ...(excludedSourceIds ? [hadSource(sql`<> ALL(${excludedSourceIds}::smallint[])`)] : []),
  ];
  return sql`
    SELECT f.number FROM (
      SELECT id::float8 AS number, detail->'former' AS facts FROM change WHERE id = ANY(${numbers}::bigint[]) OFFSET 0) f
    CROSS JOIN LATERAL jsonb_populate_record(NULL::event, f.facts) e WHERE f.facts IS NOT NULL AND ${allOf(conditions)}`;
}

/** The id of a record, and those of the ones that were merged into it. */
const mergedInto = (kind: 'venue' | 'artist' | 'organizer', id: string): Sql =>
  sql`(ARRAY(SELECT id FROM ${raw(`merged_${kind}`)} WHERE into_id = ${id}::uuid) || ${id}::uuid)`;

const mergedSeries = (id: string): Sql =>
  sql`(ARRAY(SELECT id FROM series WHERE merged_into = ${id}::uuid) || ${id}::uuid)`;

/** Facts of an earlier version do not name the sources: then those of now count. */
const hadSource = (isSource: Sql): Sql => sql`CASE WHEN f.facts->'source_ids' IS NULL
  THEN EXISTS (SELECT FROM claim c WHERE c.event_id = e.id AND c.source_id ${isSource} AND c.withdrawn_at IS NULL)
  ELSE EXISTS (SELECT FROM jsonb_array_elements_text(f.facts->'source_ids') AS source(id) WHERE source.id::smallint ${isSource}) END`;

/**
 * Like `matchingIdsSql`, of withdrawn events. Their line-ups and listings are no longer known, so
 * these filters do not apply.
 */
export const matchingWithdrawnIdsSql = (filter: EventFilter, ids: string[]): Sql => sql`
  SELECT e.id FROM event e WHERE e.id = ANY(${ids}::uuid[])
    AND ${allOf([sql`e.withdrawn_at IS NOT NULL`, ...ownConditions(filter), ...timeConditions(filter, EVENT_TIMES)])}`;
