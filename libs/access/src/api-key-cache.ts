import { type Tier, createUnknownKeyLimit } from '@marquee/quota';
import { freshWithin, steadyNow } from '@marquee/runtime';
import { LRUCache } from 'lru-cache';

/** The account and limits of a key. */
export interface ApiKeyOwner {
  key_id: string;
  /**
   * Null for a key whose e-mail address is unconfirmed: its requests count against the client
   * address.
   */
  account_id: string | null;
  tier: Tier;
  /** Requests per day of the tier `custom`; null: no limit. */
  custom_limit: number | null;
  /** After this time the key is rejected as expired. */
  expires_at: Date | null;
  /** The origins to which a publishable key is bound; null for a secret key. */
  origins: string[] | null;
}

const KNOWN_MS = 60_000;
const UNKNOWN_MS = 10_000;
const WITHOUT_DATABASE_MS = 24 * 3_600_000;
const MAX_KEYS = 50_000;

/** The changed keys: one by hash or id, all of an account, or unknown. */
export type KeyChange = { hash: string } | { keyId: string } | { accountId: string } | 'all';

export interface KeyFinderOptions {
  /** Finds the owner of a key by hash; null if there is none or it was revoked. */
  find: (hash: string) => Promise<ApiKeyOwner | null>;
  now?: () => number;
}

interface Entry {
  holder: ApiKeyOwner | null;
  foundAt: number;
  freshUntil: number;
}

/**
 * Caches keys for a minute and unknown ones for 10 seconds, or until `invalidate` is called. While
 * the database is unavailable or slow, a cached key works for 24 hours; for other keys it rejects
 * with the error of the database.
 */

export function createApiKeyCache({ find: load, now = steadyNow }: KeyFinderOptions) {
  // Not `createCache`: a change removes the keys of one account, also during a look-up, and only
  // unknown keys count against an address. `maxSize` grows on demand; `max` allocates memory for
  // all entries.
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
  const lookups = new Map<string, Promise<ApiKeyOwner | null>>();
  const unknownKeys = createUnknownKeyLimit({ now });

  /**
   * Returns the holder of a key that `subject`, an address, sends. Throws `quota_exceeded` if the
   * key is not cached and the address sent too many unknown keys.
   */
  async function find(hash: string, subject: string): Promise<ApiKeyOwner | null> {
    const known = entries.get(hash);
    if (known && now() < known.freshUntil) return known.holder;
    const pending = lookups.get(hash);
    if (pending) return pending;
    if (known?.holder) return startLookup(hash, known);
    return unknownKeys.run(subject, () => startLookup(hash, known));
  }

  /** Returns the holder of a key that is cached and not out of date; else null. */
  function peek(hash: string): ApiKeyOwner | null {
    const known = entries.get(hash);
    return known && now() < known.freshUntil ? known.holder : null;
  }

  function startLookup(hash: string, known: Entry | undefined): Promise<ApiKeyOwner | null> {
    const lookup: Promise<ApiKeyOwner | null> = lookUp(hash, known).then((entry) => {
      // A lookup that started before a change may return the previous state.
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
      // They are still used while the database is unavailable.
      for (const [hash, entry] of [...entries.entries()])
        entries.set(hash, { ...entry, freshUntil: 0 });
    } else if ('hash' in change) entries.delete(change.hash);
    else
      for (const [hash, { holder }] of [...entries.entries()])
        if (isAffected(holder, change)) entries.delete(hash);
  }

  return { find, peek, invalidate };
}
export type ApiKeyCache = ReturnType<typeof createApiKeyCache>;

const isAffected = (
  holder: ApiKeyOwner | null,
  change: { keyId: string } | { accountId: string },
): boolean =>
  'keyId' in change ? holder?.key_id === change.keyId : holder?.account_id === change.accountId;
