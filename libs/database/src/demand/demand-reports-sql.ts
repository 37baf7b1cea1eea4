// SQL because Prisma cannot express it: ranks over the sums of two periods (window functions), and
// events of an artist, which have no foreign key, with a limit per row or in order of distance.
import sql, { type Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { isShownSql } from './unconfirmed-artists.ts';

/** Stored entries per list; responses contain a part of them. */
const MAX_ENTRIES = 100;
/** Fewer demands are not ranked by growth, otherwise one demand after none would lead. */
const MIN_DEMANDS = 5;

interface Ranking {
  id: string | number;
  rank: number;
  previous_rank: number | null;
  /** Best rank ever for periods of this length. */
  peak_rank: number;
}

export interface LeadingArtist extends Ranking {
  name: string;
  slug: string;
  demands: number;
  cities: number;
}

export interface LeadingCity extends Ranking {
  city: string;
  region?: string | null;
  lat?: number | null;
  lng?: number | null;
  country_code: string | null;
  demands: number;
  artists: number;
}

export interface GrowingArtist extends Ranking {
  name: string;
  slug: string;
  demands: number;
  previous: number;
  /**
   * Increase divided by the previous demands (at least 1): 1.5 means two and a half times as many.
   */
  growth: number;
}

export interface Leaderboard {
  top_artists: LeadingArtist[];
  top_cities: LeadingCity[];
  fastest_growing: GrowingArtist[];
}

/**
 * Computes the leaderboard of the last `days` days (UTC, including today) from daily counters. It
 * reads a row per day and artist, so cache it.
 */
export async function computeLeaderboard(query: Query, days: number): Promise<Leaderboard> {
  const [row] = await query<Leaderboard>(sql`
    WITH artists AS (${rankingSql(SHOWN_DAYS, sql`artist_id`, days)}),
    cities AS (${rankingSql(sql`city_demand_day`, sql`city_id`, days)}),
    top_artists AS (
      SELECT s.id, s.rank, s.previous_rank, least(s.rank, p.place) AS peak_rank, a.name, a.slug, s.demands,
        (SELECT count(*) FROM demand_target t WHERE t.artist_id = s.id AND t.last_demand_at >= ${firstDay(days)}) AS cities
      FROM artists s JOIN artist a ON a.id = s.id ${peakJoin(days)}
      WHERE s.demands > 0 AND s.rank <= ${MAX_ENTRIES} ORDER BY s.rank),
    top_cities AS (
      SELECT s.id, s.rank, s.previous_rank, least(s.rank, p.place) AS peak_rank, c.name AS city, c.region, c.country_code, c.lat, c.lng, s.demands,
        (SELECT count(*) FROM demand_target t WHERE t.city_id = s.id AND t.last_demand_at >= ${firstDay(days)}) AS artists
      FROM cities s JOIN city c ON c.id = s.id ${peakJoin(days)}
      WHERE s.demands > 0 AND s.rank <= ${MAX_ENTRIES} ORDER BY s.rank),
    fastest_growing AS (
      SELECT s.id, s.rank, s.previous_rank, least(s.rank, p.place) AS peak_rank, a.name, a.slug, s.demands, s.previous, s.growth
      FROM (
        SELECT *, round((demands - previous)::numeric / greatest(previous, 1), 2)::float8 AS growth FROM artists
        WHERE demands >= ${MIN_DEMANDS} AND demands > previous ORDER BY growth DESC, demands DESC, id LIMIT ${MAX_ENTRIES}) s
      JOIN artist a ON a.id = s.id ${peakJoin(days)} ORDER BY s.growth DESC, s.demands DESC, s.id)
    SELECT (SELECT coalesce(json_agg(t), '[]'::json) FROM top_artists t) AS top_artists,
      (SELECT coalesce(json_agg(t), '[]'::json) FROM top_cities t) AS top_cities,
      (SELECT coalesce(json_agg(t), '[]'::json) FROM fastest_growing t) AS fastest_growing`);
  return row ?? { top_artists: [], top_cities: [], fastest_growing: [] };
}

const SHOWN_DAYS = sql`(SELECT * FROM artist_demand_day d WHERE ${isShownSql(sql`d.artist_id`)}) shown`;
const today = sql`(now() AT TIME ZONE 'UTC')::date`;
const firstDay = (days: number) =>
  sql`((${today} - ${days}::int + 1)::timestamp AT TIME ZONE 'UTC')`;
const peakJoin = (days: number) =>
  sql`LEFT JOIN demand_peak p ON p.days = ${days} AND p.subject = s.id::text`;

/** Selects demands and ranks in the period and in the previous period of the same length. */
const rankingSql = (table: Sql, id: Sql, days: number) => sql`
  SELECT id, demands, previous, row_number() OVER (ORDER BY demands DESC, id) AS rank,
    CASE WHEN previous > 0 THEN row_number() OVER (ORDER BY previous DESC, id) END AS previous_rank
  FROM (
    SELECT ${id} AS id, coalesce(sum(demands) FILTER (WHERE day > ${today} - ${days}::int), 0)::int AS demands,
      coalesce(sum(demands) FILTER (WHERE day <= ${today} - ${days}::int), 0)::int AS previous
    FROM ${table} WHERE day > ${today} - 2 * ${days}::int GROUP BY 1) figures`;

// Artists with the most demand that are checked for events.
const MAX_CHECKED = 1_000;
const EARTH_KM = 20_038; // half the circumference
// Distances in steps of this size sort before dates.
const DISTANCE_STEP_KM = 50;

export interface Opportunity {
  id: string;
  name: string;
  slug: string;
  demands: number;
}

/** Selects the artists with the most demand in a city that have no upcoming event there. */
export const opportunitiesSql = (
  cityId: number,
  { now, limit }: { now: Date; limit: number },
): Sql => sql`
  SELECT a.id, a.name, a.slug, w.demands
  FROM (
    SELECT t.artist_id, t.demands FROM (
      SELECT artist_id, demands FROM demand_target
      WHERE city_id = ${cityId} AND demands > 0 ORDER BY demands DESC, artist_id LIMIT ${MAX_CHECKED}) t
    LEFT JOIN LATERAL (
      SELECT true AS comes FROM event_artist b JOIN event e ON e.id = b.event_id
      WHERE b.artist_id = t.artist_id AND b.runs_until > ${now} AND e.city_id = ${cityId}
        AND e.withdrawn_at IS NULL AND e.status <> 'cancelled' LIMIT 1) there ON true
    WHERE comes IS NULL AND ${isShownSql(sql`t.artist_id`)} ORDER BY t.demands DESC, t.artist_id LIMIT ${limit}) w
  CROSS JOIN LATERAL (SELECT id, name, slug FROM artist WHERE id = w.artist_id LIMIT 1) a
  ORDER BY w.demands DESC, w.artist_id`;

export interface TourQuery {
  artistId: string;
  cityId: number;
  now: Date;
  farthestKm?: number;
}

/** Selects a row per query: `id` and `distance_km` of the nearest event, null if there is none. */
export function nearestEventsSql(queries: TourQuery[]): Sql {
  const rows = queries.map(({ farthestKm = EARTH_KM, ...query }) => ({ ...query, farthestKm }));
  return sql`
    SELECT n.id, round(n.km::numeric, 1)::float8 AS distance_km
    FROM ROWS FROM (json_to_recordset(${JSON.stringify(rows)})
      AS ("artistId" uuid, "cityId" int, "now" timestamptz, "farthestKm" float8)) WITH ORDINALITY AS w(artist, city, now, farthest, n)
    LEFT JOIN LATERAL (
      SELECT e.id, d.km FROM city c CROSS JOIN event_artist b JOIN event e ON e.id = b.event_id
      CROSS JOIN LATERAL (SELECT CASE WHEN e.city_id = c.id THEN 0 ELSE distance_km(e.lat, e.lng, c.lat, c.lng) END AS km) d
      WHERE c.id = w.city AND b.artist_id = w.artist AND b.starts_at > w.now
        AND e.withdrawn_at IS NULL AND e.status <> 'cancelled' AND coalesce(d.km, ${EARTH_KM}::float8) <= w.farthest
      ORDER BY floor(coalesce(d.km, ${EARTH_KM}::float8) / ${DISTANCE_STEP_KM}::float8), b.starts_at, e.id LIMIT 1) n ON true
    ORDER BY w.n`;
}

export interface WeekCount {
  city_id: number;
  /** 0 is the week that ends today. */
  weeks_ago: number;
  demands: number;
}

/**
 * Counts the demands for an artist by city and week. The weeks end today (UTC). The demands of a
 * target are numbered in the order of their time: a binary search for the number of each week's
 * first one takes as long for a million demands as for a thousand.
 */
export const weeksSql = (
  artistId: string,
  { cityIds, now, weeks }: { cityIds: number[]; now: Date; weeks: number },
): Sql => sql`
  WITH RECURSIVE search AS (
    SELECT t.id, t.city_id, t.demands, w.week, ${endOfDay(now)}::timestamptz - w.week * interval '168 hours' AS start, 0 AS low, t.demands AS high
    FROM demand_target t CROSS JOIN generate_series(1, ${weeks}::int) AS w(week)
    WHERE t.artist_id = ${artistId}::uuid AND t.city_id = ANY(${cityIds}::int[])
    UNION ALL
    SELECT s.id, s.city_id, s.demands, s.week, s.start, CASE WHEN d.counted_at < s.start THEN m.middle ELSE s.low END,
      CASE WHEN d.counted_at < s.start THEN s.high ELSE m.middle - 1 END
    FROM search s CROSS JOIN LATERAL (SELECT (s.low + s.high + 1) / 2 AS middle) m
    LEFT JOIN demand d ON d.target_id = s.id AND d.ordinal = m.middle
    WHERE s.low < s.high)
  SELECT city_id, week - 1 AS weeks_ago, lag(low, 1, demands) OVER (PARTITION BY id ORDER BY week) - low AS demands
  FROM search WHERE low = high`;

const DAY_MS = 86_400_000;
const endOfDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
