import { isUnavailable } from '@marquee/database';
import { createCache, steadyNow } from '@marquee/runtime';
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
 * Caches tool output for 30 s or until the catalogue changes. While the database is unavailable, it
 * returns expired output that is at most 24 hours old.
 */
export function createToolCache({
  maxBytes,
  now = steadyNow,
}: {
  maxBytes: number;
  now?: () => number;
}) {
  const { get, invalidate, invalidateTopics, counts } = createCache<RenderedOutput>({
    ttlMs: TTL_MS,
    maxSize: maxBytes,
    toSize: ({ text }, key) => 4 * text.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
    stale: { onError: (error, ageMs) => isUnavailable(error) && ageMs <= MAX_STALE_MS },
    now,
  });
  return { getOrCreate: get, invalidate, invalidateTopics, counts };
}
export type ToolCache = ReturnType<typeof createToolCache>;
