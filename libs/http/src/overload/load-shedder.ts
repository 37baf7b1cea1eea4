import { createSustained } from '@marquee/runtime';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createStallMeter } from '../connections/stall-meter.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { REQUEST_DEADLINE_MS } from './request-deadline.ts';

// A share of a request's deadline: 100 ms of 2.5 s.
const MAX_STALL = 0.04;
// About 100 ms of waiting. A few clients that open a connection per request also cause a shorter
// queue.
const MAX_WAITING_PER_CONNECTION = 4;
/** A burst of some dozen requests ends within this time. A longer one is overload. */
const SUSTAINED_MS = 500;
// Only limits memory. Cached reads and batched writes hardly need a connection, so a large number
// of them is not overload.
const MAX_PER_CONNECTION = 100;
const LOG_INTERVAL_MS = 10_000;

export interface LoadShedderParts {
  /** The number of connections in the pool. */
  poolSize: number;
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
 * Limits the requests in progress to what the event loop can serve. Up to the number of connections
 * in the pool, a request is rejected only if many connections wait to be accepted. The pool itself
 * rejects calls during overload, because a request may need no connection. Call `tick` every
 * `TICK_MS`.
 */
export function createLoadShedder(parts: LoadShedderParts) {
  const { poolSize, logger, waiting = () => 0, maxPerConnection = MAX_PER_CONNECTION } = parts;
  const { deadlineMs = REQUEST_DEADLINE_MS, now = () => performance.now() } = parts;
  const stall = createStallMeter(now);
  const slowLoop = createSustained({ intervalMs: SUSTAINED_MS, now });
  const isLoopSlow = () => slowLoop.observe(stall.stallMs() > MAX_STALL * deadlineMs);
  let shed = 0;
  let loggedAt = -Infinity;

  function onRefused(): void {
    shed++;
    if (now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = now();
    logger.warn(
      { shed, stall_ms: Math.round(stall.stallMs()), waiting: waiting() },
      'requests.shed',
    );
  }
  const middleware: RequestHandler = limitConcurrency({
    max: maxPerConnection * poolSize,
    isOverloaded: (inProgress) =>
      waiting() > MAX_WAITING_PER_CONNECTION * poolSize || (inProgress >= poolSize && isLoopSlow()),
    onRefused,
  });
  const tick = (): void => {
    stall.tick();
    isLoopSlow();
    waiting();
  };
  return { middleware, tick, shed: () => shed };
}
