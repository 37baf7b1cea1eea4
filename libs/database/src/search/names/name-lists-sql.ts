// SQL because Prisma cannot express it: order by a match, a similarity or a distance, with a cursor
// on the computed key; and counts of events by artist, which have no foreign key.
import { boxAround } from '@marquee/domain';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { toNameKey } from '../../catalogue/names.ts';
import { isShownSql } from '../../demand/unconfirmed-artists.ts';
import type { AreaFilter, Circle } from '../../events/event-filter.ts';
import { areaCondition } from '../../events/filter-sql.ts';
import { allOf, LINEUP_TIMES, timeConditions } from '../../events/time-sql.ts';
import type { Page } from '../../statements/page.ts';

/** `isSimilar` matches names with typos instead of prefixes. */
export interface NameQuery {
  text: string;
  isSimilar?: boolean;
}

export interface RankedRow {
  id: string;
  key: string | number;
}

export interface ArtistConditions {
  name?: NameQuery;
  genres?: string[];
  excludedGenres?: string[];
  spotifyId?: string;
  musicbrainzId?: string;
  wikidataId?: string;
}

export interface VenueConditions {
  name?: NameQuery;
  cityIds?: number[];
  countryCode?: string;
  areas?: AreaFilter[];
  excludedArea?: AreaFilter;
  near?: Circle;
  wikidataId?: string;
}

export interface OrganizerConditions {
  name?: NameQuery;
  countryCode?: string;
}

/** Threshold of pg_trgm's word similarity: two swapped letters of eight still match. */
const MIN_SIMILARITY = 0.45;
const AFTER_EXACT = '~';
const BY_NAME = sql`n.name_key COLLATE "C"`;

