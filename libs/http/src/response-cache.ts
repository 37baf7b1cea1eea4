import { freshWithin, STALE_AFTER_MS, UnavailableError } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type { ResponseBody } from './response-body.ts';

const TTL_MS = 30_000;
// The max-age plus stale-while-revalidate that Cache-Control allows to shared caches.
const REVALIDATE_MS = 330_000;
// While the database is unavailable, an old response is better than none. Its Age header states how old it is.
const MAX_STALE_MS = 24 * 3_600_000;
const RETRY_MS = 1_000;
const ENTRY_OVERHEAD_BYTES = 500;

export interface FreshResponse {
  response: ResponseBody;
  /** The response depends on this request and must not be sent to another caller. */
  isPersonal: boolean;
}

export interface CachedResponse extends FreshResponse {
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Set if the response is out of date because the database is unavailable or slow. */
  isStale?: true;
}

interface Entry extends CachedResponse {
  generation: number;
  /** After a failed refresh: when the next one may start. */
  retryAt: number;
}

/**
 * Caches responses for 30 s or until `invalidate` is called. Simultaneous requests with one key create one response.
 * If a refresh takes longer than 0.5 s, its callers get the previous response, up to an age of 5.5 minutes; the refresh continues.
 * While the database is unavailable, the previous response is returned for up to 24 hours.
 */
// eslint-disable-next-line max-lines-per-function -- one state: entries, flights, generation
export function createResponseCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 16),
    sizeCalculation: ({ response }, key) => response.body.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  });
  const single = singleFlight<Entry>();
  const counts = { hits: 0, misses: 0, stale: 0 };
  let generation = 0;

  async function getOrCreate(key: string, create: () => Promise<FreshResponse>): Promise<CachedResponse> {
    const cached = entries.get(key);
    if (cached?.generation === generation && now() - cached.createdAt < TTL_MS) {
      counts.hits++;
      return cached;
    }
    counts.misses++;
    const entry = cached && now() < cached.retryAt ? cached : await refresh(key, create, cached);
    if (entry !== cached) return entry;
    counts.stale++;
    return { ...entry, isStale: true };
  }

  /** Returns a new entry, or the cached one if the refresh is slow or the database is unavailable. */
  async function refresh(key: string, create: () => Promise<FreshResponse>, cached: Entry | undefined): Promise<Entry> {
    // The generation is part of the key: a request after a change must not get a result that was started before it.
    const { result, startedAt } = single(`${String(generation)} ${key}`, () => createEntry(key, create));
    if (!cached) return result;
    const orCached = result.catch((error: unknown) => reuse(cached, { error, now: now() }));
    if (now() - cached.createdAt > REVALIDATE_MS) return orCached;
    return freshWithin(orCached, cached, STALE_AFTER_MS - (performance.now() - startedAt));
  }

  async function createEntry(key: string, create: () => Promise<FreshResponse>): Promise<Entry> {
    const start = { generation, createdAt: now(), retryAt: 0 };
    const entry = { ...(await create()), ...start };
    const isOlder = (entries.peek(key)?.generation ?? 0) > entry.generation;
    if (!entry.isPersonal && !isOlder) entries.set(key, entry);
    return entry;
  }

  return {
    getOrCreate,
    /** Marks all cached responses as out of date. */
    invalidate: () => {
      generation++;
    },
    counts: (): Readonly<typeof counts> => ({ ...counts }),
  };
}
export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Returns the cached entry if the database is unavailable and the entry is not too old. Rethrows the error otherwise. */
function reuse(cached: Entry, { error, now }: { error: unknown; now: number }): Entry {
  if (!(error instanceof UnavailableError) || now - cached.createdAt > MAX_STALE_MS) throw error;
  cached.retryAt = now + RETRY_MS;
  return cached;
}

interface Flight<Result> {
  result: Promise<Result>;
  /** As returned by `performance.now()`. */
  startedAt: number;
}

/** Runs the work of a key once at a time. Calls that arrive meanwhile share its result. */
function singleFlight<Result>() {
  const flights = new Map<string, Flight<Result>>();
  return (key: string, work: () => Promise<Result>): Flight<Result> => {
    const running = flights.get(key);
    if (running) return running;
    const flight = { result: work().finally(() => flights.delete(key)), startedAt: performance.now() };
    flights.set(key, flight);
    return flight;
  };
}
