// SQL because Prisma cannot express it: two tables in one list, each row with the city
// around it.
import type { PlaceCity } from '@marquee/search';
import sql from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';

/** A place of open data that is no city: a part of a city, an airport, a sight, a building. */
export interface Landmark {
  kind: 'part' | 'airport' | 'landmark' | 'building';
  /** Null for a building. */
  name: string | null;
  lat: number;
  lng: number;
  city: string;
  country_code: string;
  /** Of the city. */
  population: number;
  /** Wikidata knows it, or it is a part of a large city or an airport. */
  is_known: boolean;
}

const MAX_LANDMARKS = 20;

/** The city of `p`: St Mark's Square is in Venice, although Padua nearby is larger. */
const CITY_AROUND = sql`
  SELECT name, country_code, population FROM city
  WHERE lat BETWEEN p.lat - 0.3 AND p.lat + 0.3 AND lng BETWEEN p.lng - 0.5 AND p.lng + 0.5
  ORDER BY population
    / (25 + (111 * (lat - p.lat)) ^ 2 + (111 * cos(radians(p.lat)) * (lng - p.lng)) ^ 2) DESC
  LIMIT 1`;

/** Returns the landmarks of a folded name: known ones and those of large cities first. */
export const findLandmarks = (query: Query, nameKey: string): Promise<Landmark[]> =>
  query(sql`
    SELECT p.kind, p.name, p.lat, p.lng, c.name AS city, c.country_code, c.population, p.is_known FROM (
      SELECT kind, name, lat, lng, true AS is_known FROM landmark WHERE name_key = ${nameKey}
      UNION ALL
      SELECT 'building', NULL, r.lat, r.lng, r.wikidata_id IS NOT NULL FROM venue_reference_name n
      JOIN venue_reference r ON r.id = n.reference_id WHERE n.name_key = ${nameKey}
      LIMIT ${MAX_LANDMARKS}) p
    CROSS JOIN LATERAL (${CITY_AROUND}) c
    ORDER BY p.is_known DESC, c.population DESC`);

const MAX_PARTS = 20;

export type CityAround = Pick<
  PlaceCity,
  'name' | 'name_key' | 'lat' | 'lng' | 'country_code' | 'population'
>;

/** Returns the parts of a city whose folded name contains other words: "praga polnoc" for Praga. */
export const findPartsNamed = (
  query: Query,
  nameKey: string,
  { name, name_key, lat, lng, country_code, population }: CityAround,
): Promise<Landmark[]> =>
  query(sql`
    SELECT 'part' AS kind, p.name, p.lat, p.lng, ${name} AS city, ${country_code} AS country_code,
      ${population}::int AS population, true AS is_known
    FROM (SELECT name_key, name, lat, lng FROM landmark WHERE kind = 'part'
      UNION ALL SELECT name_key, name, lat, lng FROM city) p
    WHERE p.lat BETWEEN ${lat}::float8 - 0.2 AND ${lat}::float8 + 0.2
      AND p.lng BETWEEN ${lng}::float8 - 0.3 AND ${lng}::float8 + 0.3
      AND position(${` ${nameKey} `} IN ' ' || p.name_key || ' ') > 0 AND p.name_key <> ${name_key}
    ORDER BY length(p.name_key), p.name_key LIMIT ${MAX_PARTS}`);

const MAX_BUILDINGS = 50;

/** Returns the buildings of open data whose name contains a folded name among others. */
export const findBuildingsNamedAfter = (query: Query, nameKey: string): Promise<Landmark[]> =>
  query(sql`
    SELECT 'building' AS kind, NULL AS name, p.lat, p.lng, c.name AS city, c.country_code,
      c.population, true AS is_known
    FROM (SELECT DISTINCT reference_id FROM venue_reference_name
      WHERE position(${` ${nameKey} `} IN ' ' || name_key || ' ') > 0 LIMIT ${MAX_BUILDINGS}) n
    JOIN venue_reference p ON p.id = n.reference_id
    CROSS JOIN LATERAL (${CITY_AROUND}) c`);
