/**
 * - `deadline`: no response before the deadline of the request.
 * - `circuit_open`: not tried, because earlier calls failed.
 * - `overloaded`: not tried, because too many calls wait.
 * - `failed`: the connection failed; `cause` is the error of the driver.
 */
export type UnavailableReason = 'deadline' | 'circuit_open' | 'overloaded' | 'failed';

/**
 * A service that this process needs, such as the database, does not respond. A later call may
 * succeed.
 */
export class UnavailableError extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
    this.name = 'UnavailableError';
  }
}
