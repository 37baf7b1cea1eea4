import type { DomainError } from '@marquee/domain';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { logFailure } from './log-failure.ts';
import { PROBLEMS, toDomainError } from './problems.ts';

const RETRY_AFTER_S = 5;

/** Logs a failed request, and sets the status and the headers that do not depend on the form of the response. Returns what to report. */
export function beginProblem(res: Response, thrown: unknown, logger: Logger): DomainError {
  const error = toDomainError(thrown);
  const { status } = PROBLEMS[error.code];
  logFailure(logger, { thrown, error, requestId: getRequestId(res) });
  const retryAfterS = error.retryAfterS ?? (error.code === 'unavailable' ? RETRY_AFTER_S : null);
  if (retryAfterS !== null) res.set('Retry-After', String(retryAfterS));
  if (status === 401) res.set('WWW-Authenticate', 'Bearer realm="marquee"');
  res.status(status).set('Cache-Control', 'no-store').removeHeader('ETag');
  return error;
}

/** Returns the id of a request; empty before it has one. */
export function getRequestId({ locals }: { locals?: Record<string, unknown> }): string {
  const id = locals?.['requestId'];
  return typeof id === 'string' ? id : '';
}
