import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../error-text.ts';
import type { FetchAddress } from '../fetch/fetch-address.ts';
import { PrivateAddressError } from '../fetch/private-address-error.ts';
import { parseResponse, type Failure, type Page } from './parse-response.ts';
import type { TicketingApi } from './ticketing-apis.ts';

export type FetchPage = (url: URL) => Promise<Page>;

/** A page that cannot be read, tried often enough: the others may still be. */
export class PageFetchError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'LostPage';
  }
}

const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
const MAX_PAGE_MS = 60_000;

export interface ApiClientOptions {
  vendor: TicketingApi;
  key: string;
  fetchAddress: FetchAddress;
  /** Milliseconds; for tests. */
  wait?: (pauseMs: number) => Promise<unknown>;
  /** Milliseconds; for tests. */
  clock?: () => number;
}

/**
 * Asks an API for pages: not faster than it allows, again where it is overloaded or broken. Throws a LostPage for what stays broken,
 * and an Error that ends the run where the key is refused, the rate is exceeded for long, or nobody answers.
 */
export function createApiClient({
  vendor,
  key,
  fetchAddress,
  wait = sleep,
  clock = Date.now,
}: ApiClientOptions): FetchPage {
  let requests = 0;
  let earliest = 0;

  async function attempt(url: URL, name: string): Promise<Page | Failure> {
    if (++requests > vendor.mostRequests)
      throw new Error(`${url.host} was asked ${String(vendor.mostRequests)} times in one run, which is enough.`);
    const askedAt = clock();
    const pauseMs = earliest - askedAt;
    earliest = Math.max(earliest, askedAt) + 1000 / vendor.requestsPerSecond;
    if (pauseMs > 0) await wait(pauseMs);
    const authorised = new URL(url);
    const headers = { accept: 'application/json', ...vendor.authorise(authorised, key) };
    const answer = fetchAddress(authorised.href, { headers, longestMs: MAX_PAGE_MS });
    return answer.then((fetched) => parseResponse(fetched, name, vendor.key), unreachable);
  }

  return async (url) => {
    const name = url.host + url.pathname;
    for (let attempts = 1; ; attempts++) {
      const answer = await attempt(url, name);
      if (!('problem' in answer)) return answer;
      const pauseMs = pauseBefore(attempts + 1, answer);
      if (pauseMs === null && answer.endsRun) throw new Error(`${name} ${answer.problem}.`);
      if (pauseMs === null) throw new PageFetchError(answer.problem);
      await wait(pauseMs);
    }
  };
}

/** Milliseconds, doubled from time to time unless the server says how long; null where it is given up. */
function pauseBefore(attempt: number, { again }: Failure): number | null {
  if (again === null || attempt > MAX_ATTEMPTS) return null;
  const pauseMs = again.afterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 2);
  return pauseMs <= MAX_PAUSE_MS ? pauseMs : null;
}

function unreachable(error: unknown): Failure {
  const isRefused = error instanceof Error && error.cause instanceof PrivateAddressError;
  const problem = messageOf(error).replace(/^\S+ /, '').replace(/\.$/, ''); // it begins with the address
  return { problem, again: isRefused ? null : { afterMs: null }, endsRun: true };
}
