import { retryAfterOf } from './retry-after.ts';

export interface RetryLimits {
  /** Calls in all, the first one among them. */
  attempts: number;
  /** An answer that asks for a longer wait is an error at once. */
  longestWaitS: number;
}

export type Fetch = (request: Request) => Promise<Response>;

const REFUSED_FOR_NOW = [429, 503];
const MAX_WAIT_S = 2_000_000; // timers count milliseconds in 31 bits

/** Calls again where the answer says when. Only reads: whether a write that failed was done, nobody knows. */
export const retrying =
  (fetch: Fetch, { attempts, longestWaitS }: RetryLimits): Fetch =>
  async (request) => {
    const mostS = Math.min(longestWaitS, MAX_WAIT_S);
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(request);
      const waitS = REFUSED_FOR_NOW.includes(response.status) ? retryAfterOf(response.headers) : undefined;
      if (request.method !== 'GET' || attempt >= attempts || waitS === undefined || waitS > mostS) return response;
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
