import { UnavailableError, type UnavailableReason } from '@marquee/domain';
import pg from 'pg';

const MESSAGES: Record<UnavailableReason, string> = {
  deadline: 'the database did not respond before the deadline of the request',
  circuit_open: 'the database is unavailable (circuit breaker)',
  overloaded: 'too many requests wait for a connection to the database',
  failed: 'the database is unavailable',
};

/**
 * The database was not used or did not respond in time. Statements that were sent may still be
 * committed.
 */
export class DatabaseUnavailableError extends UnavailableError {
  constructor(reason: UnavailableReason, cause?: unknown) {
    super(
      reason,
      cause instanceof Error ? `${MESSAGES[reason]}: ${describe(cause)}` : MESSAGES[reason],
      { cause },
    );
    this.name = 'DatabaseUnavailableError';
  }
}

// If all addresses of a host refuse a connection, the error has a code and no message.
const describe = (error: Error): string =>
  error.message || ('code' in error ? String(error.code) : error.name);

/** Returns true if the database cannot be reached or does not respond in time. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 08: connection, 28 and 3D: no such user or database, 53: resources, 55000: it accepts no
  // connections, 57: shutdown and timeout, 25006: read-only, 42501: the role may not.
  if (
    /^(08|28|3D|53|57|58)|^(25006|42501|55000)$|^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOST|EAI_)/.test(
      code,
    )
  )
    return true;
  return /timeout|Connection terminated|not queryable|the pool/i.test(error.message);
}

/**
 * Wraps an error that `isUnavailable` recognises by its code or message, so that other layers do
 * not need to know the driver.
 */
export const asUnavailable = (error: unknown): unknown =>
  isUnavailable(error) && !(error instanceof DatabaseUnavailableError)
    ? new DatabaseUnavailableError('failed', error)
    : error;

/** Whether a call was rejected because too many wait for a connection. */
export const isOverload = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError && error.reason === 'overloaded';

const STATEMENT_CANCELED = '57014';
const NOT_PERMITTED = '42501';

export const isConnectionIntact = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (!isUnavailable(error) || error.code === STATEMENT_CANCELED || error.code === NOT_PERMITTED);
