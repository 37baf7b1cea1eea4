import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A request with the route that Express sets. */
export type RoutedRequest = IncomingMessage & { route?: unknown };

const DURATIONS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the Prometheus metrics of a deployable: its process, and its requests by route and
 * status.
 */
export function createTelemetry(deployable: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ deployable });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Duration of requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS_S,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'marquee_quota_refusals_total',
    help: 'Requests rejected by a quota.',
    labelNames: ['route'],
    registers: [registry],
  });

  /** Counts a request whose response has ended. */
  function countRequest(req: RoutedRequest, { statusCode }: ServerResponse, ms: number): void {
    const { method = '' } = req;
    const route = getRoutePath(req);
    durations.observe(
      { method: METHODS.has(method) ? method : 'other', route, status: statusCode },
      ms / 1000,
    );
    if (statusCode === 429) refusals.inc({ route });
  }
  const timeRequests: RequestHandler = (req, res, next) => {
    const startedAt = performance.now();
    res.once('close', () => {
      countRequest(req, res, performance.now() - startedAt);
    });
    next();
  };

  return {
    registry,
    countRequest,
    timeRequests,
    watch: watchOn(registry),
    watchTotal: watchTotalOn(registry),
    /** Adds a counter `marquee_<name>_total` that the caller increments. */
    counter: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name: `marquee_${name}_total`, help, labelNames, registers: [registry] }),
  };
}
export type Telemetry = ReturnType<typeof createTelemetry>;

/**
 * Adds a gauge that is read at each scrape: a number, or several by label. A gauge whose reading
 * fails is omitted.
 */
const watchOn =
  (registry: Registry) =>
  (name: string, help: string, read: () => Samples | Promise<Samples>): void => {
    const gauge = new Gauge<'of'>({
      name: `marquee_${name}`,
      help,
      labelNames: ['of'],
      registers: [registry],
      collect: async () => {
        gauge.reset();
        const samples = await Promise.resolve(read()).catch(() => ({}));
        if (typeof samples === 'number') gauge.set(samples);
        else for (const [of, value] of Object.entries(samples)) gauge.set({ of }, value);
      },
    });
  };

/**
 * Adds totals that the caller counts as the counter `marquee_<name>_total`: one number, or several
 * by label.
 */
const watchTotalOn =
  (registry: Registry) =>
  (name: string, help: string, read: () => Samples): void => {
    const counter = new Counter<'of'>({
      name: `marquee_${name}_total`,
      help,
      labelNames: ['of'],
      registers: [registry],
      collect: () => {
        counter.reset();
        const samples = read();
        if (typeof samples === 'number') counter.inc(samples);
        else for (const [of, value] of Object.entries(samples)) counter.inc({ of }, value);
      },
    });
  };

type Samples = number | Readonly<Record<string, number>>;

// Clients choose the path. Only paths of our own tables become labels, so the number of labels is
// bounded.
function getRoutePath({ route }: RoutedRequest): string {
  const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : null;
  return typeof path === 'string' ? path : 'none';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);
