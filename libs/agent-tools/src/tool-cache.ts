import { isUnavailable } from '@marquee/database';
import { LRUCache } from 'lru-cache';
import type { ToolOutput } from './tool.ts';

const TTL_MS = 30_000;
const MAX_STALE_MS = 24 * 3_600_000;
const ENTRY_OVERHEAD_BYTES = 500;

/** The output of a tool and its JSON text. */
export interface RenderedOutput {
  output: ToolOutput;
  text: string;
}

/**
 * Caches tool output for 30 s or until `invalidate` is called. While the database is unavailable, it returns expired output that
 * is at most 24 hours old.
 */
export function createToolCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const entries = new LRUCache<string, RenderedOutput & { createdAt: number; generation: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }, key) => 4 * text.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  });
  const counts = { hits: 0, misses: 0 };
  let generation = 0;

  async function getOrCreate(key: string, create: () => Promise<RenderedOutput>): Promise<RenderedOutput> {
    const cached = entries.get(key);
    if (cached?.generation === generation && now() - cached.createdAt < TTL_MS) {
      counts.hits++;
      return cached;
    }
    counts.misses++;
    const started = { generation, createdAt: now() };
    try {
      const rendered = await create();
      // Output that was read before an invalidation is not stored after it.
      if (started.generation === generation) entries.set(key, { ...rendered, ...started });
      return rendered;
    } catch (error) {
      if (!cached || !isUnavailable(error) || now() - cached.createdAt > MAX_STALE_MS) throw error;
      return cached;
    }
  }

  return {
    getOrCreate,
    invalidate: () => {
      generation++;
    },
    /** Returns the number of hits and misses since the start. */
    counts: (): Readonly<typeof counts> => ({ ...counts }),
  };
}
export type ToolCache = ReturnType<typeof createToolCache>;
