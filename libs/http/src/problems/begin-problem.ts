import type { DomainError } from '@marquee/domain';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { logFailure } from './log-failure.ts';
import { PROBLEMS, toDomainError } from './problems.ts';

const RETRY_AFTER_S = 5;

/**
 * Logs a failed request, and sets the status and the headers that do not depend on the form of the
 * response. Returns what to report.
 */
export function beginProblem(res: Response, thrown: unknown, logger: Logger): DomainError {
  const error = toDomainError(thrown);
  const { status } = PROBLEMS[error.code];
  const requestId = getRequestId(res);
  logFailure(logger, { thrown, error, requestId, route: findRoute(res.req) });
  const retryAfterS = error.retryAfterS ?? (error.code === 'unavailable' ? RETRY_AFTER_S : null);
  if (retryAfterS !== null) res.set('Retry-After', String(retryAfterS));
  if (status === 401) res.set('WWW-Authenticate', 'Bearer realm="marquee"');
  res.status(status).set('Cache-Control', 'no-store').removeHeader('ETag');
  return error;
}

/** The path of our route table, which Express notes: it contains no values, such as tokens. */
function findRoute({ method, route }: { method: string; route?: unknown }): string | undefined {
  const isRoute = typeof route === 'object' && route !== null && 'path' in route;
  return isRoute && typeof route.path === 'string' ? `${method} ${route.path}` : undefined;
}

/** Returns the id of a request; empty before it has one. */
export function getRequestId({ locals }: { locals?: Record<string, unknown> }): string {
  const id = locals?.['requestId'];
  return typeof id === 'string' ? id : '';
}
