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

// Shares of a request's deadline: 150 ms and 100 ms of 2.5 s. A short wait for a connection is acceptable. With a longer queue,
// every request would wait longer.
const MAX_POOL_WAIT = 0.06;
const MAX_STALL = 0.04;
// About 100 ms of waiting. A few clients that open a connection per request also cause a shorter queue.
const MAX_WAITING_PER_CONNECTION = 4;
/** A burst of some dozen requests ends within this time. A longer one is overload. */
const SUSTAINED_MS = 500;
// Only limits memory. Cached reads and batched writes hardly need a connection, so a large number of them is not overload.
const MAX_PER_CONNECTION = 100;
const LOG_INTERVAL_MS = 10_000;

export interface LoadShedderParts {
  pool: GaugedPool;
  logger: Pick<Logger, 'warn'>;
  /** Connections that wait to be accepted. */
  waiting?: () => number;
  /** The maximum number of requests in progress per connection of the pool. */
  maxPerConnection?: number;
  /** The time limit of a request. */
  deadlineMs?: number | undefined;
  now?: () => number;
}

/**
 * Limits the requests in progress to what the pool and the event loop can serve. Up to the number of connections in the pool, a
 * request is rejected only if many connections wait to be accepted. Call `tick` every `TICK_MS`.
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

/** Creates the load shedder of a server and its metric. */
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
  telemetry?.watchTotal('requests_shed', 'Requests rejected because of overload.', shed);
  return { shedLoad: middleware, acceptMeter };
}