/** Sets the threshold for the caller's transaction. */
export const SET_SIMILARITY = sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`;

/** Selects a page of `RankedRow`, plus one row if there are more. */
export const artistPageSql = (artists: ArtistConditions, page: Page): Sql =>
  pageSql(rankArtists(artists), page);
export const artistCountSql = (artists: ArtistConditions): Sql => countSql(rankArtists(artists));

function rankArtists({ name, genres, excludedGenres, ...ids }: ArtistConditions): Ranking {
  const search = name && nameSearch(name);
  const conditions: Sql[] = [isShownSql(sql`n.id`)];
  if (search) conditions.push(search.condition);
  if (genres) conditions.push(sql`n.genres && ${genres}::text[]`);
  if (excludedGenres)
    conditions.push(sql`NOT coalesce(n.genres, '{}') && ${excludedGenres}::text[]`);
  conditions.push(...externalIdConditions(ids));
  return { table: 'artist', search, conditions, key: search?.key ?? BY_NAME };
}

/** An id that no listing states can come from open data, as in the record of the artist. */
function externalIdConditions({ spotifyId, musicbrainzId, wikidataId }: ArtistConditions): Sql[] {
  const conditions: Sql[] = [];
  if (spotifyId !== undefined)
    conditions.push(sql`(n.spotify_id = ${spotifyId} OR (n.spotify_id IS NULL AND n.reference_id IN (
      SELECT wikidata_id FROM artist_reference WHERE spotify_id = ${spotifyId})))`);
  if (musicbrainzId !== undefined) conditions.push(sql`n.musicbrainz_id = ${musicbrainzId}::uuid`);
  if (wikidataId !== undefined) conditions.push(sql`n.reference_id = ${wikidataId}`);
  return conditions;
}

/**
 * Selects a page of `RankedRow`, plus one row if there are more. The key of venues near a place is
 * the distance in kilometres.
 */
export const venuePageSql = (venues: VenueConditions, page: Page): Sql =>
  pageSql(rankVenues(venues), page);
export const venueCountSql = (venues: VenueConditions): Sql => countSql(rankVenues(venues));

function rankVenues(venues: VenueConditions): Ranking {
  const { name, cityIds, countryCode, areas = [], excludedArea, near } = venues;
  const search = name && nameSearch(name);
  const conditions = areas.map((area) => areaCondition(area, sql`n`));
  if (excludedArea) conditions.push(sql`${areaCondition(excludedArea, sql`n`)} IS NOT TRUE`);
  if (search) conditions.push(search.condition);
  if (cityIds) conditions.push(inCitiesSql(cityIds));
  if (countryCode) conditions.push(sql`n.country_code = ${countryCode}`);
  if (near) conditions.push(...circleConditions(near));
  if (venues.wikidataId !== undefined)
    conditions.push(
      sql`n.reference_id IN (SELECT id FROM venue_reference WHERE wikidata_id = ${venues.wikidataId})`,
    );
  return {
    table: 'venue',
    search,
    conditions,
    key: near ? distanceToSql(near) : (search?.key ?? BY_NAME),
  };
}

/** Selects a page of `RankedRow`, plus one row if there are more. */
export const organizerPageSql = (organizers: OrganizerConditions, page: Page): Sql =>
  pageSql(rankOrganizers(organizers), page);
export const organizerCountSql = (organizers: OrganizerConditions): Sql =>
  countSql(rankOrganizers(organizers));

function rankOrganizers({ name, countryCode }: OrganizerConditions): Ranking {
  const search = name && nameSearch(name);
  const conditions = search ? [search.condition] : [];
  if (countryCode !== undefined) conditions.push(sql`n.country_code = ${countryCode}`);
  return { table: 'organizer', search, conditions, key: search?.key ?? BY_NAME };
}

interface Ranking {
  /** Aliased as `n`. */
  table: 'venue' | 'artist' | 'organizer';
  search: NameSearch | undefined;
  conditions: Sql[];
  key: Sql;
}

const pageSql = (ranking: Ranking, { limit, offset, after }: Page): Sql => sql`
  ${formerSql(ranking)} SELECT id, key FROM (SELECT n.id, ${ranking.key} AS key FROM ${rowsSql(ranking)}) ranked
  ${after ? sql`WHERE (key, id) > (${after.value}, ${after.id}::uuid)` : empty}
  ORDER BY key, id LIMIT ${limit + 1} OFFSET ${offset}`;

const countSql = (ranking: Ranking): Sql =>
  sql`${formerSql(ranking)} SELECT count(*)::int AS items FROM ${rowsSql(ranking)}`;

function rowsSql({ table, search, conditions }: Ranking): Sql {
  const former = search ? sql`LEFT JOIN former f ON f.into_id = n.id` : empty;
  return sql`${raw(table)} n ${former} WHERE ${join([sql`true`, ...conditions], ' AND ')}`;
}

/**
 * Selects the records with a matching former name, which are few: those that an operator merged or
 * renamed.
 */
const formerSql = ({ table, search }: Ranking): Sql =>
  search
    ? sql`WITH former AS MATERIALIZED (
        SELECT m.into_id, min(${search.former.key}) AS key FROM ${raw(`merged_${table}`)} m WHERE ${search.former.condition} GROUP BY 1)`
    : empty;

interface NameMatch {
  condition: Sql;
  key: Sql;
}
interface NameSearch extends NameMatch {
  former: NameMatch;
}

/** Matches the name of the record `n` or a former one. The better match is the key. */
function nameSearch(name: NameQuery): NameSearch {
  const own = nameMatch(name, 'n');
  return {
    // With a join instead of the array, the indexes are not used.
    condition: sql`(${own.condition} OR n.id = ANY(ARRAY(SELECT into_id FROM former)))`,
    key: sql`least(CASE WHEN ${own.condition} THEN ${own.key} END, f.key) COLLATE "C"`,
    former: nameMatch(name, 'm'),
  };
}

function nameMatch({ text, isSimilar = false }: NameQuery, table: 'n' | 'm'): NameMatch {
  const column = raw(`${table}.name_key`);
  const nameKey = toNameKey(text);
  const ranked = (rank: Sql) => sql`(${rank} || ${column}) COLLATE "C"`;
  if (isSimilar) {
    const distance = sql`to_char(1 - word_similarity(${nameKey}, ${column}), 'FM0.000')`;
    return {
      condition: sql`${nameKey} <% ${column}`,
      key: ranked(sql`${AFTER_EXACT}::text || ${distance}`),
    };
  }
  const pattern = `${nameKey.replace(/[%_\\]/g, '\\$&')}%`;
  return {
    condition: sql`(${column} LIKE ${pattern} OR ${column} LIKE ${`% ${pattern}`})`,
    key: ranked(sql`CASE WHEN ${column} LIKE ${pattern} THEN '1' ELSE '2' END`),
  };
}

/** Uses `=` for one city, because the index then returns the venues in order. */
function inCitiesSql(ids: number[]): Sql {
  const [only, ...others] = ids;
  return only !== undefined && others.length === 0
    ? sql`n.city_id = ${only}::int`
    : sql`n.city_id = ANY(${ids}::int[])`;
}

const distanceToSql = ({ lat, lng }: Circle): Sql =>
  sql`distance_km(n.lat, n.lng, ${lat}::float8, ${lng}::float8)`;

/** Restricts the record `n` to a circle, and to its bounding box for the index on (lat, lng). */
function circleConditions(near: Circle): Sql[] {
  const { south, north, spans } = boxAround(near, near.radiusKm);
  const inSpan = spans.map(
    ([west, east]) => sql`n.lng BETWEEN ${west}::float8 AND ${east}::float8`,
  );
  return [
    sql`n.lat BETWEEN ${south}::float8 AND ${north}::float8`,
    sql`(${join(inSpan, ' OR ')})`,
    sql`${distanceToSql(near)} <= ${near.radiusKm}::float8`,
  ];
}

/** Counts per artist what GET /events?artist= lists: `id`, `events`. */
export const upcomingEventsSql = (artistIds: string[], now: Date): Sql => sql`
  SELECT b.artist_id AS id, count(*)::int AS events FROM event_artist b JOIN event e ON e.id = b.event_id
  WHERE b.artist_id = ANY(${artistIds}::uuid[]) AND ${allOf(timeConditions({ from: now, now }, LINEUP_TIMES))}
    AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
  GROUP BY 1`;
