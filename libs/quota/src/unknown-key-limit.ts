import { LRUCache } from 'lru-cache';
import { quotaExceeded } from './quota-exceeded.ts';
import { append, expire, leavesInS, newRequestLog, type RequestLog } from './request-log.ts';

const MAX_UNKNOWN_KEYS = 60;
const WINDOW_S = 60;
const MAX_SUBJECTS = 20_000;

interface Entry {
  unknown: RequestLog;
  inFlight: number;
}

/**
 * Limits the lookups of unknown keys of one address to 60 per minute in each process. Lookups that
 * find a key are not counted.
 */
export function createUnknownKeyLimit({ now }: { now: () => number }) {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_SUBJECTS, sizeCalculation: () => 1 });
  const nowS = () => Math.floor(now() / 1000);

  /**
   * Runs a lookup, which resolves to null for an unknown key. Throws `quota_exceeded` if the
   * address is at its limit.
   */
  async function run<Found>(
    subject: string,
    lookUp: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const entry = entries.get(subject) ?? { unknown: newRequestLog(), inFlight: 0 };
    entries.set(subject, entry);
    expire(entry.unknown, WINDOW_S, nowS());
    // A lookup in flight may find nothing, so it counts until it ends.
    if (entry.unknown.used + entry.inFlight >= MAX_UNKNOWN_KEYS) throw refusal(entry, nowS());
    entry.inFlight++;
    try {
      const found = await lookUp();
      if (found === null) append(entry.unknown, nowS());
      return found;
    } finally {
      entry.inFlight--;
    }
  }

  return { run };
}

function refusal({ unknown, inFlight }: Entry, nowS: number) {
  const used = unknown.used + inFlight;
  const retryAfterS = Math.max(
    1,
    inFlight > 0 ? 1 : leavesInS(unknown, { leaving: 1, windowS: WINDOW_S, nowS }),
  );
  const policy = { name: 'unknown-keys', limit: MAX_UNKNOWN_KEYS, window: 'minute' as const };
  const usage = { ...policy, used, hasRoom: false, resetsInS: retryAfterS };
  return quotaExceeded({
    decision: { admitted: false, usages: [usage] },
    tier: 'anonymous',
    retryAfterS,
    advice: null,
  });
}
