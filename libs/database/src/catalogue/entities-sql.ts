// SQL because of cost: a batch looks up names with one index scan each, and inserts in bulk without
// conflicts.
import type { Position } from '@marquee/domain';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { copyRows } from '../statements/copy-statement.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';

export interface StoredArtist {
  id: string;
  /** The artist that it was merged into by an operator; null if it exists. */
  into_id: string | null;
  name_key: string;
  disambiguation: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
  genres: string[];
}

/**
 * Returns the artists of the names, also those that were merged into others, oldest first. The
 * lateral join looks up each name in the index even if the table has no statistics yet.
 */
export async function findArtists(query: Query, nameKeys: string[]): Promise<StoredArtist[]> {
  if (nameKeys.length === 0) return [];
  return query<StoredArtist>(sql`
    SELECT a.* FROM unnest(${[...new Set(nameKeys)]}::text[]) AS requested(name_key) CROSS JOIN LATERAL (
      SELECT id, NULL::uuid AS into_id, name_key, disambiguation, musicbrainz_id, spotify_id, coalesce(genres, '{}') AS genres
      FROM artist WHERE name_key = requested.name_key
      UNION ALL SELECT id, into_id, name_key, disambiguation, musicbrainz_id, spotify_id, '{}' FROM merged_artist
      WHERE name_key = requested.name_key OFFSET 0) a
    ORDER BY a.id`);
}

/** Returns the genres of the artists that have some. */
export async function findGenresOfArtists(
  query: Query,
  ids: string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await query<{ id: string; genres: string[] }>(sql`
    SELECT a.id, a.genres FROM unnest(${ids}::uuid[]) AS requested(id)
    CROSS JOIN LATERAL (SELECT id, genres FROM artist WHERE id = requested.id OFFSET 0) a WHERE a.genres <> '{}'`);
  return new Map(rows.map(({ id, genres }) => [id, genres]));
}

export async function updateArtists(
  query: Query,
  artists: Omit<StoredArtist, 'into_id'>[],
): Promise<void> {
  if (artists.length === 0) return;
  const types = { id: 'uuid', musicbrainz_id: 'uuid', spotify_id: 'text', genres: 'text[]' };
  await query(sql`
    UPDATE artist a SET musicbrainz_id = r.musicbrainz_id, spotify_id = r.spotify_id, genres = r.genres, updated_at = now()
    FROM ${rowsSql(artists, types)} r WHERE a.id = r.id`);
}

export interface NewArtist {
  id: string;
  name: string;
  name_key: string;
  disambiguation: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
  genres: string[];
}

const ARTIST_TYPES = {
  id: 'uuid',
  name: 'text',
  name_key: 'text',
  disambiguation: 'text',
  musicbrainz_id: 'uuid',
  spotify_id: 'text',
  genres: 'text[]',
};

/** Skips artists whose slug or name is taken and returns the inserted ones. */
export const insertFreeArtists = (
  query: Query,
  artists: (NewArtist & { slug: string })[],
): Promise<{ id: string }[]> =>
  query(sql`
    INSERT INTO artist (id, name, name_key, disambiguation, musicbrainz_id, spotify_id, genres, slug)
    SELECT * FROM ${rowsSql(artists, { ...ARTIST_TYPES, slug: 'text' })} r
    WHERE NOT EXISTS (SELECT FROM alias WHERE kind = 'artist' AND alias = r.slug)
    ORDER BY r.id
    ON CONFLICT DO NOTHING
    RETURNING id`);

/** Returns the artists that another session has inserted, after adding the ids that they lack. */
export const findInsertedArtists = (
  query: Query,
  artists: NewArtist[],
): Promise<{ id: string; stored_id: string }[]> =>
  query(sql`
    UPDATE artist a SET musicbrainz_id = coalesce(a.musicbrainz_id, r.musicbrainz_id), spotify_id = coalesce(a.spotify_id, r.spotify_id)
    FROM ${rowsSql(artists, ARTIST_TYPES)} r
    WHERE (a.name_key, a.disambiguation) = (r.name_key, r.disambiguation)
    RETURNING r.id, a.id AS stored_id`);

