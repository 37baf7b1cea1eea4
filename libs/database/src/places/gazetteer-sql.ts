// SQL because of cost: 2,000 cities with 20,000 names take 30 ms CPU of Node; with the typed API
// 1,400 ms. Open data takes 2.5 s less.
import { COUNTRIES, LONG_RUN_MS } from '@marquee/domain';
import { type Region } from '@marquee/search';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Query } from '../connection/statement.ts';
import { hidden, rowsSql } from '../statements/rows-to-sql.ts';

export const insertCountriesSql = (): Sql => sql`
  INSERT INTO country (code, alpha3, name)
  SELECT code, alpha3, name FROM jsonb_to_recordset(${JSON.stringify(COUNTRIES)}) AS r(code text, alpha3 text, name text)
  ON CONFLICT (code) DO NOTHING`;

export const insertCitiesSql = (rows: object[]): Sql => sql`
  INSERT INTO city (geoname_id, name, name_key, region, region_code, country_code, lat, lng, timezone, population)
  SELECT geoname_id, name, name_key, region, region_code, country_code, lat, lng, timezone, population
  FROM jsonb_to_recordset(${JSON.stringify(rows)}) AS r(geoname_id int, name text, name_key text, region text,
    region_code text, country_code text, lat float8, lng float8, timezone text, population int)
  ON CONFLICT (geoname_id) DO NOTHING`;

/** Selects `id` and `geoname_id` of all cities with these GeoNames ids. */
export const selectCityIdsSql = (geonameIds: number[]): Sql =>
  sql`SELECT id, geoname_id FROM city WHERE geoname_id = ANY(${geonameIds}::int[])`;

/** Deletes the names that an earlier version stored without a kind. */
export const DELETE_UNCLASSIFIED_NAMES = sql`
  DELETE FROM city_name n USING city c WHERE c.id = n.city_id AND c.geoname_id IS NOT NULL AND n.kind IS NULL`;

/** Inserts in the order of the index, which takes less CPU. */
export const insertCityNamesSql = ({
  keys,
  ids,
  kinds,
}: {
  keys: string[];
  ids: number[];
  kinds: string[];
}): Sql => sql`
  INSERT INTO city_name (name_key, city_id, kind)
  SELECT * FROM unnest(${keys}::text[], ${ids}::int[], ${kinds}::city_name_kind[]) AS name(key, city_id, kind) ORDER BY key
  ON CONFLICT DO NOTHING`;

export const ANALYZE_CITIES = sql`ANALYZE city, city_name`;

/** A name of a city. Names without a kind can be airport codes: "los" for Lagos. */
const IS_NAME = sql`(n.kind = 'name' OR n.kind IS NULL AND (n.name_key !~ '^[a-z]{3}$' OR n.name_key = c.name_key))`;
const IS_NAME_OR_ABBREVIATION = sql`(n.kind = 'abbreviation' OR ${IS_NAME})`;

/** The city `c` has an event that GET /events lists. */
const hasUpcomingEvents = (now: Date): Sql => sql`(c.has_events AND EXISTS (
  SELECT FROM event e WHERE e.city_id = c.id AND e.starts_at >= ${new Date(now.getTime() - LONG_RUN_MS)}
  AND e.runs_until > ${now} AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'))`;

const CITY_COLUMNS = sql`c.id, c.name, c.name_key, c.region, c.region_code, c.country_code, c.lat, c.lng, c.timezone, c.population`;

/** Selects the cities of each name, with the name as `key`. */
export const namedCitiesSql = (keys: string[], now: Date): Sql => sql`
  SELECT n.name_key AS key, ${CITY_COLUMNS}, ${hasUpcomingEvents(now)} AS has_upcoming_events
  FROM unnest(${hidden(sql`${keys}::text[]`)}) k(key) JOIN city_name n ON n.name_key = k.key JOIN city c ON c.id = n.city_id
  WHERE ${IS_NAME_OR_ABBREVIATION}`;

