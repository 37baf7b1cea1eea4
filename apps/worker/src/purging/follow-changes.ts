import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangedTopics, Repositories } from '@marquee/database';
import type { Purger } from './send-purge.ts';

/** Of the row that stores how far the changes are purged. */
const NAME = 'purge_cache';
const PAGE_SIZE = 100;
const INTERVAL_MS = 250;
/**
 * A process of the API returns a response for one second after a change of what it contains. An
 * earlier purge would store that response again.
 */
const STALE_MS = 1_100;
/**
 * A response that a process began to build before the commit can enter the cache after the first
 * purge, on a busy machine seconds later. A second purge removes it.
 */
const LATE_MS = 4_000;
const MAX_TAGS = 300;
const EVERYTHING = ['catalogue'];

export interface PurgeDeps extends Pick<Repositories, 'changes' | 'followers'> {
  /** Null if no cache is configured. */
  purge: Purger | null;
}

interface Batch {
  readAt: number;
  last: number;
  tags: readonly string[];
}

/**
 * Purges what changed, twice, until nothing is left to purge. The position is stored after the
 * second purge, so both happen also if the worker ends between them. At first, everything is
 * purged.
 */
export async function purgeChanges(deps: PurgeDeps, signal: AbortSignal): Promise<void> {
  const { changes, followers, purge } = deps;
  if (!purge) {
    await followers.remove(NAME);
    return;
  }
  const stored = await followers.find(NAME);
  let read = stored ?? (await changes.newest());
  let fresh: Batch[] = stored === null ? [{ readAt: now(), last: read, tags: EVERYTHING }] : [];
  let purged: Batch[] = [];
  for (;;) {
    const found = await changes.findTopicsAfter(read, PAGE_SIZE);
    if (found) {
      fresh.push({ readAt: now(), last: found.last, tags: toTags(found.topics) });
      read = found.last;
    }
    if (fresh.length + purged.length === 0) return;
    const due = fresh.filter(isOlder(STALE_MS));
    const late = purged.filter(isOlder(LATE_MS));
    if (due.length + late.length > 0) await purge(mergeTags([...due, ...late]), signal);
    fresh = fresh.slice(due.length);
    purged = [...purged.slice(late.length), ...due];
    const last = late.at(-1);
    if (last) await followers.save(NAME, last.last);
    if (found?.topics !== 'all') await sleep(INTERVAL_MS, undefined, { signal });
  }
}

const isOlder =
  (ageMs: number) =>
  ({ readAt }: Batch): boolean =>
    now() - readAt >= ageMs;

const now = () => performance.now();

/** Returns the tags of responses: a country has none, and a long list of records only `many`. */
const toTags = (topics: ChangedTopics): readonly string[] =>
  topics === 'all'
    ? EVERYTHING
    : ['many', ...topics.filter((topic) => !topic.startsWith('lists-'))];

function mergeTags(batches: readonly Batch[]): readonly string[] {
  const tags = new Set(batches.flatMap((batch) => batch.tags));
  return tags.has('catalogue') || tags.size > MAX_TAGS ? EVERYTHING : [...tags];
}
