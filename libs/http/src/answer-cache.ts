import { isUnavailable } from '@marquee/database';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

const FRESH_MS = 30_000;
// While the database is away an old answer is better than none; its Age tells how old.
const STALE_MS = 24 * 3_600_000;
const ENTRY_OVERHEAD_BYTES = 500;

export interface MadeAnswer {
  answer: Answer;
  /** It says something of this one request, and is not to be given to another. */
  isPersonal: boolean;
}

export interface KeptAnswer extends MadeAnswer {
  /** Milliseconds since 1970. */
  madeAt: number;
  /** It is the last that could be had: the database is away. */
  isStale?: true;
}

interface Entry extends KeptAnswer {
  generation: number;
}

/**
 * Answers as bytes, by what was asked. One is given for up to 30 s, until `forget` says that the catalogue has changed; requests
 * for the same thing at the same moment are one. When the database cannot be reached, the last answer is given, a day long.
 */
export function createAnswerCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 16),
    sizeCalculation: ({ answer }, key) => answer.body.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  });
  const single = singleFlight<Entry>();
  const counts = { hits: 0, misses: 0, stale: 0 };
  let generation = 0;

  async function find(key: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer> {
    const known = entries.get(key);
    if (known?.generation === generation && now() - known.madeAt < FRESH_MS) {
      counts.hits++;
      return known;
    }
    counts.misses++;
    try {
      // Who asks after a change does not join those who asked before it.
      return await single(`${String(generation)} ${key}`, () => keep(key, make));
    } catch (error) {
      if (!known || !isUnavailable(error) || now() - known.madeAt > STALE_MS) throw error;
      counts.stale++;
      return { ...known, isStale: true };
    }
  }

  async function keep(key: string, make: () => Promise<MadeAnswer>): Promise<Entry> {
    const begun = { generation, madeAt: now() };
    const entry = { ...(await make()), ...begun };
    const isOlder = (entries.peek(key)?.generation ?? 0) > entry.generation;
    if (!entry.isPersonal && !isOlder) entries.set(key, entry);
    return entry;
  }

  return {
    find,
    /** What was made so far is out of date. */
    forget: () => {
      generation++;
    },
    counts: (): Readonly<typeof counts> => ({ ...counts }),
  };
}
export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Runs the work of a key once for all who want it meanwhile. */
function singleFlight<Result>() {
  const flights = new Map<string, Promise<Result>>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
