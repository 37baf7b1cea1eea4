import type { Venue, VenueSummary } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import type { Circle } from '../events/event-filter.ts';
import type { Found, Page } from '../page.ts';
import { circleConditions, distanceToSql } from './circle-sql.ts';
import { listByName, nameSearch, type NameQuery } from './name-search.ts';
import { withPublicUrls } from './public-urls.ts';
import { cutPage, rankedSql, type RankedRow, type Ranking } from './ranked-sql.ts';
import { recordIdSql } from './record-id-sql.ts';

export interface VenueFilter {
  /** Prefix of the name or of a word in it. Without an exact match, similar names are found. */
  q?: string;
  cityIds?: number[];
  countryCode?: string;
  near?: Circle;
  now: Date;
}

export function createVenueRepository(database: Pick<Database, 'query' | 'transaction'>) {
  const { query } = database;

  /** Returns one page by distance, best match or name. Distances are in kilometres, rounded to metres. */
  async function list({ q, ...filter }: VenueFilter, page: Page): Promise<Found<VenueSummary>> {
    if (q === undefined) return listOn(query, filter, page);
    return listByName(database, { text: q, page }, (query, name, page) => listOn(query, { ...filter, name }, page));
  }

  /** Finds a venue by a current or former slug or id. */
  async function find(idOrSlug: string, now: Date): Promise<Venue | null> {
    const [found] = await query<{ id: string }>(recordIdSql('venue', idOrSlug));
    if (!found) return null;
    return (await findRecords(query, [found.id], now)).get(found.id) ?? null;
  }
  return { list, find };
}
export type VenueRepository = ReturnType<typeof createVenueRepository>;

type ListFilter = Omit<VenueFilter, 'q'> & { name?: NameQuery };

async function listOn(query: Query, filter: ListFilter, page: Page): Promise<Found<VenueSummary>> {
  const { items, next } = cutPage(await query<RankedRow>(rankedSql(toRanking(filter), page)), page);
  const ids = items.map(({ id }) => id);
  const records = await findRecords(query, ids, filter.now);
  const isNear = filter.near !== undefined;
  const venues = items.flatMap(({ id, key }): VenueSummary[] => {
    const venue = records.get(id);
    if (!venue) return [];
    return [isNear ? { ...venue, distance_km: Math.round(Number(key) * 1000) / 1000 } : venue];
  });
  return { items: venues, next };
}

function toRanking({ name, cityIds, countryCode, near }: ListFilter): Ranking {
  const search = name && nameSearch(sql`n.name_key`, name);
  const conditions: Sql[] = [];
  if (search) conditions.push(search.condition);
  if (cityIds) conditions.push(inCitiesSql(cityIds));
  if (countryCode) conditions.push(sql`n.country_code = ${countryCode}`);
  if (near) conditions.push(...circleConditions(near));
  const byName = search?.key ?? sql`n.name_key COLLATE "C"`;
  return { table: sql`venue`, conditions, key: near ? distanceToSql(near) : byName };
}

/** Uses `=` for one city, because the index then returns the venues in order. */
function inCitiesSql(ids: number[]): Sql {
  const [only, ...others] = ids;
  return only !== undefined && others.length === 0
    ? sql`n.city_id = ${only}::int`
    : sql`n.city_id = ANY(${ids}::int[])`;
}

/** `upcoming_events` counts what GET /events?venue= lists. Prepared, because the plan does not depend on the ids. */
async function findRecords(query: Query, ids: string[], now: Date): Promise<Map<string, Venue>> {
  if (ids.length === 0) return new Map();
  const { text, values } = sql`
    SELECT v.id, v.slug, v.name, v.address, c.name AS city, c.region, v.country_code, v.lat, v.lng, v.timezone, v.capacity,
      v.url, v.image_url, (
        SELECT count(*)::int FROM event e
        WHERE e.venue_id = v.id AND e.runs_until > ${now} AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
      ) AS upcoming_events
    FROM venue v LEFT JOIN city c ON c.id = v.city_id WHERE v.id = ANY(${ids}::uuid[])`;
  const rows = await query<Venue>({ name: 'venue_records', text, values });
  return new Map(rows.map((venue) => [venue.id, withPublicUrls(venue)]));
}
