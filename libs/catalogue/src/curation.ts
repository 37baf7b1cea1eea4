import type { Database } from '@marquee/database';
import {
  findEventSlug,
  listPossibleDuplicates,
  type DuplicateFilter,
  type NamedKind,
  type PinnedFacts,
  type PinnedVenueFacts,
} from '@marquee/database/catalogue';
import { decideDuplicates, type SourcePair } from './curate/decide-duplicates.ts';
import { decideNight } from './curate/decide-night.ts';
import { keepApart } from './curate/keep-apart.ts';
import { keepApartNamed, mergeTwoNamed } from './curate/merge-named.ts';
import { mergeTwoEvents } from './curate/merge-two-events.ts';
import {
  cancelEvent,
  featureEvent,
  pinEventFacts,
  removeEvent,
  restoreEvent,
} from './curate/pin-event.ts';
import { pinVenue } from './curate/pin-venue.ts';
import {
  rewriteExclusively,
  runExclusively,
  type CurationDatabase,
} from './curate/run-exclusively.ts';
import { splitEvent, type SplitListing } from './curate/split-event.ts';

/**
 * Creates the operator's manual corrections. Events are named by a current or former slug or id.
 * Corrections survive later ingest runs. An impossible correction throws a DomainError that states
 * why. `within` is called in the transaction of each correction.
 */
export function createCuration(
  connection: Pick<Database, 'query' | 'openSession' | 'prisma' | 'prismaTransaction'>,
  { within }: Pick<CurationDatabase, 'within'> = {},
) {
  const database = { ...connection, within };

  /** Moves one listing of an event into a new event. */
  async function split(event: string, listing: SplitListing) {
    const id = await rewriteExclusively(database, (run) => splitEvent(run, event, listing));
    return { id, slug: (await findEventSlug(database, id)) ?? '' };
  }
  return {
    merge: (into: string, from: string) =>
      rewriteExclusively(database, (run) => mergeTwoEvents(run, into, from)),
    /** Decides that two events are different. */
    keepApart: (event: string, other: string) =>
      rewriteExclusively(database, (run) => keepApart(run, event, other)),
    /** Merges a venue or an artist into another, for good. Later runs follow it. */
    mergeNamed: (kind: NamedKind, into: string, from: string) =>
      runExclusively(database, () => mergeTwoNamed(database, kind, { into, from })),
    /** Decides that two venues or artists are different. */
    keepNamedApart: (kind: NamedKind, one: string, other: string) =>
      keepApartNamed(database, kind, [one, other]),
    split,
    feature: (event: string, featured: boolean) =>
      runExclusively(database, () => featureEvent(database, event, featured)),
    /** Pins the status `cancelled`, so that sources cannot change it. */
    cancel: (event: string) => runExclusively(database, () => cancelEvent(database, event)),
    /** Pins facts against later runs; those that are absent are released. */
    pinFacts: (event: string, facts: PinnedFacts) =>
      rewriteExclusively(database, (run) => pinEventFacts(run, event, facts)),
    /** Decides which listing states the right day and status; null: the sources decide. */
    decideNight: (event: string, listing: SplitListing | null) =>
      rewriteExclusively(database, (run) => decideNight(run, event, listing)),
    /** Pins facts of a venue against later runs; those that are absent are released. */
    pinVenue: (venue: string, facts: PinnedVenueFacts) =>
      rewriteExclusively(database, (run) => pinVenue(run, venue, facts)),
    /** Withdraws an event, also from later runs. */
    remove: (event: string) => runExclusively(database, () => removeEvent(database, event)),
    /** Reverses a removal. */
    restore: (event: string) => rewriteExclusively(database, (run) => restoreEvent(run, event)),
    /** Returns pairs without a decision. */
    possibleDuplicates: (filter: DuplicateFilter) => listPossibleDuplicates(database.query, filter),
    /** Decides on all possible duplicates of two sources. */
    decideDuplicates: (pairs: SourcePair) => decideDuplicates(database, pairs),
  };
}
