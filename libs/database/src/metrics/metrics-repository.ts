import { formatInstant } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { METRICS } from './metrics-sql.ts';

/** Counts of the whole platform. */
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
  /** `latest_published_at` in seconds since 1970. */
  news: { articles: number; languages: number; latest_published_at: number | null };
  users: { api_keys: number; by_tier: Record<string, number>; subscribers: number };
  demand: { total: number; artists: number; cities: number };
  affiliate: { clicks: number; repeated_clicks?: number; clicks_24h: number; by_partner: Record<string, number> };
}

/** When figures were counted, and what they are. */
export interface MetricsSnapshot {
  taken_at: string;
  figures: Metrics;
}

// Kept by the database, then by this process, then as an answer for 30 s: a minute at most.
const FRESH_S = 12;
const COUNTING_LOCK = 7_304_118;

interface FiguresRow {
  taken_at: Date;
  figures: Metrics;
}

export function createMetricsRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  let last: { figures: MetricsSnapshot; until: number } | null = null;
  let taking: Promise<MetricsSnapshot> | null = null;

  /** At most a minute old. Counted once in 12 s by all instances together, however often they are asked. */
  async function read(): Promise<MetricsSnapshot> {
    if (last && last.until > Date.now()) return last.figures;
    taking ??= readOrTake(query, transaction).finally(() => {
      taking = null;
    });
    const figures = await taking;
    last = { figures, until: Date.now() + FRESH_S * 1_000 };
    return figures;
  }
  return { read };
}
export type MetricsRepository = ReturnType<typeof createMetricsRepository>;

async function readOrTake(query: Query, transaction: Database['transaction']): Promise<MetricsSnapshot> {
  const [kept] = await query<FiguresRow>(FRESH);
  if (kept) return toTaken(kept);
  return transaction(async (inTransaction) => {
    await inTransaction(sql`SELECT pg_advisory_xact_lock(${COUNTING_LOCK})`); // the others wait for the first, and read
    const [meanwhile] = await inTransaction<FiguresRow>(FRESH);
    return toTaken(meanwhile ?? (await snapshot(inTransaction)));
  });
}

const FRESH = sql`SELECT taken_at, figures FROM figures WHERE taken_at > clock_timestamp() - make_interval(secs => ${FRESH_S})`;

async function snapshot(query: Query): Promise<FiguresRow> {
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
  if (!row) throw new Error('figures were not stored');
  return row;
}

const toTaken = ({ taken_at, figures }: FiguresRow): MetricsSnapshot => ({
  taken_at: formatInstant(taken_at),
  figures,
});
