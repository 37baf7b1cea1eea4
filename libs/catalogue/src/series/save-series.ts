import type { Query } from '@marquee/database';
import {
  insertSeries,
  mergeSeries,
  moveToSeries,
  refreshSeries,
  type NewChange,
} from '@marquee/database/catalogue';
import type { SeriesPlan } from './plan-series.ts';

/** Writes a plan after the events. Returns the changes of the stored events that joined or left a series. */
export async function saveSeries(
  query: Query,
  { created, merges, moves, touched }: SeriesPlan,
): Promise<NewChange[]> {
  const saved = Promise.all([insertSeries(query, created), mergeSeries(query, merges)]);
  const changes = moveToSeries(query, moves);
  const refreshed = refreshSeries(query, touched);
  await Promise.all([saved, changes, refreshed]);
  return changes;
}
