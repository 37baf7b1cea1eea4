import { toEventDocument } from '@marquee/database/catalogue';
import type { Listing, NormalisedEvent } from '@marquee/domain';
import {
  buildSeriesKey,
  findConflicts,
  findMove,
  isDemo,
  mergeListings,
  toMergeInput,
} from '@marquee/matching';
import type { AffectedEvent } from './affected-events.ts';
import { toEventRow } from './event-row.ts';
import { mapYielding } from './map-yielding.ts';
import { rankEvent } from './rank-event.ts';

export type PreparedEvent = NonNullable<ReturnType<typeof prepareEvent>>;

/**
 * Merges the listings of each event and builds the row and the search document of those that
 * change.
 */
export async function prepareEvents(events: AffectedEvent[]): Promise<PreparedEvent[]> {
  const prepared = await mapYielding(events, prepareEvent);
  return prepared.filter((event) => event !== null);
}

/** Returns null if the listings change nothing of the published record. */
function prepareEvent({ event_id, isNew, before, after, ...affected }: AffectedEvent) {
  const event = mergeListings(after);
  const former = before.length > 0 ? mergeListings(before) : null;
  const demo = isDemo(after);
  const series = buildSeriesKey(after);
  const conflicts = toConflicts(after);
  const isSame = () =>
    isUnchanged(before, former, event) &&
    isDemo(before) === demo &&
    buildSeriesKey(before).key === series.key &&
    toConflicts(before) === conflicts;
  if (!isNew && affected.hasMerged !== true && isSame() && hasSameSources(before, after))
    return null;
  const { night } = toMergeInput(after);
  const may_move = night.isMoved && (former === null || findMove(former, event) !== null);
  const popularity = rankEvent(event, after, { demo });
  const row = toEventRow(event, {
    ...{ id: event_id, demo, conflicts, popularity },
    ...{
      may_move,
      may_return: night.decided !== null,
      is_original: isOriginal(night.decided, after),
    },
  });
  return { event_id, isNew, event, row, series, document: toEventDocument(event_id, row, event) };
}

/** Sources that say "rescheduled", or have changed the day, state a new date. */
const isOriginal = (decided: Listing | null, listings: Listing[]): boolean =>
  decided !== null &&
  decided.event.status === 'scheduled' &&
  decided.stated_at['day'] === undefined &&
  listings.every(({ first_seen_at }) => first_seen_at >= decided.first_seen_at);

function toConflicts(listings: Listing[]): string | null {
  const conflicts = findConflicts(listings);
  return conflicts.length > 0 ? JSON.stringify(conflicts) : null;
}

/** The record of an event names its listings. */
const hasSameSources = (before: Listing[], after: Listing[]): boolean =>
  sourcesOf(before).join('\n') === sourcesOf(after).join('\n');

const sourcesOf = (listings: Listing[]): string[] =>
  listings
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ source_id, source_event_id, event }) =>
      [source_id, source_event_id, event.url].join(' '),
    )
    .sort();

function isUnchanged(
  before: Listing[],
  former: NormalisedEvent | null,
  event: NormalisedEvent,
): boolean {
  // Every listing was withdrawn: the event is listed again.
  if (former === null || before.every(({ withdrawn }) => withdrawn)) return false;
  const fingerprint = (merged: NormalisedEvent) =>
    JSON.stringify({ ...merged, source_event_id: '' });
  return fingerprint(former) === fingerprint(event);
}
