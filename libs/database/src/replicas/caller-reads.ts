import { runWithReads, setReads } from '../connection/request-deadline.ts';
import type { Query } from '../connection/statement.ts';
import { createAnnouncer, parseAnnouncement } from './announce-writers.ts';
import { createRecentWriters } from './recent-writers.ts';

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
  /** Call it when a request that writes begins and when it ends. */
  wrote: (subjects: string[]) => void;
  /** Another process announced writers. */
  hear: (payload: string) => void;
  /** Runs reads on the primary, and on a replica only if the primary is unavailable. */
  preferPrimary: <Result>(work: () => Result) => Result;
}

export function createCallerReads(query: Query): CallerReads {
  const writers = createRecentWriters();

  const announce = createAnnouncer({ query });

  /**
   * The other processes learn it in the time of a write, so that no process serves a caller a state
   * before its own write.
   */
  function wrote(subjects: string[]): void {
    writers.add(subjects);
    announce(subjects);
  }
  return {
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
    hear: (payload) => {
      writers.add(parseAnnouncement(payload));
    },
    preferPrimary: (work) => runWithReads({ first: 'primary', caller: '' }, work),
  };
}

/** Without replicas, every statement runs on the primary. */
export const PRIMARY_ONLY: CallerReads = {
  wrote: () => undefined,
  fromReplicas: () => undefined,
  fromPrimary: () => undefined,
  hear: () => undefined,
  preferPrimary: (work) => work(),
};
