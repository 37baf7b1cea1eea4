import { DomainError } from '@marquee/domain';
import type { Logger } from 'pino';

interface Failure {
  /** As thrown. */
  thrown: unknown;
  /** As reported to the caller. */
  error: DomainError;
  requestId: string;
}

/**
 * Logs a failure of ours: with its stack if it is unexpected. A deliberate refusal (`unavailable` without a cause, such as payments that
 * are not configured) is an info line, because it repeats with every request.
 */
export function logFailure(logger: Logger, { thrown, error, requestId }: Failure): void {
  if (error.code !== 'internal_error' && error.code !== 'unavailable') return;
  const isDeliberate = thrown instanceof DomainError && thrown.code === 'unavailable' && thrown.cause === undefined;
  if (isDeliberate) logger.info({ request_id: requestId, detail: thrown.message }, 'request.unavailable');
  else logger.error({ err: thrown, request_id: requestId }, 'request.failed');
}
