import { isUnavailable } from '@marquee/database';
import { LRUCache } from 'lru-cache';
import type { Answer } from './tool.ts';

const FRESH_MS = 30_000;
const STALE_MS = 24 * 3_600_000;
const ENTRY_OVERHEAD_BYTES = 500;

/** An answer, and the same as a text. */
export interface CachedResult {
  answer: Answer;
  text: string;
}

/**
 * Answers by what was asked, given again for up to 30 s or until `forget` says that the catalogue has changed. When the database
 * is unavailable, the last answer is given, a day long.
 */
export function createToolCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const kept = new LRUCache<string, CachedResult & { madeAt: number; generation: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }, key) => 4 * text.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  });
  const counts = { hits: 0, misses: 0 };
  let generation = 0;

  async function find(question: string, make: () => Promise<CachedResult>): Promise<CachedResult> {
    const known = kept.get(question);
    if (known?.generation === generation && now() - known.madeAt < FRESH_MS) {
      counts.hits++;
      return known;
    }
    counts.misses++;
    const begun = { generation, madeAt: now() };
    try {
      const told = await make();
      // What was read before a change is not kept after it.
      if (begun.generation === generation) kept.set(question, { ...told, ...begun });
      return told;
    } catch (error) {
      if (!known || !isUnavailable(error) || now() - known.madeAt > STALE_MS) throw error;
      return known;
    }
  }

  return {
    find,
    forget: () => {
      generation++;
    },
    /** Look-ups by result since the start. */
    counts: (): Readonly<typeof counts> => ({ ...counts }),
  };
}
export type ToolCache = ReturnType<typeof createToolCache>;
