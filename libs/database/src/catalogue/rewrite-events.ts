import { replaceDocuments } from '../search/store-documents.ts';
import type { AffectedEvent } from './assign-listings.ts';
import type { ChangeNote } from './changes.ts';
import { markCities, replaceBillings, updateEvents } from './events.ts';
import { prepareEvent } from './prepare-batch.ts';
import type { WriteContext } from './write-batch.ts';

/** Shows events as their listings say now, where that is another thing than before. Needs a transaction; answers what changed. */
export async function rewriteEvents(
  { query, names, matching }: Pick<WriteContext, 'query' | 'names' | 'matching'>,
  events: AffectedEvent[],
): Promise<ChangeNote[]> {
  const prepared = events.map((event) => prepareEvent(event, matching.merge)).filter((event) => event !== null);
  if (prepared.length === 0) return [];
  const ids = await names.ensure(
    query,
    prepared.map(({ facts }) => facts),
  );
  const placed = prepared.map(({ facts, row }) => ({
    event: { ...row, venue_id: ids.venueOf(facts) },
    artist_ids: ids.artistsOf(facts),
  }));
  const updates = await updateEvents(
    query,
    placed.map(({ event }) => event),
  );
  await markCities(
    query,
    placed.map(({ event }) => event),
  );
  await replaceBillings(query, placed);
  await replaceDocuments(
    query,
    prepared.map(({ document }) => document),
  );
  return updates;
}
