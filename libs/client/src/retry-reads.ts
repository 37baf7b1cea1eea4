import { parseRetryAfter } from './retry-after.ts';

export interface RetryLimits {
  /** The maximum number of attempts, including the first. */
  attempts: number;
  /** If Retry-After is longer, the call fails immediately. */
  maxWaitS: number;
}

export type Fetch = (request: Request) => Promise<Response>;

const RETRYABLE_STATUSES = [429, 503];
const MAX_TIMER_S = 2_000_000; // timers count milliseconds in 31 bits

/**
 * Retries reads after the time in Retry-After. Writes are not retried, because a failed one may
 * have taken effect.
 */
export const retryReads =
  (fetch: Fetch, { attempts, maxWaitS }: RetryLimits): Fetch =>
  async (request) => {
    const limitS = Math.min(maxWaitS, MAX_TIMER_S);
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(request);
      const waitS = RETRYABLE_STATUSES.includes(response.status)
        ? parseRetryAfter(response.headers)
        : undefined;
      if (request.method !== 'GET' || attempt >= attempts || waitS === undefined || waitS > limitS)
        return response;
      await response.body?.cancel();
      await wait(waitS * 1000, request.signal);
    }
  };

function wait(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
