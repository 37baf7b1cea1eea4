import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { getRequestId } from '../problems/begin-problem.ts';
import { redact } from './redact.ts';
import { traceFields } from './trace-fields.ts';

/** A response, with what Express adds to it. */
export type AppResponse = ServerResponse & { locals?: Record<string, unknown> };

/**
 * The message of the line of a request. Its texts are redacted here, so the logger does not parse
 * the line again.
 */
export const REQUEST_LINE = 'request';

const MAX_PATHS = 2_000;
const MAX_PATH_LENGTH = 500;

/**
 * A request when its response ended or its client disconnected. `url` is that of its first line.
 */
export interface EndedRequest {
  method: string | undefined;
  url: string;
  ms: number;
  /** Fields that lead to its trace. The end of a response runs outside of it. */
  trace?: object;
}

/** Returns a function that writes the log line of a request. */
export function requestLogger(logger: Logger) {
  const redactPath = createPathRedactor();
  return ({ method, url, ms, trace }: EndedRequest, res: AppResponse): void => {
    logger.info(
      {
        request_id: redact(getRequestId(res)),
        method,
        path: redactPath(url),
        status: res.statusCode,
        ms: Math.round(ms * 1000) / 1000,
        ...(!res.writableFinished && { aborted: true }),
        ...trace,
      },
      REQUEST_LINE,
    );
  };
}

/** Remembers which paths contain no secret: most requests repeat one. */
function createPathRedactor() {
  const clean = new LRUCache<string, true>({ maxSize: MAX_PATHS, sizeCalculation: () => 1 });
  return (url: string): string => {
    if (clean.has(url)) return url;
    const redacted = redact(url).slice(0, MAX_PATH_LENGTH);
    if (redacted === url) clean.set(url, true);
    return redacted;
  };
}

/** Writes one log line for each request when its response ends or its client disconnects. */
export function requestLog(logger: Logger): RequestHandler {
  const log = requestLogger(logger);
  return ({ method, url }, res, next) => {
    const startedAt = performance.now();
    const trace = traceFields();
    res.once('close', () => {
      log({ method, url, ms: performance.now() - startedAt, trace }, res);
    });
    next();
  };
}
