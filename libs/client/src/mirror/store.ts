import type { MirroredEvent } from './revision.ts';

/** What a page of changes does to the copy. */
export interface MirrorPage {
  events: readonly MirroredEvent[];
  goneIds: readonly string[];
  /** Where to continue, stored in the same transaction; null: where the copy was. */
  cursor: string | null;
}

/**
 * A copy of the catalogue: a table `event` with one record a row, and the cursor of the change
 * feed.
 */
export interface MirrorStore {
  readCursor: () => Promise<string | null>;
  apply: (page: MirrorPage) => Promise<void>;
  /** Removes the events and the cursor. */
  clear: () => Promise<void>;
  /** Returns the next events in the order of their ids. */
  readAfter: (id: string, limit: number) => Promise<MirroredEvent[]>;
  close: () => Promise<void>;
}

/**
 * Columns for queries. The database derives them from the record, so that they cannot differ from
 * it.
 */
export const DERIVED = ['slug', 'title', 'start_utc', 'status', 'category', 'city', 'country_code'];
