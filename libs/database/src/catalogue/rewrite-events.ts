import { replaceDocuments } from '../search/store-documents.ts';
import type { AffectedEvent } from './assign-listings.ts';
import type { NewChange } from './changes.ts';
import { markCities, replaceLineups, updateEvents } from './events.ts';
import { prepareEvent } from './prepare-batch.ts';
import type { WriteContext } from './write-batch.ts';

/** Rewrites the events whose merged listings changed. Needs a transaction. Returns the changes. */
export async function rewriteEvents(
  { query, entities, matching }: Pick<WriteContext, 'query' | 'entities' | 'matching'>,
  events: AffectedEvent[],
): Promise<NewChange[]> {
  const prepared = events.map((event) => prepareEvent(event, matching.merge)).filter((event) => event !== null);
  if (prepared.length === 0) return [];
  const ids = await entities.resolve(
    query,
    prepared.map(({ facts }) => facts),
  );
  const resolved = prepared.map(({ facts, row }) => ({
    event: { ...row, venue_id: ids.venueId(facts) },
    artist_ids: ids.artistIds(facts),
  }));
  const updates = await updateEvents(
    query,
    resolved.map(({ event }) => event),
  );
  await markCities(
    query,
    resolved.map(({ event }) => event),
  );
  await replaceLineups(query, resolved);
  await replaceDocuments(
    query,
    prepared.map(({ document }) => document),
  );
  return updates;
}
