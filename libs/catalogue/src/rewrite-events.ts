import type { EventMerge } from '@marquee/database/catalogue';
import type { AffectedEvent } from './affected-events.ts';
import { prepareEvents } from './prepare-events.ts';
import { writeBatch, type WriteContext } from './write-batch.ts';

/**
 * Writes events whose listings are stored already but were moved or withdrawn. Needs a transaction.
 */
export async function rewriteEvents(
  run: WriteContext,
  events: AffectedEvent[],
  merges: EventMerge[] = [],
): Promise<void> {
  const noListings = { created: [], changed: [], unchanged: [], possibleDuplicates: [] };
  await writeBatch(run, { ...noListings, events, merges, prepared: await prepareEvents(events) });
}