export interface StoredVenue {
  id: string;
  /** The venue that it was merged into by an operator; null if it exists. */
  into_id: string | null;
  disambiguation: string;
  /** The name, then the other names. */
  names: string[];
  address: string | null;
  city_id: number | null;
  city_name: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  /** The centre of the city. */
  centre: Position | null;
}

/** A name in a place under which venues are found. */
export interface VenueLookup {
  core_key: string;
  name_key: string;
  city_id: number | null;
  lat: number | null;
}

// About 200 m: sources may place a venue in different towns.
const AROUND_DEGREES = 0.002;

/**
 * Returns the venues with one of the keys in the same city or on the same latitude, also those that
 * were merged into others, oldest first. Equal names of one city can have different core keys
 * ("Grebe House, Austin, TX", "Grebe House Austin TX"), so they are found by the columns of the
 * unique constraint.
 */
export async function findVenues(query: Query, lookups: VenueLookup[]): Promise<StoredVenue[]> {
  if (lookups.length === 0) return [];
  const rows = rowsSql(lookups, {
    core_key: 'text',
    name_key: 'text',
    city_id: 'int',
    lat: 'float8',
  });
  return query<StoredVenue>(sql`
    ${venuesSql('venue', { intoId: 'NULL::uuid', lookups: rows })}
    UNION ALL ${venuesSql('merged_venue', { intoId: 'v.into_id', lookups: rows })} ORDER BY id`);
}

const venuesSql = (
  name: 'venue' | 'merged_venue',
  { intoId, lookups }: { intoId: string; lookups: Sql },
): Sql => {
  const table = raw(name);
  return sql`
    SELECT v.id, ${raw(intoId)} AS into_id, v.disambiguation, v.name || v.other_names AS names, v.address, v.city_id, c.name AS city_name,
      v.country_code, v.lat, v.lng, CASE WHEN c.lat IS NOT NULL THEN jsonb_build_object('lat', c.lat, 'lng', c.lng) END AS centre
    FROM ${table} v LEFT JOIN city c ON c.id = v.city_id
    WHERE v.id = ANY(ARRAY(
      SELECT f.id FROM ${lookups} k CROSS JOIN LATERAL (
        SELECT id FROM ${table} WHERE city_id = k.city_id AND core_key = k.core_key
        UNION ALL SELECT id FROM ${table} WHERE city_id IS NULL AND k.city_id IS NULL AND core_key = k.core_key
        UNION ALL SELECT id FROM ${table} WHERE city_id = k.city_id AND name_key = k.name_key
        UNION ALL SELECT id FROM ${table} WHERE city_id IS NULL AND k.city_id IS NULL AND name_key = k.name_key
        UNION ALL SELECT id FROM ${table} WHERE core_key = k.core_key AND lat BETWEEN k.lat - ${AROUND_DEGREES}::float8 AND k.lat + ${AROUND_DEGREES}::float8) f))`;
};

