import { withTimeout } from '@marquee/runtime';
import { runWithReads, setReads } from '../connection/request-deadline.ts';
import type { Query } from '../connection/statement.ts';
import { createAnnouncer, parseAnnouncement } from './announce-writers.ts';
import { createRecentWriters } from './recent-writers.ts';
import { createAnnouncementSender, type WriterChannel } from './send-announcement.ts';

/** A write does not wait longer for its announcement. */
const MAX_WAIT_MS = 250;

/**
 * Decides for each request where its reads run. A caller is known by several subjects: its address,
 * its account.
 */
export interface CallerReads {
  /**
   * The rest of the request only reads: it uses a replica, unless the caller has written in the
   * last five seconds.
   */
  fromReplicas: (subjects: string[]) => void;
  /**
   * The reads of the rest of the request use the primary, and a replica only if the primary is
   * unavailable.
   */
  fromPrimary: (subjects: string[]) => void;
  /**
   * Call it when a request that writes begins and when it ends. The write may begin when it
   * resolves: the other processes then know its caller. It never rejects.
   */
  wrote: (subjects: string[]) => Promise<void>;
  /** Another process announced writers. */
  hear: (payload: string) => void;
  /** Runs reads on the primary, and on a replica only if the primary is unavailable. */
  preferPrimary: <Result>(work: () => Result) => Result;
}

export interface CallerReadsParts {
  /** Runs a statement on the primary. */
  query: Query;
  /** Opens the channel between processes, which calls `hear` with each announcement. */
  openChannel?: ((hear: CallerReads['hear']) => WriterChannel) | undefined;
}

export function createCallerReads({ query, openChannel }: CallerReadsParts) {
  const writers = createRecentWriters();
  const hear = (payload: string): void => {
    writers.add(parseAnnouncement(payload));
  };
  const channel = openChannel?.(hear) ?? null;
  const announce = createAnnouncer({ sender: createAnnouncementSender({ query, channel }) });

  /** The others learn it first, so that no process serves a caller a state before its own write. */
  async function wrote(subjects: string[]): Promise<void> {
    writers.add(subjects);
    await withTimeout(announce(subjects), MAX_WAIT_MS, () => undefined);
  }
  const reads: CallerReads = {
    wrote,
    fromReplicas: (subjects) => {
      setReads({
        first: writers.has(subjects) ? 'primary' : 'replicas',
        caller: subjects[0] ?? '',
      });
    },
    fromPrimary: (subjects) => {
      setReads({ first: 'primary', caller: subjects[0] ?? '' });
    },
    hear,
    preferPrimary: (work) => runWithReads({ first: 'primary', caller: '' }, work),
  };
  return { reads, close: () => channel?.close() };
}

/** Without replicas, every statement runs on the primary. */
export const PRIMARY_ONLY: CallerReads = {
  wrote: () => Promise.resolve(),
  fromReplicas: () => undefined,
  fromPrimary: () => undefined,
  hear: () => undefined,
  preferPrimary: (work) => work(),
};
