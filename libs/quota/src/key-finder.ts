import { freshWithin } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type { Tier } from './tiers.ts';

/** What a key entitles to. */
export interface KeyHolder {
  key_id: string;
  /** Null for a key whose address nobody confirmed: it is counted by its caller's address. */
  account_id: string | null;
  tier: Tier;
  /** Of the tier `custom`: requests a day; null is no limit. */
  custom_limit: number | null;
  /** After it the key is refused as expired. */
  expires_at: Date | null;
}

const KNOWN_MS = 60_000;
const UNKNOWN_MS = 10_000;
const WITHOUT_DATABASE_MS = 24 * 3_600_000;
const MOST_KEYS = 50_000;

export interface KeyFinderParts {
  /** The holder of a key by the key's hash; null where there is none, or it was revoked. */
  find: (hash: string) => Promise<KeyHolder | null>;
  now?: () => number;
}

interface Found {
  holder: KeyHolder | null;
  at: number;
}

/**
 * Looks keys up and remembers them for a minute, unknown ones for 10 seconds. While the database is unavailable or slow, a key that
 * was known works for a day; one that was not rejects with the database's error.
 */
export function createKeyFinder({ find, now = () => Date.now() }: KeyFinderParts) {
  const remembered = new LRUCache<string, Found>({
    maxSize: MOST_KEYS, // as `max`, they would all be given room at once
    sizeCalculation: () => 1,
    ttl: KNOWN_MS,
    perf: { now },
    noDeleteOnFetchRejection: true,
    fetchMethod: async (hash, stale, { options }) => {
      const found = find(hash).then((holder) => {
        if (!holder) options.ttl = UNKNOWN_MS;
        return { holder, at: now() };
      });
      if (!stale?.holder || stale.at < now() - WITHOUT_DATABASE_MS) return found;
      const fresh = await freshWithin(
        found.catch(() => stale),
        stale,
      );
      if (fresh === stale) options.ttl = UNKNOWN_MS; // looked up again soon
      return fresh;
    },
  });
  return {
    find: async (hash: string): Promise<KeyHolder | null> => (await remembered.fetch(hash))?.holder ?? null,
    /** A key that was changed in this process is looked up anew; other processes follow within a minute. */
    forget: (keyId: string): void => {
      for (const [hash, { holder }] of [...remembered.entries()]) if (holder?.key_id === keyId) remembered.delete(hash);
    },
  };
}
export type KeyFinder = ReturnType<typeof createKeyFinder>;
