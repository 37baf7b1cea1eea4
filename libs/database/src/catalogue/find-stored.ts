import type { Listing, MatchKeys, NormalisedEvent } from '@marquee/domain';
import type { Query } from '../connection/connect.ts';
import { findListings, addSeenIds, findListingStates, type ListingState } from './listings-sql.ts';
import { findCandidates } from './match/find-candidates.ts';
import type { MatchKeyFilter } from './match/match-key-filter.ts';
import { allSettled } from './run-session-sql.ts';

/** A listing of a batch, as it is compared with the stored ones. */
interface BatchListing {
  event: NormalisedEvent;
  hash: string;
  /** Read for new listings only. */
  keys: MatchKeys;
}

/** Listing of a stored event. */
export type StoredListing<Item> = Item & { event_id: string };

/** A batch by its relation to the stored listings. */
export interface ComparedBatch<Item> {
  created: Item[];
  changed: StoredListing<Item>[];
  unchanged: ListingState[];
  /** Unchanged listings that were withdrawn. */
  returned: StoredListing<Item>[];
  /** Ids that occurred earlier in the run. */
  duplicateIds: string[];
  /** The listings without those of `duplicateIds`. */
  fresh: Item[];
}

interface StoredOptions {
  sourceId: number;
  /** The largest distance between the positions that two listings of one event state. */
  maxDistanceKm: number;
  keyFilter: MatchKeyFilter;
  /** Returns whether a change of a listing makes it worth comparing with others again. */
  isRelocated: (before: NormalisedEvent, after: NormalisedEvent) => boolean;
  /** The batch was compared before, so its ids count as new. */
  isRepeat?: boolean;
}

/**
 * Compares a batch with the stored listings. Also returns the listings of every event that the
 * batch may affect: the candidates of new and relocated listings, and the events of changed and
 * returned ones.
 */
export async function findStored<Item extends BatchListing>(
  query: Query,
  options: StoredOptions,
  batch: Item[],
) {
  const ids = batch.map(({ event }) => event.source_event_id);
  const [unseen, states] = await allSettled([
    options.isRepeat ? Promise.resolve(new Set(ids)) : addSeenIds(query, ids),
    findListingStates(query, options.sourceId, ids),
  ]);
  const compared = compareBatch(batch, unseen, states);
  const ownIds = [...compared.changed, ...compared.returned].map(({ event_id }) => event_id);
  const own = await findListings(query, [...new Set(ownIds)]);
  const relocated = findRelocated(options, compared.changed, own);
  const candidates = await findCandidates(
    query,
    options,
    [...compared.created, ...relocated].map(({ keys }) => keys),
  );
  const isOwn = new Set(ownIds);
  const others = [...new Set(candidates)].filter((id) => !isOwn.has(id));
  const listings: Listing[] = [...own, ...(await findListings(query, others))];
  return { ...compared, listings };
}

function findRelocated<Item extends BatchListing>(
  { sourceId, isRelocated }: StoredOptions,
  changed: Item[],
  own: Listing[],
): Item[] {
  const former = new Map(
    own
      .filter(({ source_id }) => source_id === sourceId)
      .map(({ source_event_id, event }) => [source_event_id, event]),
  );
  return changed.filter(({ event }) => {
    const before = former.get(event.source_event_id);
    return before !== undefined && isRelocated(before, event);
  });
}

function compareBatch<Item extends BatchListing>(
  batch: Item[],
  unseen: Set<string>,
  states: ListingState[],
) {
  const byId = new Map(states.map((state) => [state.source_event_id, state]));
  const compared: ComparedBatch<Item> = {
    ...{ created: [], changed: [], unchanged: [], returned: [] },
    ...{ duplicateIds: [], fresh: [] },
  };
  for (const listing of batch) {
    const id = listing.event.source_event_id;
    const state = byId.get(id);
    if (!unseen.delete(id)) {
      compared.duplicateIds.push(id);
      continue;
    }
    compared.fresh.push(listing);
    if (!state) compared.created.push(listing);
    else if (state.facts_hash !== listing.hash)
      compared.changed.push({ ...listing, event_id: state.event_id });
    else {
      compared.unchanged.push(state);
      if (state.is_withdrawn) compared.returned.push({ ...listing, event_id: state.event_id });
    }
  }
  return compared;
}
