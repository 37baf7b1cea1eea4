import { DomainError, UnavailableError } from '@marquee/domain';
import type { Logger } from 'pino';

interface Failure {
  /** As thrown. */
  thrown: unknown;
  /** As reported to the caller. */
  error: DomainError;
  requestId?: string;
  /** Method and path of the route table. */
  route?: string | undefined;
  /** First part of the event's name. */
  subject?: 'request' | 'call';
}

/**
 * Logs a failure that is not the caller's. An unexpected error is logged with its stack. An outage
 * is a short warning, because `database.state` reports it. `unavailable` without a cause, such as
 * payments that are not configured, is an info line.
 */
export function logFailure(
  logger: Logger,
  { thrown, error, requestId, route, subject = 'request' }: Failure,
): void {
  const fields = {
    ...(requestId !== undefined && { request_id: requestId }),
    ...(route !== undefined && { route }),
  };
  if (error.code === 'internal_error')
    logger.error({ ...fields, err: thrown }, `${subject}.failed`);
  if (error.code !== 'unavailable') return;
  const isDeliberate = thrown instanceof DomainError && thrown.cause === undefined;
  logger[isDeliberate ? 'info' : 'warn'](
    { ...fields, detail: describeCause(thrown) },
    `${subject}.unavailable`,
  );
}

function describeCause(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  if (thrown instanceof UnavailableError) return thrown.message; // contains that of its cause
  if (thrown.cause instanceof Error) return `${thrown.message} ${describeCause(thrown.cause)}`;
  // If all addresses of a host refuse a connection, the error has a code and no message.
  return thrown.message || ('code' in thrown ? String(thrown.code) : thrown.name);
}
