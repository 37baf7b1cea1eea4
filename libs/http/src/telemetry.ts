import type { Database } from '@marquee/database';
import type { CounterState, Quota } from '@marquee/quota';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const DURATIONS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The Prometheus metrics of a deployable: its process, its requests by route and status, and what `watch…` and `counter` add. */
export function createTelemetry(deployable: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ deployable });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS_S,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'marquee_quota_refusals_total',
    help: 'Requests beyond a limit.',
    labelNames: ['route'],
    registers: [registry],
  });

  const timeRequests: RequestHandler = (req, res, next) => {
    const stop = durations.startTimer();
    res.once('close', () => {
      const route = routeOf(req);
      stop({ method: METHODS.has(req.method) ? req.method : 'other', route, status: String(res.statusCode) });
      if (res.statusCode === 429) refusals.inc({ route });
    });
    next();
  };

  return {
    registry,
    timeRequests,
    watch: watchOn(registry),
    watchTotal: watchTotalOn(registry),
    /** Adds a counter `marquee_<name>_total` that the caller increments. */
    counter: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name: `marquee_${name}_total`, help, labelNames, registers: [registry] }),
  };
}
export type Telemetry = ReturnType<typeof createTelemetry>;

/** Adds a value that is read whenever Prometheus asks: a number, or several by label. One that cannot be read is left out. */
const watchOn =
  (registry: Registry) =>
  (name: string, help: string, read: () => Reading | Promise<Reading>): void => {
    const gauge = new Gauge<'of'>({
      name: `marquee_${name}`,
      help,
      labelNames: ['of'],
      registers: [registry],
      collect: async () => {
        gauge.reset();
        const reading = await Promise.resolve(read()).catch(() => ({}));
        if (typeof reading === 'number') gauge.set(reading);
        else for (const [of, value] of Object.entries(reading)) gauge.set({ of }, value);
      },
    });
  };

/** Adds totals that only grow, kept by the caller, as the counter `marquee_<name>_total`: one number, or several by label. */
const watchTotalOn =
  (registry: Registry) =>
  (name: string, help: string, read: () => Reading): void => {
    const counter = new Counter<'of'>({
      name: `marquee_${name}_total`,
      help,
      labelNames: ['of'],
      registers: [registry],
      collect: () => {
        counter.reset();
        const reading = read();
        if (typeof reading === 'number') counter.inc(reading);
        else for (const [of, value] of Object.entries(reading)) counter.inc({ of }, value);
      },
    });
  };

type Reading = number | Readonly<Record<string, number>>;

interface WatchedServer {
  database: Pick<Database, 'pool' | 'state'>;
  quota: Pick<Quota, 'state'>;
  /** Null if the deployable caches no responses. */
  responseCache: { counts: () => Readonly<Record<string, number>> } | null;
}

/** Adds what every deployable that answers requests has: its connections, its counters and its response cache. */
export function watchServer(telemetry: Telemetry, { database, quota, responseCache }: WatchedServer): void {
  watchPool(telemetry, database);
  telemetry.watch('counters_state', 'State of the request counters: 1 for the current one.', () =>
    Object.fromEntries(COUNTER_STATES.map((state) => [state, Number(quota.state() === state)])),
  );
  telemetry.watch('database_up', '1 while the database responds, 0 while the circuit breaker is open.', () =>
    Number(database.state() === 'ok'),
  );
  if (responseCache)
    telemetry.watchTotal('response_cache', 'Look-ups in the response cache by result.', responseCache.counts);
}

const COUNTER_STATES = ['ok', 'local', 'degraded'] as const satisfies CounterState[];

/** Adds the number of connections of a pool, and of callers that wait for one. */
export function watchPool({ watch }: Telemetry, { pool }: Pick<Database, 'pool'>): void {
  watch('database_connections', 'Connections of the pool.', () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waited_for: pool.waitingCount,
  }));
}

// Paths are anybody's text: only those of our own tables become labels.
function routeOf(req: Request): string {
  const route: unknown = req.route;
  const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : null;
  return typeof path === 'string' ? path : 'none';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);