/** Returns those of the venues and artists that have former names. */
export async function findFormerlyNamed(query: Query, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await query<{ id: string }>(sql`
    SELECT into_id AS id FROM merged_venue WHERE into_id = ANY(${ids}::uuid[])
    UNION SELECT into_id FROM merged_artist WHERE into_id = ANY(${ids}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the centres of cities by city id. */
export async function findCityCentres(
  query: Query,
  cityIds: (number | null)[],
): Promise<Map<number | null, Position>> {
  const ids = [...new Set(cityIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await query<Position & { id: number }>(sql`
    SELECT id, lat, lng FROM city WHERE id = ANY(${ids}::int[]) AND lat IS NOT NULL`);
  return new Map(rows.map(({ id, lat, lng }) => [id, { lat, lng }]));
}

/**
 * Updates the other names, the address and the position, except what an operator pinned. Returns
 * the ids of venues with a new address.
 */
export async function updateVenues(
  query: Query,
  venues: Omit<StoredVenue, 'into_id'>[],
): Promise<string[]> {
  if (venues.length === 0) return [];
  const rows = venues.map(({ names: [, ...other_names], ...venue }) => ({ ...venue, other_names }));
  const types = {
    id: 'uuid',
    other_names: 'text[]',
    address: 'text',
    lat: 'float8',
    lng: 'float8',
  };
  const updated = await query<{ id: string; has_new_address: boolean }>(sql`
    UPDATE venue v SET other_names = r.other_names, address = coalesce(v.pinned_facts->>'address', r.address),
      lat = coalesce((v.pinned_facts->>'lat')::float8, r.lat), lng = coalesce((v.pinned_facts->>'lng')::float8, r.lng), updated_at = now()
    FROM ${rowsSql(rows, types)} r JOIN venue before ON before.id = r.id WHERE v.id = r.id
    RETURNING v.id, v.address IS DISTINCT FROM before.address AS has_new_address`);
  return updated.flatMap(({ id, has_new_address }) => (has_new_address ? id : []));
}

export interface NewVenue extends Omit<StoredVenue, 'centre' | 'into_id'> {
  core_key: string;
  timezone: string | null;
}

const VENUE_COLUMNS = [
  ...['id', 'slug', 'name', 'name_key', 'other_names', 'core_key', 'disambiguation'],
  ...['address', 'city_id', 'country_code', 'lat', 'lng', 'timezone'],
];

export async function copyVenues(query: Query, rows: object[]): Promise<void> {
  await query(copyRows('venue', VENUE_COLUMNS, rows));
}

/** Former slugs of venues count as taken. */
export async function findTakenVenueSlugs(query: Query, slugs: string[]): Promise<Set<string>> {
  const rows = await query<{ slug: string }>(sql`
    SELECT slug FROM venue WHERE slug = ANY(${slugs}::text[])
    UNION ALL SELECT alias FROM alias WHERE kind = 'venue' AND alias = ANY(${slugs}::text[])`);
  return new Set(rows.map(({ slug }) => slug));
}

interface VenueWithoutKey {
  id: string;
  name: string;
  city_name: string | null;
  country_code: string | null;
}

/** Returns venues that a migration left without a `core_key`. */
export const findVenuesWithoutKey = (query: Query, limit: number): Promise<VenueWithoutKey[]> =>
  query<VenueWithoutKey>(sql`
    SELECT v.id, v.name, c.name AS city_name, v.country_code FROM venue v LEFT JOIN city c ON c.id = v.city_id
    WHERE v.core_key IS NULL LIMIT ${limit}`);

export async function updateVenueKeys(
  query: Query,
  venues: { id: string; core_key: string }[],
): Promise<void> {
  if (venues.length === 0) return;
  await query(sql`
    UPDATE venue v SET core_key = r.core_key FROM ${rowsSql(venues, { id: 'uuid', core_key: 'text' })} r WHERE v.id = r.id`);
}

/**
 * Deletes those of the records that no event names and no demand is for, with their former slugs.
 * Returns the numbers of venues and artists.
 */
export async function deleteUnnamed(
  query: Query,
  {
    venueIds,
    artistIds,
    organizerIds,
  }: { venueIds: string[]; artistIds: string[]; organizerIds: string[] },
) {
  const venues = await query<{ id: string }>(sql`
    DELETE FROM venue v WHERE id = ANY(${venueIds}::uuid[]) AND NOT EXISTS (SELECT FROM event e WHERE e.venue_id = v.id) RETURNING id`);
  const artists = await query<{ id: string }>(sql`
    DELETE FROM artist a WHERE id = ANY(${artistIds}::uuid[])
      AND NOT EXISTS (SELECT FROM event_artist b WHERE b.artist_id = a.id)
      AND NOT EXISTS (SELECT FROM demand_target t WHERE t.artist_id = a.id)
      AND NOT EXISTS (SELECT FROM artist_demand d WHERE d.artist_id = a.id) RETURNING id`);
  const organizers = await query<{ id: string }>(sql`
    DELETE FROM organizer o WHERE id = ANY(${organizerIds}::uuid[]) AND NOT EXISTS (SELECT FROM event e WHERE e.organizer_id = o.id) RETURNING id`);
  const ids = [...venues, ...artists, ...organizers].map(({ id }) => id);
  await query(
    sql`DELETE FROM alias WHERE kind IN ('venue', 'artist', 'organizer') AND record_id = ANY(${ids}::uuid[])`,
  );
  return { venues: venues.length, artists: artists.length };
}
