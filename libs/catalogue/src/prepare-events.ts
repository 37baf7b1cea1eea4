import { toEventDocument } from '@marquee/database/catalogue';
import type { Listing, NormalisedEvent } from '@marquee/domain';
import { buildSeriesKey, isDemo, mergeListings, type SeriesKey } from '@marquee/matching';
import type { AffectedEvent } from './affected-events.ts';
import { toEventRow } from './event-row.ts';
import { mapYielding } from './map-yielding.ts';

export type PreparedEvent = NonNullable<ReturnType<typeof prepareEvent>>;

/** Merges the listings of each event and builds the row and the search document of those that change. */
export async function prepareEvents(events: AffectedEvent[]): Promise<PreparedEvent[]> {
  const prepared = await mapYielding(events, prepareEvent);
  return prepared.filter((event) => event !== null);
}

/** Returns null if the listings change neither the merged event nor remove one of its sources. */
function prepareEvent({ event_id, isNew, isChanged, before, after }: AffectedEvent) {
  const event = mergeListings(after);
  const demo = isDemo(after);
  const series = buildSeriesKey(after);
  const isSame = () =>
    isUnchanged(before, event) && isDemo(before) === demo && isSameSeries(before, series);
  if (!isNew && isSame() && !losesSource(before, after)) return null;
  const row = toEventRow(event, { id: event_id, may_move: isChanged, demo });
  return { event_id, isNew, event, row, series, document: toEventDocument(event_id, row, event) };
}

/** The record of an event names its sources. */
function losesSource(before: Listing[], after: Listing[]): boolean {
  const remaining = new Set(sourcesOf(after));
  return sourcesOf(before).some((source) => !remaining.has(source));
}

const sourcesOf = (listings: Listing[]): number[] =>
  listings.flatMap(({ withdrawn, source_id }) => (withdrawn ? [] : source_id));

const isSameSeries = (before: Listing[], { key }: SeriesKey): boolean =>
  buildSeriesKey(before).key === key;

function isUnchanged(before: Listing[], event: NormalisedEvent): boolean {
  // Every listing was withdrawn: the event is listed again.
  if (before.every(({ withdrawn }) => withdrawn)) return false;
  const fingerprint = (merged: NormalisedEvent) =>
    JSON.stringify({ ...merged, source_event_id: '' });
  return fingerprint(mergeListings(before)) === fingerprint(event);
}
