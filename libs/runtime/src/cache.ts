import { LRUCache } from 'lru-cache';
import { freshWithin, STALE_AFTER_MS } from './fresh-within.ts';
import { steadyNow } from './steady-now.ts';
import { createTopicIndex } from './topic-index.ts';

export interface CacheOptions<Value> {
  /** How long a value is fresh. 0: the value is returned, but not stored. */
  ttlMs: number | ((value: Value) => number);
  /** The maximum number of entries, or with `toSize` the maximum sum of their sizes. */
  maxSize: number;
  toSize?: (value: Value, key: string) => number;
  /** Larger values are not stored. */
  maxEntrySize?: number;
  /** Without it, an expired value is never returned. */
  stale?: StaleRules;
  /**
   * The topics on which a value depends, for `invalidateTopics`. Without it, a value depends on
   * every topic.
   */
  findTopics?: (value: Value) => readonly string[] | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * When an expired value is returned. Ages count from the start of the load that created the value.
 */
export interface StaleRules {
  onError: (error: unknown, ageMs: number) => boolean;
  /** Up to this age, the value is returned while a load takes longer than 0.5 s. Default: 0. */
  whileSlowMs?: number;
  /** How long no further load starts after one failed. Default: 0. */
  retryMs?: number;
}

export interface CachedValue<Value> {
  value: Value;
  /** When its load started, in milliseconds since 1970. */
  createdAt: number;
  isStale: boolean;
}

interface Entry<Value> {
  value: Value;
  createdAt: number;
  freshUntil: number;
  generation: number;
  /** After a failed refresh: when the next one may start. */
  retryAt: number;
  /** When the latest refresh started, as returned by `performance.now()`. */
  refreshedAt: number;
  topics: readonly string[] | null;
  /** When one of its topics changed first; Infinity if none did. */
  changedAt: number;
}

/**
 * Changes of the next moment need no refresh of their own, so that a value that changes all the
 * time is loaded twice a second.
 */
const REFRESH_DELAY_MS = 500;
/** How long a value is returned after one of its topics has changed, while it is refreshed. */
const MAX_CHANGED_MS = 1_000;

type Load<Value> = () => Promise<Value>;

const NEVER_STALE: StaleRules = { onError: () => false };

/**
 * Caches what `load` returns. Simultaneous calls with one key share one load; a caller that stops
 * waiting does not end it. Errors are not cached. After `invalidate`, stored values count as
 * expired and no call joins a load that started before. After `invalidateTopics`, a value that
 * depends on one of the topics is returned for at most a second more, while one call refreshes it.
 */
// eslint-disable-next-line max-lines-per-function -- one state: entries, loads, generation
export function createCache<Value>({
  ttlMs,
  stale = NEVER_STALE,
  findTopics = () => undefined,
  now = steadyNow,
  ...limits
}: CacheOptions<Value>) {
  const index = createTopicIndex<Entry<Value>>();
  const entries = createStore<Value>(limits, { refresh: refreshEntry, onRemoved: index.remove });
  const running = new Set<RunningLoad>();
  /** The latest load of a key; each value is different. */
  const loads = new Map<string, object>();
  const counts = { hits: 0, misses: 0, stale: 0 };
  let generation = 0;

  async function getEntry(key: string, load: Load<Value>): Promise<CachedValue<Value>> {
    const last = entries.get(key);
    if (last?.generation === generation && now() < last.freshUntil) {
      const changedMs = now() - last.changedAt;
      if (changedMs < MAX_CHANGED_MS) {
        counts.hits++;
        if (changedMs >= REFRESH_DELAY_MS && !loads.has(key))
          entries.forceFetch(key, { forceRefresh: true, context: load }).catch(() => undefined);
        return { value: last.value, createdAt: last.createdAt, isStale: false };
      }
    }
    counts.misses++;
    const entry = last && now() < last.retryAt ? last : await refresh(key, load, last);
    const isStale = entry === last;
    if (isStale) counts.stale++;
    return { value: entry.value, createdAt: entry.createdAt, isStale };
  }

  /** Returns a value that needs no refresh, or undefined. */
  function peek(key: string): CachedValue<Value> | undefined {
    const last = entries.get(key);
    if (last?.generation !== generation || now() >= last.freshUntil) return undefined;
    if (now() - last.changedAt >= REFRESH_DELAY_MS) return undefined;
    counts.hits++;
    return { value: last.value, createdAt: last.createdAt, isStale: false };
  }

  /** Returns a new entry, or `last` if the load is slow or fails and the rules allow it. */
  function refresh(
    key: string,
    load: Load<Value>,
    last: Entry<Value> | undefined,
  ): Promise<Entry<Value>> {
    const loaded = entries.forceFetch(key, { forceRefresh: true, context: load });
    if (!last) return loaded;
    const ageMs = now() - last.createdAt;
    const orLast = loaded.catch((error: unknown) => {
      if (!stale.onError(error, now() - last.createdAt)) throw error;
      last.retryAt = now() + (stale.retryMs ?? 0);
      return last;
    });
    if (ageMs > (stale.whileSlowMs ?? 0)) return orLast;
    return freshWithin(orLast, last, STALE_AFTER_MS - (performance.now() - last.refreshedAt));
  }

  async function refreshEntry(
    key: string,
    load: Load<Value>,
    last?: Entry<Value>,
  ): Promise<Entry<Value>> {
    const start = { generation, createdAt: now(), retryAt: 0, refreshedAt: 0 };
    const changes: RunningLoad = { topics: new Set(), changedAt: Infinity };
    running.add(changes);
    if (last) last.refreshedAt = performance.now();
    const id = {};
    loads.set(key, id);
    try {
      await Promise.resolve(); // lru-cache registers the load after this function returned
      const value = await load();
      const ttl = typeof ttlMs === 'number' ? ttlMs : ttlMs(value);
      const topics = findTopics(value) ?? null;
      const changedAt = isAffected(topics, changes) ? changes.changedAt : Infinity;
      const entry = { ...start, value, freshUntil: start.createdAt + ttl, topics, changedAt };
      if (ttl > 0 && changedAt === Infinity) index.add(entry);
      if (loads.get(key) !== id) storeOutdated(key, entry);
      // lru-cache does not store the result of a deleted load
      else if (ttl === 0) entries.delete(key);
      return entry;
    } finally {
      running.delete(changes);
      if (loads.get(key) === id) loads.delete(key);
    }
  }

  /**
   * Stores the entry of a load that started before an invalidation, as the stale value of a key
   * without a newer one.
   */
  function storeOutdated(key: string, entry: Entry<Value>): void {
    const isOlder = (entries.peek(key)?.generation ?? 0) > entry.generation;
    if (entry.freshUntil > entry.createdAt && !isOlder && !loads.has(key)) entries.set(key, entry);
  }

  /** Marks all stored values as expired. */
  function invalidate(): void {
    generation++;
    for (const key of loads.keys()) {
      const last = entries.peek(key);
      if (last) entries.set(key, last);
      else entries.delete(key);
    }
    loads.clear();
  }

  /** Marks the values that depend on one of these topics as changed. */
  function invalidateTopics(topics: readonly string[] | 'all'): void {
    const changedAt = now();
    for (const entry of index.take(topics)) entry.changedAt = changedAt;
    for (const load of running) {
      load.changedAt = Math.min(load.changedAt, changedAt);
      for (const topic of topics === 'all' ? ['all'] : topics) load.topics.add(topic);
    }
  }

  return {
    get: async (key: string, load: Load<Value>): Promise<Value> =>
      (await getEntry(key, load)).value,
    getEntry,
    peek,
    invalidate,
    invalidateTopics,
    counts: (): Readonly<typeof counts> => ({ ...counts }),
  };
}
export type Cache<Value> = ReturnType<typeof createCache<Value>>;

/** What changed since a load started. */
interface RunningLoad {
  topics: Set<string>;
  changedAt: number;
}

const isAffected = (topics: readonly string[] | null, { topics: changed }: RunningLoad): boolean =>
  changed.size > 0 &&
  (topics === null || changed.has('all') || topics.some((topic) => changed.has(topic)));

type Limits<Value> = Pick<CacheOptions<Value>, 'maxSize' | 'maxEntrySize' | 'toSize'>;

interface StoreEvents<Value> {
  refresh: (key: string, load: Load<Value>, last?: Entry<Value>) => Promise<Entry<Value>>;
  onRemoved: (entry: Entry<Value>) => void;
}

function createStore<Value>(
  { maxSize, maxEntrySize = maxSize, toSize = () => 1 }: Limits<Value>,
  { refresh, onRemoved }: StoreEvents<Value>,
) {
  return new LRUCache<string, Entry<Value>, Load<Value>>({
    maxSize, // `max` would allocate memory for all entries in advance
    maxEntrySize,
    sizeCalculation: ({ value }, key) => toSize(value, key),
    dispose: onRemoved,
    fetchMethod: (key, last, { context }) => refresh(key, context, last),
    ignoreFetchAbort: true, // an evicted load still returns its value to its callers
    noDeleteOnFetchRejection: true,
  });
}
