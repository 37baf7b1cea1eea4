import type { AreaFilter } from '@marquee/database';
import type { Area, PlaceCandidate } from '@marquee/domain';

/** Finds the places in a query. */
export interface QueryPlaces {
  findInQuery: (query: string) => Promise<PlaceCandidate[]>;
  toAreaFilter: (area: Area) => Promise<AreaFilter>;
}
