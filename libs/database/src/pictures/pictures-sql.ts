// SQL because Prisma cannot express it: joins without foreign keys, a list that continues after two
// columns, `SKIP LOCKED`.
import sql, { type Sql } from 'sql-template-tag';
import { rowsSql } from '../statements/rows-to-sql.ts';

/** Up to where events were searched for pictures. */
export interface SearchPosition {
  updatedAt: Date;
  eventId: string;
}

/**
 * An event, with what one source that allows to show its images states of them. The columns of the
 * source are null without one.
 */
export interface StatedImagesRow {
  event_id: string;
  updated_at: Date;
  venue_id: string | null;
  source_id: number | null;
  image_url: string | null;
  venue_image_url: string | null;
  artist_ids: { name: string; image_url?: string }[] | null;
  artists: { id: string; name_key: string }[] | null;
}

const SHOWN_AFTER_END = sql`interval '90 days'`;
const FETCHED_AFTER_END = sql`interval '7 days'`;

/** Selects the next events by their last change, the most trusted source of each first. */
export const statedImagesSql = (
  after: SearchPosition,
  { until, limit }: { until: Date; limit: number },
): Sql => sql`
  WITH page AS (
    SELECT id, updated_at, venue_id, runs_until FROM event
    WHERE updated_at >= ${after.updatedAt} AND (updated_at, id) > (${after.updatedAt}, ${after.eventId}::uuid) AND updated_at <= ${until}
    ORDER BY updated_at, id LIMIT ${limit})
  SELECT page.id AS event_id, page.updated_at, page.venue_id, stated.source_id, stated.facts ->> 'image_url' AS image_url,
    stated.facts ->> 'venue_image_url' AS venue_image_url, stated.facts -> 'artist_ids' AS artist_ids,
    (SELECT json_agg(json_build_object('id', a.id, 'name_key', a.name_key))
      FROM event_artist ea JOIN artist a ON a.id = ea.artist_id WHERE ea.event_id = page.id) AS artists
  FROM page LEFT JOIN LATERAL (
    SELECT cl.source_id, cl.facts, s.trust, cl.first_seen_at FROM claim cl JOIN source s ON s.id = cl.source_id
    WHERE cl.event_id = page.id AND cl.withdrawn_at IS NULL AND s.image_licence IS NOT NULL
      AND page.runs_until > now() - ${FETCHED_AFTER_END}) stated ON true
  ORDER BY page.updated_at, page.id, stated.trust DESC, stated.first_seen_at`;

/** An image of a record, and the source that allows to show it. */
export interface StatedImage {
  record_id: string;
  url: string;
  source_id: number;
}

const withHashes = (images: StatedImage[]): Sql => sql`(
  SELECT DISTINCT ON (record_id) record_id, source_id, url, sha256(convert_to(url, 'UTF8')) AS url_hash
  FROM ${rowsSql(images, { record_id: 'uuid', url: 'text', source_id: 'int' })} r)`;

/** Adds the images that are not known yet. */
export const insertPicturesSql = (images: StatedImage[]): Sql => sql`
  INSERT INTO picture (url_hash, url) SELECT DISTINCT ON (url_hash) url_hash, url FROM ${withHashes(images)} stated
  ORDER BY url_hash ON CONFLICT DO NOTHING`;

/** Stores the picture of each record. `replace`: also of records that have one. */
export const saveUsesSql = (images: StatedImage[], { replace }: { replace: boolean }): Sql => sql`
  INSERT INTO picture_use AS u (record_id, url_hash, source_id) SELECT record_id, url_hash, source_id FROM ${withHashes(images)} stated
  ORDER BY record_id ON CONFLICT (record_id) DO UPDATE SET url_hash = excluded.url_hash, source_id = excluded.source_id
  WHERE ${replace} AND (u.url_hash, u.source_id) IS DISTINCT FROM (excluded.url_hash, excluded.source_id)`;

export const removeUsesSql = (recordIds: string[]): Sql =>
  sql`DELETE FROM picture_use WHERE record_id = ANY(${recordIds}::uuid[])`;

/** An image whose attempts ended their process this often is not fetched any more. */
export const MAX_PICTURE_ATTEMPTS = 3;

const isDue = (now: Date): Sql => sql`due_at <= ${now} AND attempts < ${MAX_PICTURE_ATTEMPTS}`;

/** Selects the images to fetch next: the first of each host, the second of each, and so on. */
export const dueSql = ({ now, limit }: { now: Date; limit: number }): Sql => sql`
  SELECT "urlHash", host FROM (
    SELECT url_hash AS "urlHash", host, due_at, row_number() OVER (PARTITION BY host ORDER BY due_at) AS turn
    FROM (SELECT url_hash, due_at, substring(url FROM '^[a-z]+://([^/?#]+)') AS host FROM picture WHERE ${isDue(now)}) due) turns
  ORDER BY turn, due_at LIMIT ${limit}`;

/**
 * Postpones an image that is still due, so that no other worker fetches it. The attempt counts
 * before it begins, because an image may end its worker.
 */
export const claimSql = (
  urlHash: Uint8Array,
  { now, until }: { now: Date; until: Date },
): Sql => sql`
  UPDATE picture SET due_at = ${until}, attempts = attempts + 1, problem = 'The worker ended during this attempt.'
  WHERE url_hash = ${urlHash} AND ${isDue(now)}
  RETURNING url_hash AS "urlHash", url, failures, file_id AS "fileId"`;

/** Deletes uses that are no longer allowed or needed. */
export const deleteUsesSql = (): Sql => sql`
  DELETE FROM picture_use u WHERE NOT EXISTS (SELECT FROM source s WHERE s.id = u.source_id AND s.image_licence IS NOT NULL)
    OR EXISTS (SELECT FROM event e WHERE e.id = u.record_id AND e.runs_until < now() - ${SHOWN_AFTER_END})
  RETURNING 1 AS deleted`;

/** Deletes images that no record uses. */
export const deletePicturesSql = (): Sql => sql`
  DELETE FROM picture p WHERE NOT EXISTS (SELECT FROM picture_use u WHERE u.url_hash = p.url_hash) RETURNING 1 AS deleted`;

// A file is stored before the image refers to it.
const UNUSED_AFTER = sql`interval '1 day'`;

/**
 * Deletes rows of files to which no image refers. Their locks make a worker wait that stores the
 * same file again.
 */
export const deleteFilesSql = (limit: number): Sql => sql`
  DELETE FROM picture_file WHERE id IN (
    SELECT id FROM picture_file f WHERE f.used_at < now() - ${UNUSED_AFTER}
      AND NOT EXISTS (SELECT FROM picture p WHERE p.file_id = f.id) LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  RETURNING id, width`;

/** The `StoredPicture` of a record as a column; null without one. */
export const pictureColumn = (recordId: Sql): Sql => sql`(
  SELECT json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'licence', s.image_licence,
    'attribution', coalesce(s.image_attribution, s.attribution, s.title, s.name))
  FROM picture_use u JOIN picture p ON p.url_hash = u.url_hash JOIN picture_file f ON f.id = p.file_id
  JOIN source s ON s.id = u.source_id WHERE u.record_id = ${recordId} AND s.image_licence IS NOT NULL)`;

/** Selects the pictures of records that have one. */
export const picturesSql = (recordIds: string[]): Sql => sql`
  SELECT r.id, r.picture FROM (
    SELECT record.id, ${pictureColumn(sql`record.id`)} AS picture FROM unnest(${recordIds}::uuid[]) AS record(id)) r
  WHERE r.picture IS NOT NULL`;
