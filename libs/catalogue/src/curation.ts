import type { Database } from '@marquee/database';
import { listPossibleDuplicates } from '@marquee/database/catalogue';
import { mergeTwoEvents } from './curate/merge-two-events.ts';
import { cancelEvent, featureEvent } from './curate/pin-event.ts';
import { runExclusively } from './curate/run-exclusively.ts';
import { splitEvent, type SplitListing } from './curate/split-event.ts';
import type { WriteContext } from './write-batch.ts';

/**
 * Creates the operator's manual corrections. Events are named by a current or former slug or id. Corrections survive later ingest runs. An
 * impossible correction throws an Error that states why.
 */
export function createCuration(database: Pick<Database, 'query' | 'openSession'>) {
  const exclusively = <Result>(work: (run: WriteContext) => Promise<Result>) => runExclusively(database, work);
  return {
    merge: (into: string, from: string) => exclusively((run) => mergeTwoEvents(run, into, from)),
    /** Moves one listing of an event into a new event. */
    split: (event: string, listing: SplitListing) => exclusively((run) => splitEvent(run, event, listing)),
    feature: (event: string, featured: boolean) => exclusively(({ query }) => featureEvent(query, event, featured)),
    /** Pins the status `cancelled`, so that sources cannot change it. */
    cancel: (event: string) => exclusively(({ query }) => cancelEvent(query, event)),
    /** Returns pairs without a decision, likeliest first. */
    possibleDuplicates: (limit: number) => listPossibleDuplicates(database.query, limit),
  };
}
