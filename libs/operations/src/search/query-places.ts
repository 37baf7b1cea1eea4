import type { AreaFilter } from '@marquee/database';
import type { Area, PlaceCandidate } from '@marquee/domain';

/** Finds the places in a query. */
export interface QueryPlaces {
  findInQuery: (query: string) => Promise<PlaceCandidate[]>;
  /** Returns the time zone of the first of some cities. */
  findZone: (cityIds: number[]) => Promise<string | undefined>;
  toAreaFilter: (area: Area) => Promise<AreaFilter>;
}
