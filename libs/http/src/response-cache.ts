import { isUnavailable } from '@marquee/database';
import { freshWithin, STALE_AFTER_MS } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type { ResponseBody } from './response-body.ts';

const FRESH_MS = 30_000;
// What Cache-Control allows every shared cache: max-age and stale-while-revalidate.
const REVALIDATE_MS = 330_000;
// While the database is away an old answer is better than none; its Age tells how old.
const STALE_MS = 24 * 3_600_000;
const RETRY_MS = 1_000;
const ENTRY_OVERHEAD_BYTES = 500;

export interface FreshResponse {
  response: ResponseBody;
  /** It says something of this one request, and is not to be given to another. */
  isPersonal: boolean;
}

export interface CachedResponse extends FreshResponse {
  /** Milliseconds since 1970. */
  createdAt: number;
  /** It is the last that could be had: the database is unavailable or slow. */
  isStale?: true;
}

interface Entry extends CachedResponse {
  generation: number;
  /** A refresh failed; the next one starts then. */
  retryAt: number;
}

/**
 * Answers as bytes, by what was asked. One is given for up to 30 s, until `forget` says that the catalogue has changed; requests
 * for the same thing at the same moment are one. A refresh that takes longer than half a second goes on by itself: its callers get
 * the last answer, if that is at most 5.5 minutes old. When the database cannot be reached, the last answer is given, a day long.
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

  async function getOrCreate(key: string, make: () => Promise<FreshResponse>): Promise<CachedResponse> {
    const known = entries.get(key);
    if (known?.generation === generation && now() - known.createdAt < FRESH_MS) {
      counts.hits++;
      return known;
    }
    counts.misses++;
    const found = known && now() < known.retryAt ? known : await refresh(key, make, known);
    if (found !== known) return found;
    counts.stale++;
    return { ...found, isStale: true };
  }

  /** A new entry; the known one if that may be given instead. */
  async function refresh(key: string, make: () => Promise<FreshResponse>, known: Entry | undefined): Promise<Entry> {
    // Who asks after a change does not join those who asked before it.
    const { result, startedAt } = single(`${String(generation)} ${key}`, () => keep(key, make));
    if (!known) return result;
    const orKnown = result.catch((error: unknown) => reuse(known, { error, now: now() }));
    if (now() - known.createdAt > REVALIDATE_MS) return orKnown;
    return freshWithin(orKnown, known, STALE_AFTER_MS - (performance.now() - startedAt));
  }

  async function keep(key: string, make: () => Promise<FreshResponse>): Promise<Entry> {
    const begun = { generation, createdAt: now(), retryAt: 0 };
    const entry = { ...(await make()), ...begun };
    const isOlder = (entries.peek(key)?.generation ?? 0) > entry.generation;
    if (!entry.isPersonal && !isOlder) entries.set(key, entry);
    return entry;
  }

  return {
    getOrCreate,
    /** What was made so far is out of date. */
    invalidate: () => {
      generation++;
    },
    counts: (): Readonly<typeof counts> => ({ ...counts }),
  };
}
export type ResponseCache = ReturnType<typeof createResponseCache>;

/** The last answer in place of an error that says that the database is unavailable. */
function reuse(known: Entry, { error, now }: { error: unknown; now: number }): Entry {
  if (!isUnavailable(error) || now - known.createdAt > STALE_MS) throw error;
  known.retryAt = now + RETRY_MS;
  return known;
}

interface Flight<Result> {
  result: Promise<Result>;
  /** On the clock of `performance.now()`. */
  startedAt: number;
}

/** Runs the work of a key once for all who want it meanwhile. */
function singleFlight<Result>() {
  const flights = new Map<string, Flight<Result>>();
  return (key: string, work: () => Promise<Result>): Flight<Result> => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = { result: work().finally(() => flights.delete(key)), startedAt: performance.now() };
    flights.set(key, flight);
    return flight;
  };
}
