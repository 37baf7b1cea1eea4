import type { Database, Query } from '@marquee/database';
import { appendChanges, findWithoutOrganizer, linkOrganizers } from '@marquee/database/catalogue';
import { backfillBatches, type BackfillOptions } from './backfill-batches.ts';
import { ensureOrganizers, organizerKey, toOrganizerReference } from './organizers.ts';

const BATCH_SIZE = 500;

/**
 * Links stored events to their organisers if an earlier version stored only a name. See
 * `backfillBatches`.
 */
export const backfillOrganizers = (
  database: Pick<Database, 'query' | 'openSession'>,
  options: BackfillOptions,
): Promise<number> =>
  backfillBatches(
    database,
    {
      isDone: async () => (await findWithoutOrganizer(database.query, 1)).length === 0,
      run: backfillBatch,
    },
    options,
  );

async function backfillBatch(query: Query): Promise<number> {
  const events = await findWithoutOrganizer(query, BATCH_SIZE);
  const keys = new Map(events.map((event) => [event.id, organizerKey(event) ?? '']));
  const references = new Map(
    events.map((event) => {
      const key = keys.get(event.id) ?? '';
      return [key, toOrganizerReference(event, key)];
    }),
  );
  const ids = await ensureOrganizers(query, [...references.values()]);
  const linked = events.map(({ id }) => ({
    id,
    organizer_id: ids.get(keys.get(id) ?? '') ?? null,
  }));
  const published = await linkOrganizers(query, linked);
  await appendChanges(
    query,
    published.map((event_id) => ({ event_id, kind: 'updated' })),
  );
  return events.length;
}
