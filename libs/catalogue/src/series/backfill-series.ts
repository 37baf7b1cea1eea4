import type { Database, Query } from '@marquee/database';
import { appendChanges, findListings, findWithoutSeriesKey } from '@marquee/database/catalogue';
import { toEventSpan, type Listing } from '@marquee/domain';
import { buildSeriesKey, mergeListings } from '@marquee/matching';
import { backfillBatches, type BackfillOptions } from '../backfill-batches.ts';
import { findAffectedSeries } from './find-affected-series.ts';
import { planSeries, type SeriesEvent } from './plan-series.ts';
import { saveSeries } from './save-series.ts';

const BATCH_SIZE = 500;

/**
 * Computes the series of stored events that a migration or an earlier version left without. See
 * `backfillBatches`.
 */
export const backfillSeries = (
  database: Pick<Database, 'query' | 'openSession'>,
  options: BackfillOptions,
): Promise<number> =>
  backfillBatches(
    database,
    {
      isDone: async () => (await findWithoutSeriesKey(database.query, 1)).length === 0,
      run: backfillBatch,
    },
    options,
  );

async function backfillBatch(query: Query): Promise<number> {
  const ids = (await findWithoutSeriesKey(query, BATCH_SIZE)).map(({ id }) => id);
  const listings = Map.groupBy(await findListings(query, ids), ({ event_id }) => event_id);
  const events = [...listings].map(([event_id, ofEvent]) => toSeriesEvent(event_id, ofEvent));
  const listed = events.filter(({ event_id }) =>
    listings.get(event_id)?.some(({ withdrawn }) => !withdrawn),
  );
  const keys = new Map(events.map(({ event_id, series }) => [event_id, series.key]));
  const affected = await findAffectedSeries(query, {
    keys: listed.map(({ series }) => series.key),
    eventIds: [],
  });
  const plan = await planSeries(query, affected, { events: listed });
  const own = ids.map((id) => ({ id, series_key: keys.get(id) ?? '0', series_id: plan.idOf(id) }));
  await appendChanges(query, await saveSeries(query, { ...plan, moves: [...own, ...plan.moves] }));
  return ids.length;
}

function toSeriesEvent(event_id: string, listings: Listing[]): SeriesEvent {
  const event = mergeListings(listings);
  const series = buildSeriesKey(listings);
  return {
    event_id,
    series,
    starts_at: toEventSpan(event).starts_at,
    title: event.title,
    city: event.city_name,
  };
}
