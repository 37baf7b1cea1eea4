import {
  addSeenIds,
  appendChanges,
  countMissing,
  holdShrinkage,
  type ListedBefore,
  findFacts,
  findListings,
  withdrawExcludedListings,
  withdrawUnlistedEvents,
  withdrawUnseenListings,
  withdrawUnseenOccurrences,
  withFormer,
  type NewChange,
} from '@marquee/database/catalogue';
import type { Listing } from '@marquee/domain';
import type { AffectedEvent } from './affected-events.ts';
import { rewriteEvents } from './rewrite-events.ts';
import { regroupSeries } from './series/regroup-series.ts';
import type { WriteContext } from './write-batch.ts';

/** What a run may withdraw of the listings that it has not seen. */
export interface WithdrawalScope {
  /** The run has read the complete list of the source. */
  isFull: boolean;
  /** The list may have lost more than half of its upcoming events since the last run. */
  allowShrink: boolean;
  /** Ids of records that were rejected. Their earlier versions stay listed. */
  retainedIds: string[];
  /** UIDs of calendar events that were rejected. */
  retainedUids: string[];
  /** Beginnings of the ids of records that were rejected before their ids were known. */
  retainedPrefixes: string[];
  /** UIDs of calendar events of which the run has read every occurrence. */
  completeUids: string[];
  /**
   * Ids of records, and UIDs of calendar events, that the source states and that must not be
   * listed.
   */
  excludedIds: string[];
}

/** What a run has withdrawn. */
export interface Withdrawal {
  withdrawn: number;
  /**
   * The list shrank by more than half, so nothing was withdrawn because it is missing, unless the
   * next run confirms it.
   */
  held: ListedBefore | null;
}

/**
 * Withdraws the listings of a source that the run has not seen. An event with other listings is
 * merged again from those. An event without listings is withdrawn and gets its slug back when it
 * returns. Needs a transaction.
 */
export async function withdrawUnseen(
  run: WriteContext,
  scope: WithdrawalScope,
): Promise<Withdrawal> {
  const { query, source } = run;
  await addSeenIds(query, scope.retainedIds);
  const excluded = await withdrawExcludedListings(query, source.id, scope.excludedIds);
  const held = scope.isFull ? await findShrinkage(run, scope) : null;
  const unseen =
    scope.isFull && held === null
      ? await withdrawUnseenListings(query, source.id, scope)
      : await withdrawUnseenOccurrences(query, source.id, scope.completeUids);
  const withdrawn = [...excluded, ...unseen];
  await publishWithdrawal(run, withdrawn, 'no source lists it any more');
  return { withdrawn: withdrawn.length, held };
}

// Short lists lose half of their events in a normal week.
const MIN_UPCOMING = 10;

/**
 * Returns the shrinkage of a complete list that is held, because a broken source looks like one
 * that cancelled its programme.
 */
async function findShrinkage(
  { query, source }: WriteContext,
  { allowShrink }: WithdrawalScope,
): Promise<ListedBefore | null> {
  const listed = await countMissing(query, source.id);
  const hasShrunk = listed.upcoming >= MIN_UPCOMING && 2 * listed.missing > listed.upcoming;
  const wasHeld = await holdShrinkage(query, source.id, hasShrunk && !allowShrink);
  if (!hasShrunk || allowShrink) return null;
  if (!wasHeld) return listed;
  await holdShrinkage(query, source.id, false);
  return null;
}

interface WithdrawnListing {
  event_id: string;
  source_event_id: string;
}

/**
 * Withdraws the events of withdrawn listings, or merges them again from their other listings.
 * Returns the number of withdrawn events.
 */
export async function publishWithdrawal(
  run: WriteContext,
  withdrawn: WithdrawnListing[],
  reason: string,
) {
  const { query, source } = run;
  const withdrawnIds = new Set(withdrawn.map(({ source_event_id }) => source_event_id));
  const eventIds = [...new Set(withdrawn.map(({ event_id }) => event_id))];
  const removed = await withdrawUnlistedEvents(query, eventIds);
  const regrouped = await regroupSeries(query, [...removed]);
  const shared = await findListings(
    query,
    eventIds.filter((id) => !removed.has(id)),
  );
  const isWithdrawnNow = ({ source_id, source_event_id }: Listing) =>
    source_id === source.id && withdrawnIds.has(source_event_id);
  await rewriteEvents(run, toAffectedEvents(shared, isWithdrawnNow));
  await appendRemovals(query, [...removed], reason);
  await appendChanges(query, regrouped);
  return removed.size;
}

// A run can withdraw a whole source, whose facts do not fit into memory.
const REMOVALS_PER_BATCH = 500;

/** Reports events as removed, with their last facts, by which filters select them. */
async function appendRemovals(
  query: WriteContext['query'],
  eventIds: string[],
  reason: string,
): Promise<void> {
  for (let start = 0; start < eventIds.length; start += REMOVALS_PER_BATCH) {
    const ids = eventIds.slice(start, start + REMOVALS_PER_BATCH);
    const former = await findFacts(query, ids, { areGone: true });
    await appendChanges(
      query,
      ids.map((id) => withFormer(toRemovedChange(id, reason), former.get(id))),
    );
  }
}

/** Returns the events with their listings now, and as they were before some were withdrawn. */
function toAffectedEvents(
  listings: Listing[],
  isWithdrawnNow: (listing: Listing) => boolean,
): AffectedEvent[] {
  const byEvent = Map.groupBy(listings, ({ event_id }) => event_id);
  return [...byEvent].map(([event_id, after]) => ({
    event_id,
    isNew: false,
    before: after.map((listing) =>
      isWithdrawnNow(listing) ? { ...listing, withdrawn: false } : listing,
    ),
    after,
  }));
}

const toRemovedChange = (event_id: string, reason: string): NewChange => ({
  event_id,
  kind: 'removed',
  detail: { reason },
});
