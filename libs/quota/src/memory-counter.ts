import { LRUCache } from 'lru-cache';
import { WINDOWS, type Decision, type Policy, type Usage } from './policy.ts';
import { countMember, memberUsage, newMemberLog, type MemberLog } from './redis/member-log.ts';
import {
  append,
  listEntries,
  expire,
  leavesInS,
  newRequestLog,
  removeNewest,
  type RequestLog,
} from './request-log.ts';

const MAX_LOGS = 200_000;
// `maxSize` grows on demand; `max` allocates memory for all entries: 18 ms and 5 MB before the
// first request.
const CAPACITY = { maxSize: MAX_LOGS, sizeCalculation: () => 1 };

/** The counts of one policy of one subject. */
export interface Counted {
  subject: string;
  policy: Pick<Policy, 'name' | 'window' | 'part'>;
  requests: [second: number, requests: number][];
}

/** `synced` is the part of the counts that was added to Redis. */
interface Entry extends Pick<Counted, 'subject' | 'policy'> {
  log: RequestLog;
  synced: Map<number, number>;
}

/**
 * Counts in this process with the same algorithm as in Redis. Evicts the least recently used of
 * more than 200,000 subjects.
 */
// eslint-disable-next-line max-lines-per-function -- a factory whose functions share the state
export function createMemoryCounter({
  now = () => Date.now() / 1000,
}: { now?: () => number } = {}) {
  const entries = new LRUCache<string, Entry>(CAPACITY);
  const members = new LRUCache<string, MemberLog>(CAPACITY);

  function consume(subject: string, policies: Policy[]): Decision {
    const usages = peek(subject, policies);
    if (!usages.every(({ hasRoom }) => hasRoom)) return { admitted: false, usages };
    for (const policy of policies) count(subject, policy);
    const counted = peek(subject, policies).map((usage) => ({ ...usage, hasRoom: true }));
    return { admitted: true, usages: counted };
  }

  /** Returns the usage without counting. */
  const peek = (subject: string, policies: Policy[]): Usage[] => {
    const nowS = Math.floor(now());
    return policies.map((policy) => {
      const key = toKey(subject, policy);
      return policy.member === undefined
        ? toUsage(policy, entries.get(key)?.log, nowS)
        : memberUsage(policy, members.get(key) ?? newMemberLog(), nowS);
    });
  };

  function count(subject: string, policy: Policy): void {
    const key = toKey(subject, policy);
    const nowS = Math.floor(now());
    if (policy.member !== undefined) {
      const log = members.get(key) ?? newMemberLog();
      members.set(key, log);
      countMember(log, policy.member, nowS);
      return;
    }
    const entry = entries.get(key) ?? { subject, policy, log: newRequestLog(), synced: new Map() };
    entries.set(key, entry);
    append(entry.log, nowS);
  }

  /** Takes back the newest request that these policies counted. */
  function takeBack(subject: string, policies: Policy[]): void {
    for (const policy of policies) {
      const log = entries.get(toKey(subject, policy))?.log;
      if (log) removeNewest(log);
    }
  }

  /** Forgets all requests that these policies counted. */
  function reset(subject: string, policies: Policy[]): void {
    for (const policy of policies) {
      entries.delete(toKey(subject, policy));
      members.delete(toKey(subject, policy));
    }
  }

  /**
   * Returns the counts that were not added to Redis. Omits members: after an outage they are
   * admitted again.
   */
  const unsynced = (): Counted[] => [...entries.values()].flatMap(findUnsynced);

  /** Marks counts as added to Redis; they still count here. */
  function markSynced({ subject, policy, requests }: Counted): void {
    const synced = entries.get(toKey(subject, policy))?.synced;
    if (synced)
      for (const [second, added] of requests) synced.set(second, (synced.get(second) ?? 0) + added);
  }

  /** Removes the counts that were added to Redis. */
  function dropSynced(): void {
    members.clear();
    for (const [key, entry] of [...entries.entries()]) {
      const rest = findUnsynced(entry).flatMap(({ requests }) => requests);
      if (rest.length === 0) entries.delete(key);
      else Object.assign(entry, { log: toRequestLog(rest), synced: new Map() });
    }
  }

  return { consume, peek, takeBack, reset, unsynced, markSynced, dropSynced };
}
export type MemoryCounter = ReturnType<typeof createMemoryCounter>;

const toKey = (subject: string, { name, window, part = '' }: Counted['policy']) =>
  `${subject} ${part} ${name} ${window}`;

function findUnsynced({ subject, policy, log, synced }: Entry): Counted[] {
  const left = listEntries(log).map(([second, n]): [number, number] => [
    second,
    n - (synced.get(second) ?? 0),
  ]);
  const requests = left.filter(([, n]) => n > 0);
  return requests.length > 0 ? [{ subject, policy, requests }] : [];
}

const toRequestLog = (requests: Counted['requests']): RequestLog => ({
  seconds: requests.map(([second]) => second),
  counts: requests.map(([, n]) => n),
  head: 0,
  used: requests.reduce((sum, [, n]) => sum + n, 0),
});

function toUsage(policy: Policy, log: RequestLog | undefined, nowS: number): Usage {
  if (!log) return { ...policy, used: 0, hasRoom: policy.limit > 0, resetsInS: 0 };
  const windowS = WINDOWS[policy.window];
  expire(log, windowS, nowS);
  const leaving = Math.max(1, log.used - policy.limit + 1);
  return {
    ...policy,
    used: log.used,
    hasRoom: log.used < policy.limit,
    resetsInS: leavesInS(log, { leaving, windowS, nowS }),
  };
}
