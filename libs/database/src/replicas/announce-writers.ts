import { LRUCache } from 'lru-cache';
import type { AnnouncementSender } from './send-announcement.ts';

const SEPARATOR = ' ';
/** A notification of PostgreSQL has less than 8,000 bytes. */
const MAX_SUBJECTS = 150;
/**
 * Readers use the primary for five seconds after an announcement, one more than a replica can be
 * late.
 */
const REPEAT_MS = 1_000;
const MAX_REMEMBERED = 50_000;

interface Batch {
  subjects: Set<string>;
  sent: Promise<void>;
  end: () => void;
}

interface AnnouncerOptions {
  sender: AnnouncementSender;
  now?: () => number;
}

/**
 * Announces to the other processes who writes: each subject once a second. What comes while an
 * announcement is in transit is sent together after it. The promise never rejects.
 */
export function createAnnouncer({ sender, now = () => performance.now() }: AnnouncerOptions) {
  const announced = new LRUCache<string, { at: number; sent: Promise<void> }>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: () => 1,
  });
  let next = createBatch();
  let isSending = false;

  /** Resolves when the subjects are announced, or cannot be. */
  async function announce(subjects: string[]): Promise<void> {
    const sent = subjects.map((subject) => {
      const known = announced.get(subject);
      if (known && now() - known.at < REPEAT_MS) return known.sent;
      announced.set(subject, { at: now(), sent: next.sent });
      next.subjects.add(subject);
      return next.sent;
    });
    if (!isSending) void sendAll();
    await Promise.all(sent);
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    while (next.subjects.size > 0) {
      await sender.ready();
      const batch = next;
      next = createBatch();
      await sendBatch([...batch.subjects]);
      batch.end();
    }
    isSending = false;
  }

  async function sendBatch(subjects: string[]): Promise<void> {
    for (let from = 0; from < subjects.length; from += MAX_SUBJECTS) {
      const part = subjects.slice(from, from + MAX_SUBJECTS);
      await sender.send(part.join(SEPARATOR)).catch(() => {
        for (const subject of part) announced.delete(subject); // the next write announces them
      });
    }
  }

  return announce;
}

function createBatch(): Batch {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    subjects: new Set(),
    sent: promise,
    end: () => {
      resolve(undefined);
    },
  };
}

/** Returns the subjects of an announcement. */
export const parseAnnouncement = (payload: string): string[] => payload.split(SEPARATOR);
