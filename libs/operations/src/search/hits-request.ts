import type { EventFilter } from '@marquee/database';
import type { Position } from '@marquee/domain';
import type { QueryPlaces } from './query/places/query-places.ts';
import type { Condition } from './query/query-conditions.ts';
import type { Reading, ReadingOptions } from './query/readings.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';
import type { SearchMemory } from './search-memory.ts';

export interface FoundHits {
  ids: string[];
  /** No event matched the exact query, so these match the corrected one. */
  fuzzy: boolean;
  /** The conditions that were dropped because no event meets all of them. */
  relaxed: Condition[];
  /** The topic was widened to related ones instead of dropped. */
  isRelated: boolean;
  /** The position around which events were searched instead of in a place without a match. */
  centre?: Position | null;
  /** The hits are around the centre, near ones first. */
  isAround?: boolean;
  /** Null for a query without letters. */
  understood: UnderstoodQuery | null;
}

export interface HitsDeps {
  search: SearchMemory;
  places: QueryPlaces;
}

export interface HitsRequest {
  filter: EventFilter;
  maxHits: number;
  /** Zone of the day on which dates are read. Default: that of the city. */
  tz?: string | undefined;
  /** The filter of the events that a query without hits names, which are looked up as well. */
  named?: EventFilter;
  /** Only events that meet all conditions as they are written. */
  exactOnly?: boolean;
  isRespelled?: boolean; // Another correction could undo this one.
}

export type Found = Pick<FoundHits, 'ids'> & Partial<FoundHits>;

export type Collect = (readings: Reading[]) => Promise<string[]>;

/** A query as it was understood, and how to search for it. */
export interface Search {
  query: string;
  request: HitsRequest;
  understood: UnderstoodQuery;
  options: ReadingOptions;
  collect: Collect;
}

export const NO_HITS: Pick<FoundHits, 'ids' | 'relaxed'> = { ids: [], relaxed: [] };
