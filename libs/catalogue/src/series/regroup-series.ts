import type { Query } from '@marquee/database';
import type { NewChange } from '@marquee/database/catalogue';
import { findAffectedSeries } from './find-affected-series.ts';
import { planSeries } from './plan-series.ts';
import { saveSeries } from './save-series.ts';

/**
 * Groups the stored events with the keys of these again, after they were withdrawn. Needs a
 * transaction. Returns the changes.
 */
export async function regroupSeries(query: Query, eventIds: string[]): Promise<NewChange[]> {
  if (eventIds.length === 0) return [];
  const affected = await findAffectedSeries(query, { keys: [], eventIds });
  return saveSeries(query, await planSeries(query, affected, { events: [] }));
}
