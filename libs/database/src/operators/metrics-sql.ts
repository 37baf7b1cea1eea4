// SQL because Prisma cannot express it: distinct counts, several groupings from one scan of the
// events, and views of the job queue.
import sql, { type Sql } from 'sql-template-tag';

const MAX_PARTNERS = 100;

export const IS_STANDBY: Sql = sql`SELECT pg_is_in_recovery() AS is_standby`;

/** The planner's count of all events. */
export const EVENT_ROWS: Sql = sql`
  SELECT greatest(reltuples, 0)::float8 AS rows FROM pg_class WHERE oid = 'event'::regclass`;

const SAMPLE_ROWS = 50_000;
const MAX_ADDED = 100_000;

/** Counts up to a limit from the index, and beyond it from the sample. */
const addedSql = (since: Sql): Sql => sql`
  (SELECT CASE WHEN added < ${MAX_ADDED} THEN added ELSE greatest(added, (
      SELECT round(weight * count(*) FILTER (WHERE created_at > now() - ${since}))::bigint FROM sample GROUP BY weight)) END
    FROM (SELECT count(*) AS added FROM (
      SELECT FROM event WHERE created_at > now() - ${since} AND withdrawn_at IS NULL LIMIT ${MAX_ADDED}) recent) counted)`;

/**
 * Estimates the metric `events` of a table with about `rows` rows from a sample of its pages. The
 * cities are read from their index, one after the other.
 */
export const estimatedEventsSql = (rows: number): Sql => sql`
  WITH RECURSIVE pages AS MATERIALIZED (
    SELECT category, country_code, runs_until, created_at, withdrawn_at
    FROM event TABLESAMPLE SYSTEM (${Math.min(100, (100 * SAMPLE_ROWS) / rows)}::float8) REPEATABLE (1)),
  sample AS (
    SELECT p.*, ${rows}::float8 / w.sampled AS weight FROM pages p, (SELECT count(*) AS sampled FROM pages) w WHERE withdrawn_at IS NULL),
  groups AS (
    SELECT category, country_code, sum(weight) AS events, sum(weight) FILTER (WHERE runs_until > now()) AS upcoming FROM sample GROUP BY 1, 2),
  categories AS (SELECT category, round(sum(events))::bigint AS events FROM groups GROUP BY 1),
  countries AS (SELECT country_code, round(sum(events))::bigint AS events FROM groups WHERE country_code IS NOT NULL GROUP BY 1),
  cities AS (
    SELECT min(city_id) AS city_id FROM event
    UNION ALL SELECT (SELECT min(e.city_id) FROM event e WHERE e.city_id > c.city_id) FROM cities c WHERE c.city_id IS NOT NULL)
  SELECT json_build_object(
    'estimated', true,
    'total', (SELECT round(coalesce(sum(events), 0))::bigint FROM groups),
    'upcoming', (SELECT round(coalesce(sum(upcoming), 0))::bigint FROM groups),
    'by_category', (SELECT coalesce(json_object_agg(category, events ORDER BY events DESC, category), '{}') FROM categories),
    'by_country', (SELECT coalesce(json_object_agg(country_code, events ORDER BY events DESC, country_code), '{}') FROM countries),
    'cities', (SELECT count(city_id) FROM cities),
    'added_24h', ${addedSql(sql`interval '1 day'`)},
    'added_7d', ${addedSql(sql`interval '7 days'`)}) AS figures`;

