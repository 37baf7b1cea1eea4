import { freshWithin } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type { Tier } from './tiers.ts';
import { createUnknownKeyLimit } from './unknown-key-limit.ts';

/** What a key entitles to. */
export interface ApiKeyOwner {
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
const MAX_KEYS = 50_000;

/** What changed: one key by its hash or its id, all keys of an account, or anything. */
export type KeyChange = { hash: string } | { keyId: string } | { accountId: string } | 'all';

export interface KeyFinderOptions {
  /** The holder of a key by the key's hash; null if there is none or it was revoked. */
  find: (hash: string) => Promise<ApiKeyOwner | null>;
  now?: () => number;
}

interface Entry {
  holder: ApiKeyOwner | null;
  foundAt: number;
  freshUntil: number;
}

/**
 * Looks keys up and remembers them for a minute, unknown ones for 10 seconds, or until `forget` reports a change. While the database
 * is unavailable or slow, a key that was known works for a day; for another one it rejects with the database's error.
 */
// eslint-disable-next-line max-lines-per-function -- a factory whose functions share the state
export function createApiKeyCache({ find: load, now = () => Date.now() }: KeyFinderOptions) {
  // `maxSize` grows on demand; `max` would allocate room for all of them.
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
  const lookups = new Map<string, Promise<ApiKeyOwner | null>>();
  const unknownKeys = createUnknownKeyLimit({ now });

  /**
   * Returns the holder of a key that `subject`, an address, sends. Throws `quota_exceeded` if the key is not cached and the address
   * sent too many unknown keys.
   */
  async function find(hash: string, subject: string): Promise<ApiKeyOwner | null> {
    const known = entries.get(hash);
    if (known && now() < known.freshUntil) return known.holder;
    const pending = lookups.get(hash);
    if (pending) return pending;
    if (known?.holder) return startLookup(hash, known);
    return unknownKeys.run(subject, () => startLookup(hash, known));
  }

  function startLookup(hash: string, known: Entry | undefined): Promise<ApiKeyOwner | null> {
    const lookup: Promise<ApiKeyOwner | null> = lookUp(hash, known).then((entry) => {
      // A lookup that began before a change may hold the state before it.
      if (lookups.get(hash) === lookup) entries.set(hash, entry);
      return entry.holder;
    });
    lookups.set(hash, lookup);
    const end = () => {
      if (lookups.get(hash) === lookup) lookups.delete(hash);
    };
    lookup.then(end, end);
    return lookup;
  }

  function lookUp(hash: string, known: Entry | undefined): Promise<Entry> {
    const foundAt = now();
    const found = load(hash).then((holder) => ({
      holder,
      foundAt,
      freshUntil: foundAt + (holder ? KNOWN_MS : UNKNOWN_MS),
    }));
    if (!known?.holder || known.foundAt < foundAt - WITHOUT_DATABASE_MS) return found;
    const stale = { ...known, freshUntil: foundAt + UNKNOWN_MS };
    return freshWithin(
      found.catch(() => stale),
      stale,
    );
  }

  function invalidate(change: KeyChange): void {
    lookups.clear();
    if (change === 'all') {
      // They still serve while the database is away.
      for (const [hash, entry] of [...entries.entries()]) entries.set(hash, { ...entry, freshUntil: 0 });
    } else if ('hash' in change) entries.delete(change.hash);
    else for (const [hash, { holder }] of [...entries.entries()]) if (isOf(holder, change)) entries.delete(hash);
  }

  return { find, forget: invalidate };
}
export type ApiKeyCache = ReturnType<typeof createApiKeyCache>;

const isOf = (holder: ApiKeyOwner | null, change: { keyId: string } | { accountId: string }): boolean =>
  'keyId' in change ? holder?.key_id === change.keyId : holder?.account_id === change.accountId;
