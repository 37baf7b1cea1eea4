import { formatInstant } from '@marquee/domain';
import { steadyNow } from '@marquee/runtime';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import { runWithinHalf } from '../connection/request-deadline.ts';
import { isUnavailable } from '../connection/unavailable.ts';
import type { Prisma } from '../generated/client.ts';
import { lockText } from '../statements/advisory-locks-sql.ts';
import { estimatedEventsSql, EVENT_ROWS, IS_STANDBY, METRICS } from './metrics-sql.ts';

export interface Metrics {
  events: {
    /** The other numbers are estimates from a sample. Absent in metrics of an earlier version. */
    estimated?: boolean;
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
  affiliate: {
    clicks: number;
    repeated_clicks?: number;
    clicks_24h: number;
    by_partner: Record<string, number>;
  };
}

export interface MetricsSnapshot {
  taken_at: string;
  figures: Metrics;
}

// Cached by the database and by the process, then for 30 s as a response: a minute in all.
const TTL_MS = 12_000;
/** Beyond this number of events, they are not counted one by one. */
const MAX_COUNTED = 250_000;
const COUNTING_LOCK = 7_304_118;
const ID = 1; // the only row

export function createMetricsRepository({
  prisma,
  prismaTransaction,
  query,
  replicaStates = null,
  maxCounted = MAX_COUNTED,
}: Pick<Database, 'prisma' | 'prismaTransaction' | 'query'> &
  Partial<Pick<Database, 'replicaStates'>> & { maxCounted?: number }) {
  let last: { figures: MetricsSnapshot; until: number } | null = null;
  let pending: Promise<MetricsSnapshot> | null = null;

  /**
   * Returns metrics that are at most a minute old. All instances together count at most once in 12
   * s.
   */
  async function read(): Promise<MetricsSnapshot> {
    if (last && last.until > steadyNow()) return last.figures;
    pending ??= readOrCount().finally(() => {
      pending = null;
    });
    const figures = await pending;
    last = { figures, until: steadyNow() + TTL_MS };
    return figures;
  }

  async function readOrCount(): Promise<MetricsSnapshot> {
    const cached = await readCached(prisma);
    if (cached) return cached;
    try {
      // a lost primary may not respond
      return await (replicaStates ? runWithinHalf(countOnce) : countOnce());
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return countMetrics(query, maxCounted); // on a replica, which cannot store the result
    }
  }

  const countOnce = (): Promise<MetricsSnapshot> =>
    prismaTransaction(async (client) => {
      // other instances wait and then read the result
      await lockText(queryIn(client), COUNTING_LOCK, 'figures');
      return (
        (await readCached(client)) ??
        storeMetrics(client, await countMetrics(queryIn(client), maxCounted))
      );
    });
  return { read };
}
export type MetricsRepository = ReturnType<typeof createMetricsRepository>;

async function readCached(client: Client): Promise<MetricsSnapshot | null> {
  const takenAt = { gt: new Date(Date.now() - TTL_MS) };
  const stored = await client.platformMetrics.findUnique({ where: { id: ID, takenAt } });
  return (
    stored && {
      taken_at: formatInstant(stored.takenAt),
      figures: stored.figures as unknown as Metrics,
    }
  );
}

async function countMetrics(query: Query, maxCounted: number): Promise<MetricsSnapshot> {
  const [table] = await query<{ rows: number }>(EVENT_ROWS);
  const rows = table?.rows ?? 0;
  const events = rows > maxCounted ? estimatedEventsSql(rows) : METRICS.events;
  const counted: [string, unknown][] = [];
  for (const [name, statement] of Object.entries({ ...METRICS, events })) {
    const [row] = await query<{ figures: unknown }>(statement);
    counted.push([name, row?.figures]);
  }
  return {
    taken_at: formatInstant(new Date()),
    figures: Object.fromEntries(counted) as unknown as Metrics,
  };
}

/** A standby cannot store the snapshot, so that each of its processes counts. */
async function storeMetrics(client: Client, snapshot: MetricsSnapshot): Promise<MetricsSnapshot> {
  const [server] = await queryIn(client)<{ is_standby: boolean }>(IS_STANDBY);
  if (server?.is_standby) return snapshot;
  const figures = snapshot.figures as unknown as Prisma.InputJsonObject;
  const data = { takenAt: new Date(snapshot.taken_at), figures };
  await client.platformMetrics.upsert({
    where: { id: ID },
    create: { id: ID, ...data },
    update: data,
  });
  return snapshot;
}
