import type { Query } from '@marquee/database';
import {
  allSettled,
  findSeries,
  findSeriesIds,
  findSeriesMembers,
  type StoredMember,
} from '@marquee/database/catalogue';

/** The stored series and events that a write may affect. */
export interface AffectedSeries {
  known: { id: string; key: string; source_id: number }[];
  members: StoredMember[];
  /** Series of the events before the write. */
  formerIds: string[];
}

interface Affected {
  keys: string[];
  /** Stored events that change, merge or are withdrawn: their former series change too. */
  eventIds: string[];
}

/** Send it before the write: it needs the former keys. */
export async function findAffectedSeries(
  query: Query,
  affected: Affected,
): Promise<AffectedSeries> {
  const request = { ...affected, keys: [...new Set(affected.keys)] };
  const [known, members, formerIds] = await allSettled([
    findSeries(query, request),
    findSeriesMembers(query, request),
    findSeriesIds(query, request.eventIds),
  ]);
  return { known, members, formerIds };
}
