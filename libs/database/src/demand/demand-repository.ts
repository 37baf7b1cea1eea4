import type { Database } from '../connection/connect.ts';
import { createArtistResolver, type RequestedArtist } from './artist-resolver.ts';
import { createBatcher } from './batcher.ts';
import { createCityResolver, type NamedCity } from './city-resolver.ts';
import { countDemands, type CountedDemand } from './count-demands.ts';
import type { NewDemand, Person } from './deduplicate-demands.ts';
import { createTargetResolver } from './target-resolver.ts';
import { countRequesters, type ArtistRequest } from './unconfirmed-artists.ts';

const MAX_BATCH_SIZE = 200;
const TRANSACTIONS = 2; // one collects a batch while the other commits

/** Counts demands. Stores no addresses, only keyed hashes, for one day. */
export function createDemandRepository(
  database: Pick<Database, 'prisma' | 'query' | 'transaction'>,
) {
  const artists = createArtistResolver(database);
  const cities = createCityResolver(database);
  const targets = createTargetResolver(database);
  const count = createBatcher<NewDemand, CountedDemand>(
    (demands) => database.transaction((query) => countDemands(query, demands)),
    { maxBatchSize: MAX_BATCH_SIZE, concurrency: TRANSACTIONS },
  );

  const countRequester = createBatcher<ArtistRequest, null>(
    (requests) => database.transaction((query) => countRequesters(query, requests)),
    { maxBatchSize: MAX_BATCH_SIZE, concurrency: 1 },
  );

  async function recordFor(artistId: string, cityId: number, person: Person) {
    const targetId = await targets.findForArtist({ artistId, cityId });
    return { targetId, ...(await count({ targetId, artistId, cityId, person })) };
  }

  /** Counts a person's demand for an artist in a city once in 24 hours. */
  async function recordArtistDemand(
    { id, isUnconfirmed }: Pick<RequestedArtist, 'id' | 'isUnconfirmed'>,
    cityId: number,
    person: Person,
  ) {
    try {
      const counted = await recordFor(id, cityId, person);
      if (isUnconfirmed) await countRequester({ artistId: id, person });
      return counted;
    } catch (error) {
      // The artist was merged into another meanwhile, or the merge waits for what this demand has
      // locked.
      if (!isMergeConflict(error)) throw error;
      return recordFor(await findMergedInto(database, id), cityId, person);
    }
  }

  async function recordEventDemand(eventId: string, person: Person) {
    const targetId = await targets.findForEvent(eventId);
    const counted = await count({ targetId, artistId: null, cityId: null, person });
    return { targetId, ...counted };
  }

  return {
    findArtist: artists.findOrCreate,
    findCity: (named: NamedCity) => cities.findOrInsert(named),
    recordArtistDemand,
    recordEventDemand,
  };
}
// A foreign key without its row, a deadlock.
const MERGE_CONFLICTS: readonly unknown[] = ['23503', '40P01'];
const isMergeConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MERGE_CONFLICTS.includes(error.code);

async function findMergedInto({ prisma }: Pick<Database, 'prisma'>, id: string): Promise<string> {
  const alias = await prisma.alias.findUnique({
    where: { kind_alias: { kind: 'artist', alias: id } },
  });
  return alias?.recordId ?? id;
}
export type DemandRepository = ReturnType<typeof createDemandRepository>;
