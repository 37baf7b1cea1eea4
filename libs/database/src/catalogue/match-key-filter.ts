import type { MatchKeys } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { createBloomFilter, type BloomFilter } from './bloom-filter.ts';

// To read a number is that much cheaper than to ask for one.
const READ_PER_ASKED = 50;
const BYTES_PER_ROW = 54;
const MAX_ROWS = 12_000_000; // 18 MB in a filter, 32 where it has grown: a run has 300 in all
const PAGES_AT_ONCE = 20; // what is read at once is young when it is dropped
const BYTES_PER_NUMBER = 8; // as they are read: a key, and eight days
const GROWTH = 1.2; // what a run may add before the filter grows
// Numbers are told apart by eight days, not by the day: few more are asked for, and far fewer are kept.
const DAYS_BITS = 3;

/**
 * Which of the numbers that events are matched by stand in the catalogue near a day: most of a new listing stand nowhere, and need not be
 * asked for. Only for as long as nobody else writes: a run that gives up its turn must call `forget`.
 */
export function createMatchKeyFilter() {
  let known: BloomFilter | null = null;
  let asked = 0;
  let room = 0;

  function reset(): void {
    known = null;
    asked = 0;
  }
  function add({ day, keys, localKeys }: MatchKeys): void {
    if (!known) return;
    for (const key of keys) known.add(key, day >> DAYS_BITS);
    for (const key of localKeys) known.add(key, day >> DAYS_BITS);
    room -= keys.length + localKeys.length;
    if (room < 0) reset();
  }
  function mayExist(key: number, first: number, last: number): boolean {
    if (!known) return true;
    for (let days = first >> DAYS_BITS; days <= last >> DAYS_BITS; days++) if (known.mayContain(key, days)) return true;
    return false;
  }
  return {
    /** Those of a listing's numbers that may stand in the catalogue. */
    filterExisting({ keys, localKeys, day, around }: MatchKeys): Pick<MatchKeys, 'keys' | 'localKeys'> {
      const stands = (key: number) => mayExist(key, day - around, day + around);
      return { keys: keys.filter(stands), localKeys: localKeys.filter(stands) };
    },
    /** Before so many are asked for: reads all of them, once that is cheaper than what was asked for so far. */
    async load(query: Query, numbers: number): Promise<void> {
      asked += numbers;
      if (known) return;
      const { pages, rows } = await sizeOf(query);
      if (rows > Math.min(asked * READ_PER_ASKED, MAX_ROWS)) return;
      known = await readAll(query, { pages, rows });
      room = MAX_ROWS - rows;
    },
    /** Notes what is about to be written. */
    add,
    forget: reset,
  };
}
export type MatchKeyFilter = ReturnType<typeof createMatchKeyFilter>;

/** Its rows by its size: statistics may be older than a run. */
async function sizeOf(query: Query): Promise<{ pages: number; rows: number }> {
  const [table] = await query<{ bytes: number; pages: number }>(sql`
    SELECT size::float8 AS bytes, (size / current_setting('block_size')::int)::int AS pages
    FROM pg_relation_size('match_key') AS size`);
  const { bytes, pages } = table ?? { bytes: 0, pages: 0 };
  return { pages, rows: bytes / BYTES_PER_ROW };
}

/** While some are put in, PostgreSQL reads the next ones. */
async function readAll(query: Query, { pages, rows }: { pages: number; rows: number }): Promise<BloomFilter> {
  const read = createBloomFilter(Math.min(rows * GROWTH, MAX_ROWS));
  // One for all: a buffer for each read would be 50 MB at the next collection, and the process would keep them.
  let numbers = Buffer.alloc(0);
  let coming = numbersFrom(query, 0);
  for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
    const next = numbersFrom(query, page + PAGES_AT_ONCE);
    next.catch(() => undefined); // told in its turn
    const hex = await coming;
    if (hex.length > numbers.length * 2) numbers = Buffer.alloc(hex.length);
    const end = numbers.write(hex, 'hex');
    for (let at = 0; at < end; at += BYTES_PER_NUMBER) read.add(numbers.readInt32BE(at), numbers.readInt32BE(at + 4));
    coming = next;
  }
  await coming;
  return read;
}

/** In hexadecimal. */
async function numbersFrom(query: Query, page: number): Promise<string> {
  const [rows] = await query<{ numbers: string | null }>(sql`
    SELECT encode(string_agg(int4send(key) || int4send(day >> ${DAYS_BITS}::int), ''), 'hex') AS numbers FROM match_key
    WHERE ctid >= ${`(${String(page)},0)`}::tid AND ctid < ${`(${String(page + PAGES_AT_ONCE)},0)`}::tid`);
  return rows?.numbers ?? '';
}
