import type { Position, KnownVenue, MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import { insertVenues } from './new-venues.ts';
import type { VenueReference } from './venue-reference.ts';
import { allSettled } from './write-session.ts';

type VenueRules = Pick<MatchStrategy, 'venueCore' | 'resolveVenues'>;

/** Returns venue ids by reference key and creates missing venues. Needs the writer lock. */
export async function ensureVenues(query: Query, rules: VenueRules, references: VenueReference[]) {
  if (references.length === 0) return new Map<string, string>();
  const [centres, known] = await allSettled([findCentres(query, references), findSameCore(query, rules, references)]);
  const requests = references.map((venue) => ({ ...venue, centre: centres.get(venue.city_id) ?? null }));
  const { ids, created, enriched } = rules.resolveVenues(requests, known);
  const zones = new Map(references.map(({ id, timezone }) => [id, timezone]));
  await insertVenues(
    query,
    created.map((venue) => ({ ...venue, core_key: buildCoreKey(rules, venue), timezone: zones.get(venue.id) ?? null })),
  );
  await updateVenues(query, enriched);
  return ids;
}

const buildCoreKey = (
  { venueCore }: VenueRules,
  { names: [name = ''], ...place }: Pick<KnownVenue, 'names' | 'city_name' | 'country_code'>,
) => venueCore({ ...place, name });

async function findCentres(query: Query, venues: VenueReference[]): Promise<Map<number | null, Position>> {
  const ids = [...new Set(venues.map(({ city_id }) => city_id))].filter((id) => id !== null);
  const rows = await query<Position & { id: number }>(sql`
    SELECT id, lat, lng FROM city WHERE id = ANY(${ids}::int[]) AND lat IS NOT NULL`);
  return new Map(rows.map(({ id, lat, lng }) => [id, { lat, lng }]));
}

// About 200 m: sources may place a venue in different towns.
const AROUND_DEGREES = 0.002;

/** Returns the oldest first. */
function findSameCore(query: Query, rules: VenueRules, venues: VenueReference[]): Promise<KnownVenue[]> {
  const lookups = venues.map((venue) => ({ core: buildCoreKey(rules, venue), city_id: venue.city_id, lat: venue.lat }));
  return query<KnownVenue>(sql`
    SELECT v.id, v.disambiguation, v.name || v.other_names AS names, v.address, v.city_id, c.name AS city_name, v.country_code, v.lat, v.lng,
      CASE WHEN c.lat IS NOT NULL THEN json_build_object('lat', c.lat, 'lng', c.lng) END AS centre
    FROM venue v LEFT JOIN city c ON c.id = v.city_id
    WHERE v.id = ANY(ARRAY(
      SELECT f.id FROM ${rowsSql(lookups, { core: 'text', city_id: 'int', lat: 'float8' })} k CROSS JOIN LATERAL (
        SELECT id FROM venue WHERE city_id = k.city_id AND core_key = k.core
        UNION ALL SELECT id FROM venue WHERE city_id IS NULL AND k.city_id IS NULL AND core_key = k.core
        UNION ALL SELECT id FROM venue WHERE core_key = k.core AND lat BETWEEN k.lat - ${AROUND_DEGREES}::float8 AND k.lat + ${AROUND_DEGREES}::float8) f))
    ORDER BY v.id`);
}

async function updateVenues(query: Query, venues: KnownVenue[]): Promise<void> {
  if (venues.length === 0) return;
  const rows = venues.map(({ names: [, ...other_names], ...venue }) => ({ ...venue, other_names }));
  const types = { id: 'uuid', other_names: 'text[]', address: 'text', lat: 'float8', lng: 'float8' };
  await query(sql`
    UPDATE venue v SET other_names = r.other_names, address = r.address, lat = r.lat, lng = r.lng, updated_at = now()
    FROM ${rowsSql(rows, types)} r WHERE v.id = r.id`);
}
