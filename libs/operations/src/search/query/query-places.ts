import type { AreaFilter } from '@marquee/database';
import type { Area, PlaceCandidate } from '@marquee/search';
import type { NamedPosition } from '../../places/named-position.ts';

/** Finds the places in a query. */
export interface QueryPlaces {
  findInQuery: (query: string) => Promise<PlaceCandidate[]>;
  /** Returns the time zone of the first of some cities. */
  findZone: (cityIds: number[]) => Promise<string | undefined>;
  /** Returns the position of a venue or of a part of a city, or null. */
  findLandmark: (name: string) => Promise<NamedPosition | null>;
  toAreaFilter: (area: Area) => Promise<AreaFilter>;
}
