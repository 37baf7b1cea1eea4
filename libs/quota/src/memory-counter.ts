import { LRUCache } from 'lru-cache';
import { bucketLeavesInS, oldestBucket, WINDOWS, type Decision, type Policy, type Usage } from './policy.ts';

const MOST_LOGS = 200_000;
// As `max`, they would all be given room at once: 18 ms and 5 MB before the first request.
const ROOM = { maxSize: MOST_LOGS, sizeCalculation: () => 1 };

/** Requests by bucket number. */
type Log = Map<number, number>;

/** What was counted of one policy of one subject. */
export interface Counted {
  subject: string;
  policy: Pick<Policy, 'name' | 'window'>;
  buckets: [bucket: number, requests: number][];
}

/** `told` is how much of what was counted has been told elsewhere. */
interface Entry extends Pick<Counted, 'subject' | 'policy'> {
  log: Log;
  told: Log;
}

/**
 * Counts in this process: exact for one, and the same algorithm as in Redis. The subjects that were longest not seen
 * are forgotten beyond some hundred thousand.
 */
export function createMemoryCounter({ now = () => Date.now() / 1000 }: { now?: () => number } = {}) {
  const entries = new LRUCache<string, Entry>(ROOM);

  function consume(subject: string, policies: Policy[]): Decision {
    const nowS = now();
    const found = policies.map((policy) => ({ policy, log: entryOf(subject, policy).log }));
    const usages = found.map(({ policy, log }) => usageOf(policy, log, nowS));
    const admitted = usages.every(({ used, limit }) => used < limit);
    if (!admitted) return { admitted, usages };
    for (const { policy, log } of found) count(log, Math.floor(nowS / WINDOWS[policy.window].bucketS), 1);
    return { admitted, usages: found.map(({ policy, log }) => usageOf(policy, log, nowS)) };
  }

  /** How much is used, counting nothing. */
  const peek = (subject: string, policies: Policy[]): Usage[] =>
    policies.map((policy) => usageOf(policy, entries.get(keyOf(subject, policy))?.log ?? newLog(), now()));

  function entryOf(subject: string, policy: Policy): Entry {
    const key = keyOf(subject, policy);
    const known = entries.get(key);
    if (known) return known;
    const entry = { subject, policy, log: newLog(), told: newLog() };
    entries.set(key, entry);
    return entry;
  }

  /** What was counted and not yet told. */
  const untold = (): Counted[] => [...entries.values()].flatMap(untoldOf);

  /** Notes that it has been told; it still counts here. */
  function tell({ subject, policy, buckets }: Counted): void {
    const told = entries.get(keyOf(subject, policy))?.told;
    if (told) for (const [bucket, requests] of buckets) count(told, bucket, requests);
  }

  /** What has been told counts here no longer. */
  function forgetTold(): void {
    for (const [key, entry] of [...entries.entries()]) if (isAllTold(entry)) entries.delete(key);
  }

  return { consume, peek, untold, tell, forgetTold };
}
export type MemoryCounter = ReturnType<typeof createMemoryCounter>;

const keyOf = (subject: string, { name, window }: Counted['policy']) => `${subject} ${name} ${window}`;

const newLog = (): Log => new Map();

function untoldOf({ subject, policy, log, told }: Entry): Counted[] {
  const buckets = [...log].map(([bucket, requests]): [number, number] => [bucket, requests - (told.get(bucket) ?? 0)]);
  const owed = buckets.filter(([, requests]) => requests > 0);
  return owed.length > 0 ? [{ subject, policy, buckets: owed }] : [];
}

/** Takes what was told off what is counted; true where nothing is left. */
function isAllTold({ log, told }: Entry): boolean {
  for (const [bucket, requests] of told) count(log, bucket, -requests);
  for (const [bucket, requests] of log) if (requests <= 0) log.delete(bucket);
  told.clear();
  return log.size === 0;
}

/** Forgets what lies outside the window, then sums. */
function usageOf(policy: Policy, log: Log, nowS: number): Usage {
  const first = oldestBucket(policy.window, nowS);
  let used = 0;
  let oldest = Infinity;
  for (const [bucket, requests] of log) {
    if (bucket < first) log.delete(bucket);
    else {
      used += requests;
      oldest = Math.min(oldest, bucket);
    }
  }
  return { ...policy, used, resetsInS: used === 0 ? 0 : bucketLeavesInS(policy.window, oldest, nowS) };
}

const count = (log: Log, bucket: number, requests: number) => log.set(bucket, (log.get(bucket) ?? 0) + requests);
