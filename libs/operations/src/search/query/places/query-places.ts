import type { AreaFilter } from '@marquee/database';
import type { Area, PlaceCandidate } from '@marquee/search';
import type { NamedPosition } from '../../../places/named-position.ts';
import type { Home } from '../../../places/place-finder.ts';

/** Finds the places in a query. */
export interface QueryPlaces {
  findInQuery: (query: string) => Promise<PlaceCandidate[]>;
  /** Returns the time zone and the country of the first of some cities. */
  findHome: (cityIds: number[]) => Promise<Home>;
  /** Returns the city that a text means, also with a typo, or null. */
  findKnownCity: (city: {
    name: string;
    country_code: string | null;
  }) => Promise<{ city: { name: string }; corrected: boolean } | null>;
  /** Returns the position of a venue or of a part of a city, or null. */
  findLandmark: (name: string) => Promise<NamedPosition | null>;
  /** Returns the position of a part of a city or of a place without events, or null. */
  findTown: (name: string) => Promise<NamedPosition | null>;
  /** Returns the position of a part of a large city, or null. */
  findPart: (name: string) => Promise<NamedPosition | null>;
  toAreaFilter: (area: Area) => Promise<AreaFilter>;
}
