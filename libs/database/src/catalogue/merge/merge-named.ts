import type { Database, Query } from '../../connection/connect.ts';
import { queryIn } from '../../connection/prisma.ts';
import { mergeArtists } from './merge-artists.ts';
import { mergeOrganizers } from './merge-organizers.ts';
import type { NamedKind, RecordMerge } from './merge-records.ts';
import { mergeVenues } from './merge-venues.ts';

interface Writer extends Pick<Database, 'prismaTransaction'> {
  /** Called in the transaction. */
  within?: ((query: Query) => Promise<unknown>) | undefined;
}

const MERGE = {
  venue: mergeVenues,
  artist: mergeArtists,
  organizer: mergeOrganizers,
} as const;

/**
 * Merges a venue, an artist or an organiser into another, for good. Returns the number of events
 * that changed.
 */
export const mergeNamed = (
  { prismaTransaction, within }: Writer,
  kind: NamedKind,
  merge: RecordMerge,
) =>
  prismaTransaction(async (client) => {
    await within?.(queryIn(client));
    return MERGE[kind](client, merge);
  });

/** Stores that two records of a kind are not the same one. */
export const keepNamedApart = (
  { prismaTransaction, within }: Writer,
  kind: NamedKind,
  ids: [string, string],
) =>
  prismaTransaction(async (client) => {
    const [one = '', other = ''] = ids.toSorted();
    await client.separatedPair.createMany({ data: { kind, one, other }, skipDuplicates: true });
    await within?.(queryIn(client));
  });
