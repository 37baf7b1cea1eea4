import type { MatchKeys } from '@marquee/domain';
import type { Query } from '../../connection/connect.ts';
import { createBloomFilter, type BloomFilter } from './bloom-filter.ts';
import { DAYS_BITS, estimateSize, PAGES_PER_READ, readHexEntries } from './match-keys-sql.ts';

// Scanning a key costs this much less than looking one up.
const SCANNED_PER_LOOKUP = 50;
const MAX_ROWS = 12_000_000; // 18 MB as a filter, 32 MB after growth; a run may use 300 MB in all
const BYTES_PER_ENTRY = 8; // key and day bucket, 4 bytes each
const GROWTH = 1.2; // entries that a run may add before the filter grows

/**
 * Filters out the match keys that do not exist in the catalogue near a day, because most keys of a
 * new listing do not. The filter is valid only while no other run writes: call `reset` when the run
 * releases the writer lock.
 */
export function createMatchKeyFilter() {
  let filter: BloomFilter | null = null;
  let lookups = 0;
  let remaining = 0;

  function reset(): void {
    filter = null;
    lookups = 0;
  }
  function add({ day, keys, localKeys }: MatchKeys): void {
    if (!filter) return;
    for (const key of keys) filter.add(key, day >> DAYS_BITS);
    for (const key of localKeys) filter.add(key, day >> DAYS_BITS);
    remaining -= keys.length + localKeys.length;
    if (remaining < 0) reset();
  }
  function mayExist(key: number, first: number, last: number): boolean {
    if (!filter) return true;
    for (let days = first >> DAYS_BITS; days <= last >> DAYS_BITS; days++)
      if (filter.mayContain(key, days)) return true;
    return false;
  }
  return {
    /** Returns the keys of a listing that may exist in the catalogue. */
    filterExisting({
      keys,
      localKeys,
      day,
      around,
    }: MatchKeys): Pick<MatchKeys, 'keys' | 'localKeys'> {
      const isCandidate = (key: number) => mayExist(key, day - around, day + around);
      return { keys: keys.filter(isCandidate), localKeys: localKeys.filter(isCandidate) };
    },
    /**
     * Call it before `count` keys are looked up. Loads the filter once a scan costs less than the
     * lookups so far.
     */
    async load(query: Query, count: number): Promise<void> {
      lookups += count;
      if (filter) return;
      const { pages, rows } = await estimateSize(query);
      if (rows > Math.min(lookups * SCANNED_PER_LOOKUP, MAX_ROWS)) return;
      filter = await readFilter(query, { pages, rows });
      remaining = MAX_ROWS - rows;
    },
    /** Adds keys that are about to be written. */
    add,
    reset,
  };
}
export type MatchKeyFilter = ReturnType<typeof createMatchKeyFilter>;

/** Adds the entries of one read while PostgreSQL executes the next one. */
async function readFilter(
  query: Query,
  { pages, rows }: { pages: number; rows: number },
): Promise<BloomFilter> {
  const filter = createBloomFilter(Math.min(rows * GROWTH, MAX_ROWS));
  // Reuses one buffer: a buffer per read adds 50 MB that the process does not give back.
  let buffer = Buffer.alloc(0);
  let pending = readHexEntries(query, 0);
  for (let page = 0; page < pages; page += PAGES_PER_READ) {
    const next = readHexEntries(query, page + PAGES_PER_READ);
    next.catch(() => undefined); // thrown when it is awaited
    const hex = await pending;
    if (hex.length > buffer.length * 2) buffer = Buffer.alloc(hex.length);
    const end = buffer.write(hex, 'hex');
    for (let at = 0; at < end; at += BYTES_PER_ENTRY)
      filter.add(buffer.readInt32BE(at), buffer.readInt32BE(at + 4));
    pending = next;
  }
  await pending;
  return filter;
}
