import type { Correction, Database, Query } from '@marquee/database';
import type { NamedKind, PinnedFacts, PinnedVenueFacts } from '@marquee/database/catalogue';

type Within = (query: Query) => Promise<unknown>;

/** Corrections of the catalogue. Each one calls `within` in its transaction. */
export interface Curation {
  merge: (into: string, from: string) => Promise<object>;
  keepApart: (event: string, other: string) => Promise<object>;
  mergeNamed: (kind: NamedKind, into: string, from: string) => Promise<object>;
  keepNamedApart: (kind: NamedKind, one: string, other: string) => Promise<object>;
  split: (event: string, listing: { source: string; id: string }) => Promise<object>;
  feature: (event: string, featured: boolean) => Promise<object>;
  cancel: (event: string) => Promise<object>;
  remove: (event: string) => Promise<object>;
  restore: (event: string) => Promise<object>;
  pinFacts: (event: string, facts: PinnedFacts) => Promise<object>;
  decideNight: (event: string, listing: { source: string; id: string } | null) => Promise<object>;
  pinVenue: (venue: string, facts: PinnedVenueFacts) => Promise<object>;
  decideDuplicates: (pairs: {
    sources: readonly [string, string];
    city?: string | undefined;
    isSame: boolean;
    limit?: number;
  }) => Promise<object>;
}

/**
 * The write path of the catalogue, as `@marquee/ingest` exports it. The transport passes it, so
 * that operations do not depend on the parsers of sources.
 */
export interface CurationService {
  createCuration: (database: Database, options: { within: Within }) => Curation;
  decideCorrection: (
    database: Database,
    id: string,
    decision: {
      isAccepted: boolean;
      note: string | null;
      enqueueAnswer: (query: Query, correction: Correction) => Promise<boolean>;
      within: Within;
    },
  ) => Promise<object>;
  removeSource: (
    database: Database,
    options: { name: string; dryRun: boolean; within: Within },
  ) => Promise<object>;
}
