import { LRUCache } from 'lru-cache';
import { runWithoutDeadline } from '../connection/request-deadline.ts';
import type { Query } from '../connection/statement.ts';

// PostgreSQL commits transactions that notify one after another. This one stores nothing, so its
// commit need not wait for the disk.
const ANNOUNCE = `SELECT set_config('synchronous_commit', 'off', true), pg_notify('writers', $1)`;
const SEPARATOR = ' ';
/** A notification has less than 8,000 bytes. */
const MAX_SUBJECTS = 150;
/**
 * Readers use the primary for five seconds after an announcement, one more than a replica can be
 * late.
 */
const REPEAT_MS = 1_000;
const MAX_REMEMBERED = 50_000;

interface AnnouncerOptions {
  query: Query;
  now?: () => number;
}

/**
 * Announces to the other processes who writes: each subject once a second. What comes while an
 * announcement is in transit is sent together after it.
 */
export function createAnnouncer({ query, now = () => performance.now() }: AnnouncerOptions) {
  const announced = new LRUCache<string, number>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: () => 1,
  });
  let waiting = new Set<string>();
  let isSending = false;

  function announce(subjects: string[]): void {
    for (const subject of subjects) {
      if (now() - (announced.get(subject) ?? -Infinity) < REPEAT_MS) continue;
      announced.set(subject, now());
      waiting.add(subject);
    }
    if (!isSending) void sendAll();
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    while (waiting.size > 0) {
      const subjects = [...waiting].slice(0, MAX_SUBJECTS);
      waiting = new Set([...waiting].slice(MAX_SUBJECTS));
      const values = [subjects.join(SEPARATOR)];
      await runWithoutDeadline(() => query({ text: ANNOUNCE, values })).catch(() => {
        for (const subject of subjects) announced.delete(subject); // the next write announces them
      });
    }
    isSending = false;
  }

  return announce;
}

/** Returns the subjects of an announcement. */
export const parseAnnouncement = (payload: string): string[] => payload.split(SEPARATOR);
