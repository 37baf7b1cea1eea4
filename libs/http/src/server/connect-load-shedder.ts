import type { Database } from '@marquee/database';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import {
  createAcceptMeter,
  createLoadShedder,
  TICK_MS,
  type AcceptMeter,
  type Telemetry,
} from '../index.ts';

interface ConnectParts {
  database: Pick<Database, 'pool' | 'rejectedCalls'>;
  logger: Logger;
  telemetry: Telemetry | null;
  deadlineMs: number | undefined;
}

/** Creates the load shedder of a server and its metric. */
export function connectLoadShedder({ database, logger, telemetry, deadlineMs }: ConnectParts): {
  shedLoad: RequestHandler;
  acceptMeter: AcceptMeter;
} {
  const { pool, rejectedCalls } = database;
  const acceptMeter = createAcceptMeter();
  const poolSize = pool.options.max;
  const { middleware, tick, shed } = createLoadShedder({
    poolSize,
    logger,
    deadlineMs,
    waiting: acceptMeter.waiting,
  });
  const ticking = setInterval(() => {
    if (pool.ended) clearInterval(ticking);
    else tick();
  }, TICK_MS).unref();
  telemetry?.watchTotal('requests_shed', 'Requests rejected because of overload.', shed);
  telemetry?.watchTotal(
    'database_calls_rejected',
    'Calls rejected because too many wait for a connection.',
    rejectedCalls,
  );
  return { shedLoad: middleware, acceptMeter };
}
