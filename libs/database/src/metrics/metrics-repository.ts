import { formatInstant } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { METRICS } from './metrics-sql.ts';

export interface Metrics {
  events: {
    total: number;
    upcoming: number;
    by_category: Record<string, number>;
    by_country: Record<string, number>;
    cities: number;
    added_24h: number;
    added_7d: number;
  };
  /** `latest_published_at` is in seconds since 1970. */
  news: { articles: number; languages: number; latest_published_at: number | null };
  users: { api_keys: number; by_tier: Record<string, number>; subscribers: number };
  demand: { total: number; artists: number; cities: number };
  affiliate: { clicks: number; repeated_clicks?: number; clicks_24h: number; by_partner: Record<string, number> };
}

export interface MetricsSnapshot {
  taken_at: string;
  figures: Metrics;
}

// Cached by the database and by the process, then for 30 s as a response: a minute in all.
const TTL_S = 12;
const COUNTING_LOCK = 7_304_118;

interface FiguresRow {
  taken_at: Date;
  figures: Metrics;
}

export function createMetricsRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  let last: { figures: MetricsSnapshot; until: number } | null = null;
  let pending: Promise<MetricsSnapshot> | null = null;

  /** Returns metrics that are at most a minute old. All instances together count at most once in 12 s. */
  async function read(): Promise<MetricsSnapshot> {
    if (last && last.until > Date.now()) return last.figures;
    pending ??= readOrCount(query, transaction).finally(() => {
      pending = null;
    });
    const figures = await pending;
    last = { figures, until: Date.now() + TTL_S * 1_000 };
    return figures;
  }
  return { read };
}
export type MetricsRepository = ReturnType<typeof createMetricsRepository>;

async function readOrCount(query: Query, transaction: Database['transaction']): Promise<MetricsSnapshot> {
  const [cached] = await query<FiguresRow>(READ_CACHED);
  if (cached) return toSnapshot(cached);
  return transaction(async (inTransaction) => {
    await inTransaction(sql`SELECT pg_advisory_xact_lock(${COUNTING_LOCK})`); // other instances wait and then read the result
    const [counted] = await inTransaction<FiguresRow>(READ_CACHED);
    return toSnapshot(counted ?? (await countMetrics(inTransaction)));
  });
}

const READ_CACHED = sql`SELECT taken_at, figures FROM figures WHERE taken_at > clock_timestamp() - make_interval(secs => ${TTL_S})`;

async function countMetrics(query: Query): Promise<FiguresRow> {
  const counted: [string, unknown][] = [];
  for (const [name, statement] of Object.entries(METRICS)) {
    const [row] = await query<{ figures: unknown }>(statement);
    counted.push([name, row?.figures]);
  }
  const [row] = await query<FiguresRow>(sql`
    INSERT INTO figures (id, taken_at, figures)
    VALUES (1, clock_timestamp(), ${JSON.stringify(Object.fromEntries(counted))}::json)
    ON CONFLICT (id) DO UPDATE SET taken_at = EXCLUDED.taken_at, figures = EXCLUDED.figures
    RETURNING taken_at, figures`);
  if (!row) throw new Error('INSERT … RETURNING returned no row.');
  return row;
}

const toSnapshot = ({ taken_at, figures }: FiguresRow): MetricsSnapshot => ({
  taken_at: formatInstant(taken_at),
  figures,
});