/** Selects cities: those with upcoming events first, then the most populous. */
export const citiesByIdSql = (ids: number[], now: Date): Sql => sql`
  SELECT ${CITY_COLUMNS}, ${hasUpcomingEvents(now)} AS has_upcoming_events FROM city c WHERE c.id = ANY(${ids}::int[])
  ORDER BY has_upcoming_events DESC, c.population DESC, c.id`;

/**
 * Selects `id` of the cities with events whose name starts with a key, or that have it as a name in
 * another language. A smaller city does not count if it has the name only as another one: many
 * towns are also "Washington".
 */
export const citiesByPrefixSql = (key: string): Sql => sql`
  SELECT c.id FROM city c WHERE c.has_events AND c.name_key LIKE ${`${key}%`}
  UNION SELECT c.id FROM city_name n JOIN city c ON c.id = n.city_id
  WHERE n.name_key = ${key} AND c.has_events AND ${IS_NAME}
    AND c.population >= COALESCE((SELECT max(population) FROM city WHERE has_events AND name_key = ${key}), 0)`;

/**
 * Selects `id` of the cities with events that have a name in another language with this prefix. The
 * prefix ends within a word: Munich is "Monaco di Baviera" in Italian, but "Monaco" is another
 * city.
 */
export const citiesByOtherPrefixSql = (key: string): Sql => sql`
  SELECT DISTINCT c.id FROM city_name n JOIN city c ON c.id = n.city_id
  WHERE n.name_key LIKE ${`${key}%`} AND n.kind IS DISTINCT FROM 'abbreviation'
    AND n.name_key NOT LIKE ${`${key} %`} AND c.has_events AND ${IS_NAME}`;

/** Selects `id` of the cities with events that have this abbreviation. */
export const citiesByAbbreviationSql = (key: string): Sql => sql`
  SELECT c.id FROM city_name n JOIN city c ON c.id = n.city_id
  WHERE n.name_key = ${key} AND c.has_events AND n.kind = 'abbreviation'`;

/** Selects the regions of the gazetteer. */
export const REGIONS = sql`
  SELECT country_code, region_code AS code, region AS name, sum(population)::float8 AS population
  FROM city WHERE geoname_id IS NOT NULL AND region IS NOT NULL AND region_code IS NOT NULL GROUP BY 1, 2, 3`;

/**
 * Selects `id` of the cities with events in regions. A city outside the gazetteer has only the text
 * of its source.
 */
export const citiesInRegionsSql = (regions: readonly Region[]): Sql => sql`
  SELECT c.id FROM city c
  JOIN unnest(${regions.map(({ country_code }) => country_code)}::text[], ${regions.map(({ code }) => code)}::text[],
    ${regions.map(({ name }) => name)}::text[]) AS r(country_code, code, name)
    ON c.country_code = r.country_code AND (c.region_code = r.code OR c.region_code IS NULL AND c.region IN (r.code, r.name))
  WHERE c.has_events`;

/**
 * Selects the names that do not identify one city of a country, because another city there has it
 * as one of its names, or one in a region with the code of the country: "Lakewood, CA" is in
 * California.
 */
export const SHARED_CITY_NAMES = sql`
  SELECT DISTINCT c.name_key, c.country_code FROM city_name n
  JOIN city c ON c.name_key = n.name_key AND c.id <> n.city_id
  JOIN city other ON other.id = n.city_id AND c.country_code IN (other.country_code, other.region_code)
  WHERE n.kind IS DISTINCT FROM 'abbreviation'`;

/** Selects the cities with upcoming events, with all names as `keys`. */
export const activeCitiesSql = (now: Date): Sql => sql`
  SELECT ${CITY_COLUMNS}, ARRAY(SELECT n.name_key FROM city_name n WHERE n.city_id = c.id AND ${IS_NAME}) AS keys
  FROM city c WHERE ${hasUpcomingEvents(now)}`;

