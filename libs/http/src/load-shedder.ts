import type { Database } from '@marquee/database';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createAcceptMeter, type AcceptMeter } from './accept-meter.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { createPoolGauge, type GaugedPool } from './pool-gauge.ts';
import { createStallMeter, TICK_MS } from './stall-meter.ts';
import { createSustained } from './sustained.ts';
import type { Telemetry } from './telemetry.ts';

// A connection that is free soon is worth waiting for; beyond that, every request would only wait longer.
const MAX_POOL_WAIT_MS = 150;
const MAX_STALL_MS = 100;
/** A burst of some dozen requests passes within this time; what lasts longer is overload. */
const SUSTAINED_MS = 500;
// Bounds memory only: cached reads and batched writes hardly need a connection, so many of them are no overload.
const MAX_PER_CONNECTION = 100;
const LOG_INTERVAL_MS = 10_000;

export interface LoadShedderParts {
  pool: GaugedPool;
  logger: Pick<Logger, 'warn'>;
  /** Whether connections wait to be accepted. */
  isBehind?: () => boolean;
  /** Requests in progress at most, per connection of the pool. */
  maxPerConnection?: number;
  now?: () => number;
}

/**
 * Bounds the requests in progress by what the pool and the event loop can serve: none is refused while there are fewer than
 * connections, unless connections wait to be accepted. Call `tick` every `TICK_MS`.
 */
export function createLoadShedder(parts: LoadShedderParts) {
  const { pool, logger, isBehind = () => false, maxPerConnection = MAX_PER_CONNECTION } = parts;
  const { now = () => performance.now() } = parts;
  const stall = createStallMeter(now);
  const poolWaitMs = createPoolGauge(pool, now);
  const slowPool = createSustained({ intervalMs: SUSTAINED_MS, now });
  const slowLoop = createSustained({ intervalMs: SUSTAINED_MS, now });
  const isPoolSlow = () => slowPool.observe(poolWaitMs() > MAX_POOL_WAIT_MS);
  const isLoopSlow = () => slowLoop.observe(stall.stallMs() > MAX_STALL_MS);
  const poolSize = pool.options.max;
  let shed = 0;
  let loggedAt = -Infinity;

  function onRefused(): void {
    shed++;
    if (now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = now();
    logger.warn(
      { shed, pool_wait_ms: Math.round(poolWaitMs()), stall_ms: Math.round(stall.stallMs()) },
      'requests.shed',
    );
  }
  const middleware: RequestHandler = limitConcurrency({
    max: maxPerConnection * poolSize,
    isOverloaded: (inProgress) =>
      (inProgress > 0 && isBehind()) || (inProgress >= poolSize && (isPoolSlow() || isLoopSlow())),
    onRefused,
  });
  const tick = (): void => {
    stall.tick();
    isPoolSlow();
    isLoopSlow();
    isBehind();
  };
  return { middleware, tick, shed: () => shed };
}

interface ConnectParts {
  database: Pick<Database, 'pool'>;
  logger: Logger;
  telemetry: Telemetry | null;
}

/** The load shedder of a server, as middleware, with its metric. */
export function connectLoadShedder({ database: { pool }, logger, telemetry }: ConnectParts): {
  shedLoad: RequestHandler;
  acceptMeter: AcceptMeter;
} {
  const acceptMeter = createAcceptMeter();
  const { middleware, tick, shed } = createLoadShedder({ pool, logger, isBehind: acceptMeter.isBehind });
  const ticking = setInterval(() => {
    if (pool.ended) clearInterval(ticking);
    else tick();
  }, TICK_MS).unref();
  telemetry?.watchTotal('requests_shed', 'Requests refused because of overload.', shed);
  return { shedLoad: middleware, acceptMeter };
}
