import type { Database } from '@marquee/database';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createAcceptMeter, type AcceptMeter } from './accept-meter.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { createPoolGauge, type GaugedPool } from './pool-gauge.ts';
import { REQUEST_DEADLINE_MS } from './request-deadline.ts';
import { createStallMeter, TICK_MS } from './stall-meter.ts';
import { createSustained } from './sustained.ts';
import type { Telemetry } from './telemetry.ts';

// Shares of a request's deadline: 150 ms and 100 ms of 2.5 s. A connection that is free soon is worth waiting for; beyond that,
// every request would only wait longer.
const MAX_POOL_WAIT = 0.06;
const MAX_STALL = 0.04;
// Some 100 ms of waiting. A shorter queue also comes from a few clients that open a connection per request.
const MAX_WAITING_PER_CONNECTION = 4;
/** A burst of some dozen requests passes within this time; what lasts longer is overload. */
const SUSTAINED_MS = 500;
// Bounds memory only: cached reads and batched writes hardly need a connection, so many of them are no overload.
const MAX_PER_CONNECTION = 100;
const LOG_INTERVAL_MS = 10_000;

export interface LoadShedderParts {
  pool: GaugedPool;
  logger: Pick<Logger, 'warn'>;
  /** Connections that wait to be accepted. */
  waiting?: () => number;
  /** Requests in progress at most, per connection of the pool. */
  maxPerConnection?: number;
  /** Of a request, in milliseconds. */
  deadlineMs?: number | undefined;
  now?: () => number;
}

/**
 * Bounds the requests in progress by what the pool and the event loop can serve: none is refused while there are fewer than
 * connections, unless many more wait to be accepted. Call `tick` every `TICK_MS`.
 */
export function createLoadShedder(parts: LoadShedderParts) {
  const { pool, logger, waiting = () => 0, maxPerConnection = MAX_PER_CONNECTION } = parts;
  const { deadlineMs = REQUEST_DEADLINE_MS, now = () => performance.now() } = parts;
  const stall = createStallMeter(now);
  const poolWaitMs = createPoolGauge(pool, now);
  const slowPool = createSustained({ intervalMs: SUSTAINED_MS, now });
  const slowLoop = createSustained({ intervalMs: SUSTAINED_MS, now });
  const isPoolSlow = () => slowPool.observe(poolWaitMs() > MAX_POOL_WAIT * deadlineMs);
  const isLoopSlow = () => slowLoop.observe(stall.stallMs() > MAX_STALL * deadlineMs);
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
      waiting() > MAX_WAITING_PER_CONNECTION * poolSize || (inProgress >= poolSize && (isPoolSlow() || isLoopSlow())),
    onRefused,
  });
  const tick = (): void => {
    stall.tick();
    isPoolSlow();
    isLoopSlow();
    waiting();
  };
  return { middleware, tick, shed: () => shed };
}

interface ConnectParts {
  database: Pick<Database, 'pool'>;
  logger: Logger;
  telemetry: Telemetry | null;
  deadlineMs: number | undefined;
}

/** The load shedder of a server, as middleware, with its metric. */
export function connectLoadShedder({ database: { pool }, logger, telemetry, deadlineMs }: ConnectParts): {
  shedLoad: RequestHandler;
  acceptMeter: AcceptMeter;
} {
  const acceptMeter = createAcceptMeter();
  const { middleware, tick, shed } = createLoadShedder({ pool, logger, deadlineMs, waiting: acceptMeter.waiting });
  const ticking = setInterval(() => {
    if (pool.ended) clearInterval(ticking);
    else tick();
  }, TICK_MS).unref();
  telemetry?.watchTotal('requests_shed', 'Requests refused because of overload.', shed);
  return { shedLoad: middleware, acceptMeter };
}