const IS_REAL = sql`NOT e.demo AND e.withdrawn_at IS NULL`;

const PLACE_TYPES = { lat: 'float8', lng: 'float8', url: 'text', capacity: 'int' };
const REFERENCE_TYPES = {
  artist_reference: { wikidata_id: 'text', name_key: 'text', name: 'text', spotify_id: 'text' },
  venue_reference: { id: 'int', source: 'text', wikidata_id: 'text', ...PLACE_TYPES },
  venue_reference_name: { name_key: 'text', reference_id: 'int' },
  landmark: { name_key: 'text', name: 'text', kind: 'text', lat: 'float8', lng: 'float8' },
};

// An earlier version stored no name.
const ON_CONFLICT: Partial<Record<keyof typeof REFERENCE_TYPES, Sql>> = {
  artist_reference: sql`ON CONFLICT (wikidata_id) DO UPDATE SET name = excluded.name WHERE artist_reference.name IS NULL`,
};

/** Inserts open data. */
export const insertReferences = (
  query: Query,
  table: keyof typeof REFERENCE_TYPES,
  rows: readonly object[],
) =>
  query(sql`
    INSERT INTO ${raw(table)} (${raw(Object.keys(REFERENCE_TYPES[table]).join())})
    SELECT * FROM ${rowsSql(rows, REFERENCE_TYPES[table])} r
    ${ON_CONFLICT[table] ?? sql`ON CONFLICT DO NOTHING`}`);

/**
 * Links artists to the only musician of their name, if that has two words or more. The artist has
 * no namesake here, performs at a real event with music, and has no other Spotify id.
 */
export const linkArtistReferences = (query: Query) =>
  query(sql`
    UPDATE artist a SET reference_id = r.wikidata_id, updated_at = now()
    FROM (
      SELECT name_key, min(wikidata_id) AS wikidata_id, min(spotify_id) AS spotify_id FROM artist_reference
      WHERE name_key LIKE '% %' GROUP BY name_key HAVING count(*) = 1) r
    WHERE a.name_key = r.name_key AND a.reference_id IS NULL AND a.disambiguation = ''
      AND (a.spotify_id IS NULL OR a.spotify_id = r.spotify_id)
      AND NOT EXISTS (SELECT FROM artist other WHERE other.name_key = a.name_key AND other.id <> a.id)
      AND EXISTS (
        SELECT FROM event_artist b JOIN event e ON e.id = b.event_id
        WHERE b.artist_id = a.id AND ${IS_REAL} AND e.category IN ('music', 'festival', 'nightlife'))`);

const SAME_CITY_KM = 25;
const SAME_VENUE_KM = 1.5;

/**
 * Links venues of real events to the only place of their name in their city, and near their
 * position if it is known.
 */
export const linkVenueReferences = (query: Query) =>
  query(sql`
    UPDATE venue v SET reference_id = found.id, updated_at = now()
    FROM (
      SELECT v.id AS venue_id, min(r.id) AS id
      FROM venue v JOIN city c ON c.id = v.city_id JOIN venue_reference_name n ON n.name_key = v.name_key
      JOIN venue_reference r ON r.id = n.reference_id
      WHERE v.reference_id IS NULL AND c.lat IS NOT NULL AND distance_km(c.lat, c.lng, r.lat, r.lng) <= ${SAME_CITY_KM}::float8
        AND (v.lat IS NULL OR distance_km(v.lat, v.lng, r.lat, r.lng) <= ${SAME_VENUE_KM}::float8
          OR distance_km(v.lat, v.lng, c.lat, c.lng) < 0.1)
        AND EXISTS (SELECT FROM event e WHERE e.venue_id = v.id AND ${IS_REAL})
      GROUP BY v.id HAVING count(*) = 1) found
    WHERE v.id = found.venue_id`);