/** Statements by the name of their metric. Each returns one row with one column, `figures`. */
export const METRICS: Readonly<Record<'events' | 'news' | 'users' | 'demand' | 'affiliate', Sql>> =
  {
    events: sql`
    WITH groups AS MATERIALIZED (
      SELECT category, country_code, city_id, count(*) AS events, count(*) FILTER (WHERE runs_until > now()) AS upcoming
      FROM event WHERE withdrawn_at IS NULL GROUP BY 1, 2, 3),
    categories AS (SELECT category, sum(events) AS events FROM groups GROUP BY 1),
    countries AS (SELECT country_code, sum(events) AS events FROM groups WHERE country_code IS NOT NULL GROUP BY 1)
    SELECT json_build_object(
      'estimated', false,
      'total', (SELECT coalesce(sum(events), 0) FROM groups),
      'upcoming', (SELECT coalesce(sum(upcoming), 0) FROM groups),
      'by_category', (SELECT coalesce(json_object_agg(category, events ORDER BY events DESC, category), '{}') FROM categories),
      'by_country', (SELECT coalesce(json_object_agg(country_code, events ORDER BY events DESC, country_code), '{}') FROM countries),
      'cities', (SELECT count(DISTINCT city_id) FROM groups),
      'added_24h', (SELECT count(*) FROM event WHERE created_at > now() - interval '1 day' AND withdrawn_at IS NULL),
      'added_7d', (SELECT count(*) FROM event WHERE created_at > now() - interval '7 days' AND withdrawn_at IS NULL)) AS figures`,
    news: sql`
    SELECT json_build_object(
      'articles', (SELECT count(*) FROM article WHERE withdrawn_at IS NULL),
      'languages', (SELECT count(DISTINCT lang) FROM article_text WHERE listed),
      'latest_published_at', (SELECT extract(epoch FROM max(published_at)) FROM article WHERE withdrawn_at IS NULL)) AS figures`,
    // Unconfirmed keys expire after 30 days without use.
    users: sql`
    WITH keys AS (
      SELECT coalesce(greatest(a.tier, s.plan), 'free') AS tier, count(*) AS keys
      FROM api_key k LEFT JOIN account a ON a.id = k.account_id
      LEFT JOIN LATERAL (SELECT max(plan) AS plan FROM subscription WHERE account_id = a.id AND paid_until > now()) s ON true
      WHERE k.revoked_at IS NULL AND (k.account_id IS NOT NULL OR k.last_used_on >= CURRENT_DATE - 30) GROUP BY 1)
    SELECT json_build_object(
      'api_keys', (SELECT coalesce(sum(keys), 0) FROM keys),
      'by_tier', (SELECT coalesce(json_object_agg(tier, keys), '{}') FROM keys),
      'subscribers', (SELECT count(*) FROM subscriber WHERE confirmed_at IS NOT NULL)) AS figures`,
    demand: sql`
    SELECT json_build_object(
      'total', (SELECT coalesce(sum(demands), 0) FROM demand_target),
      'artists', (SELECT count(DISTINCT artist_id) FROM demand_target),
      'cities', (SELECT count(DISTINCT city_id) FROM demand_target)) AS figures`,
    affiliate: sql`
    WITH partners AS (
      SELECT partner, sum(clicks - repeated) AS clicks, sum(repeated) AS repeated FROM click_hour GROUP BY 1)
    SELECT json_build_object(
      'clicks', (SELECT coalesce(sum(clicks), 0) FROM partners),
      'repeated_clicks', (SELECT coalesce(sum(repeated), 0) FROM partners),
      'clicks_24h', (SELECT coalesce(sum(clicks - repeated), 0) FROM click_hour WHERE hour > now() - interval '1 day'),
      'by_partner', (SELECT coalesce(json_object_agg(partner, clicks ORDER BY clicks DESC, partner), '{}')
        FROM (SELECT * FROM partners ORDER BY clicks DESC, partner LIMIT ${MAX_PARTNERS}) most)) AS figures`,
  };

export const WAITING_JOBS = sql`
  SELECT task_identifier AS task, count(*)::int AS waiting, count(*) FILTER (WHERE attempts > 0 AND last_error IS NOT NULL)::int AS failing,
    min(created_at) AS oldest_at, min(run_at) AS ready_at, left(max(last_error), 300) AS last_error
  FROM graphile_worker.jobs GROUP BY 1 ORDER BY 2 DESC, 1`;

export const MAIL_QUEUE = sql`
  SELECT kind, count(*) FILTER (WHERE content IS NOT NULL)::int AS waiting,
    count(*) FILTER (WHERE sent_at > now() - interval '1 day')::int AS sent_24h,
    count(*) FILTER (WHERE dropped_at > now() - interval '1 day')::int AS dropped_24h,
    min(created_at) FILTER (WHERE content IS NOT NULL) AS oldest_at,
    left(max(last_error) FILTER (WHERE content IS NOT NULL), 300) AS last_error
  FROM mail WHERE content IS NOT NULL OR created_at > now() - interval '2 days' GROUP BY 1 ORDER BY 2 DESC, 1`;

export const PARTNER_CLICKS = sql`
  SELECT partner, coalesce(sum(clicks - repeated) FILTER (WHERE hour > now() - interval '1 day'), 0)::int AS clicks_24h,
    sum(clicks - repeated)::int AS clicks_30d, sum(repeated)::int AS repeated_30d
  FROM click_hour WHERE hour > now() - interval '30 days' GROUP BY 1 ORDER BY 3 DESC, 1`;

/** Selects the accounts with the most requests since yesterday (UTC). */
export const busyAccountsSql = (limit: number): Sql => sql`
  SELECT u.account_id, a.email, sum(u.requests)::int AS requests
  FROM usage_day u JOIN account a ON a.id = u.account_id
  WHERE u.day >= (now() AT TIME ZONE 'UTC')::date - 1 GROUP BY 1, 2 ORDER BY 3 DESC, 2 LIMIT ${limit}`;
