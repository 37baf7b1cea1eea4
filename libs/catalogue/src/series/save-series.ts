import type { Query } from '@marquee/database';
import {
  insertSeries,
  mergeSeries,
  moveToSeries,
  refreshSeries,
  updateDerived,
  type NewChange,
} from '@marquee/database/catalogue';
import type { SeriesPlan } from './plan-series.ts';

/**
 * Writes a plan after the events. Returns the changes of the stored events that joined or left a
 * series, or whose series has another title. `except` are events with a change of their own.
 */
export async function saveSeries(
  query: Query,
  { created, merges, moves, touched }: SeriesPlan,
  except: string[] = [],
): Promise<NewChange[]> {
  const saved = Promise.all([insertSeries(query, created), mergeSeries(query, merges)]);
  const changes = moveToSeries(query, moves);
  const refreshed = refreshSeries(query, touched);
  const [, moved, seriesIds] = await Promise.all([saved, changes, refreshed]);
  const reported = [...except, ...moved.map(({ event_id }) => event_id)];
  return [...moved, ...(await updateDerived(query, { seriesIds }, reported))];
}
