import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../error-text.ts';
import type { FetchAddress } from '../fetch/fetch-address.ts';
import { PrivateAddressError } from '../fetch/private-address-error.ts';
import { retryDelayMs } from '../fetch/retry-delay.ts';
import type { KeySetting } from '../fetch/settings.ts';
import { parseResponse, type Failure, type Page } from './parse-response.ts';

export type FetchPage = (url: URL) => Promise<Page>;

/** A page that could not be fetched after several attempts. The run continues without it. */
export class PageFetchError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'PageFetchError';
  }
}

const PAGE_TIMEOUT_MS = 60_000;

/** How an API may be called. */
export interface ApiAccess {
  key: KeySetting;
  /** Adds the key to the URL, or returns it as headers. */
  authorise: (url: URL, key: string) => Record<string, string>;
  requestsPerSecond: number;
  /** Per run. Protects the daily quota of the key. */
  maxRequests: number;
}

export interface ApiClientOptions {
  api: ApiAccess;
  key: string;
  fetchAddress: FetchAddress;
  /** Milliseconds; for tests. */
  wait?: (pauseMs: number) => Promise<unknown>;
  /** Milliseconds; for tests. */
  clock?: () => number;
}

/**
 * Fetches pages of an API within its rate limit and retries if it is overloaded or broken. Throws a
 * PageFetchError for a page that remains broken. Throws an Error that ends the run if the key is
 * rejected, the rate limit persists or the API is down.
 */
export function createApiClient({
  api,
  key,
  fetchAddress,
  wait = sleep,
  clock = Date.now,
}: ApiClientOptions): FetchPage {
  let requests = 0;
  let earliest = 0;

  async function attempt(url: URL, name: string): Promise<Page | Failure> {
    if (++requests > api.maxRequests)
      throw new Error(
        `${url.host}: the limit of ${String(api.maxRequests)} requests per run is reached.`,
      );
    const requestedAt = clock();
    const pauseMs = earliest - requestedAt;
    earliest = Math.max(earliest, requestedAt) + 1000 / api.requestsPerSecond;
    if (pauseMs > 0) await wait(pauseMs);
    const authorisedUrl = new URL(url);
    const headers = { accept: 'application/json', ...api.authorise(authorisedUrl, key) };
    const response = fetchAddress(authorisedUrl.href, { headers, totalTimeoutMs: PAGE_TIMEOUT_MS });
    return response.then((fetched) => parseResponse(fetched, name, api.key), toFailure);
  }

  return async (url) => {
    const name = url.host + url.pathname;
    for (let attempts = 1; ; attempts++) {
      const result = await attempt(url, name);
      if (!('problem' in result)) return result;
      const pauseMs = result.retry && retryDelayMs(attempts + 1, result.retry);
      if (pauseMs === null && result.endsRun) throw new Error(`${name} ${result.problem}.`);
      if (pauseMs === null) throw new PageFetchError(result.problem);
      await wait(pauseMs);
    }
  };
}

function toFailure(error: unknown): Failure {
  const isBlocked = error instanceof Error && error.cause instanceof PrivateAddressError;
  // the message starts with the address
  const problem = errorMessage(error).replace(/^\S+ /, '').replace(/\.$/, '');
  return { problem, retry: isBlocked ? null : { afterMs: null }, endsRun: true };
}
