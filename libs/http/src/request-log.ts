import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { getRequestId } from './begin-problem.ts';
import { redact } from './redact.ts';

/** A response, with what Express adds to it. */
export type AppResponse = ServerResponse & { locals?: Record<string, unknown> };

/** Returns a function that writes one log line for a request when its response ends or its client disconnects. */
export const requestLogger =
  (logger: Logger) =>
  ({ method, url = '' }: IncomingMessage, res: AppResponse): void => {
    const startedAt = performance.now();
    res.once('close', () => {
      logger.info(
        {
          request_id: getRequestId(res),
          method,
          path: redact(url).slice(0, 500),
          status: res.statusCode,
          ms: Math.round((performance.now() - startedAt) * 1000) / 1000,
          ...(!res.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
  };

/** The same as middleware. */
export function requestLog(logger: Logger): RequestHandler {
  const log = requestLogger(logger);
  return (req, res, next) => {
    log(req, res);
    next();
  };
}
