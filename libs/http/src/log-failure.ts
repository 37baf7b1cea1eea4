import { DomainError } from '@marquee/domain';
import type { Logger } from 'pino';

interface Failure {
  /** As thrown. */
  thrown: unknown;
  /** As reported to the caller. */
  error: DomainError;
  requestId?: string;
  /** First part of the event's name. */
  subject?: 'request' | 'call';
}

/**
 * Logs a failure of ours: with its stack if it is unexpected. An outage is one short warning per request, because `database.state`
 * reports it. A deliberate refusal (`unavailable` without a cause, such as payments that are not configured) is an info line, because
 * it repeats with every request.
 */
export function logFailure(logger: Logger, { thrown, error, requestId, subject = 'request' }: Failure): void {
  const fields = requestId === undefined ? {} : { request_id: requestId };
  if (error.code === 'internal_error') logger.error({ ...fields, err: thrown }, `${subject}.failed`);
  if (error.code !== 'unavailable') return;
  const isDeliberate = thrown instanceof DomainError && thrown.cause === undefined;
  logger[isDeliberate ? 'info' : 'warn']({ ...fields, detail: detailOf(thrown) }, `${subject}.unavailable`);
}

function detailOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  if (thrown.cause instanceof Error) return `${thrown.message} ${detailOf(thrown.cause)}`;
  // A connection that all addresses of a host refuse has a code and no message.
  return thrown.message || ('code' in thrown ? String(thrown.code) : thrown.name);
}
