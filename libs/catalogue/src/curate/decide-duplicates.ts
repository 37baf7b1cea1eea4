import type { Database } from '@marquee/database';
import {
  findSourceId,
  listPossibleDuplicates,
  saveOverride,
  type PossibleDuplicate,
} from '@marquee/database/catalogue';
import type { ListingId } from '@marquee/domain';
import { impossible } from './impossible.ts';
import { mergeTwoEvents } from './merge-two-events.ts';
import { rewriteExclusively, type CurationDatabase, type CurationRun } from './run-exclusively.ts';

/** All possible duplicates between two sources, in one city or everywhere. */
export interface SourcePair {
  sources: readonly [string, string];
  city?: string | undefined;
  isSame: boolean;
  /** Most decisions. Default: all. */
  limit?: number;
}

type Connection = Pick<Database, 'query'> & CurationDatabase;

/**
 * Merges the events of each pair, or records that they are separate events. Returns the number of
 * decisions.
 */
export async function decideDuplicates(
  database: Connection,
  { sources, city, isSame, limit = Infinity }: SourcePair,
) {
  let decided = 0;
  while (decided < limit) {
    // A merge also decides other pairs of the two events.
    const [pair] = await listPossibleDuplicates(database.query, { limit: 1, sources, city });
    if (!pair) break;
    await rewriteExclusively(database, async (run) => {
      if (isSame) await mergeTwoEvents(run, pair.a.slug, pair.b.slug);
      else await separate(run, pair);
    });
    decided++;
  }
  return { decided };
}

async function separate(run: CurationRun, { a, b }: PossibleDuplicate): Promise<void> {
  await saveOverride(run.query, [[await toListingId(run, a)], [await toListingId(run, b)]], false);
}

async function toListingId(
  run: CurationRun,
  { source, source_event_id }: PossibleDuplicate['a'],
): Promise<ListingId> {
  const source_id = await findSourceId(run, source);
  if (source_id === null) throw impossible(`There is no source "${source}".`);
  return { source_id, source_event_id };
}
