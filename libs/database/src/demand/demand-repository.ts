import type { Database } from '../connect.ts';
import { createArtistResolver, type RequestedArtist } from './artist-resolver.ts';
import { createBatcher } from './batcher.ts';
import { createCityResolver, type NamedCity } from './city-resolver.ts';
import { countDemands, type CountedDemand } from './count-demands.ts';
import type { NewDemand, Person } from './deduplicate-demands.ts';
import { createTargetResolver } from './target-resolver.ts';

const MAX_BATCH_SIZE = 200;
const TRANSACTIONS = 2; // one collects a batch while the other commits

/** Counts demands. Stores no addresses, only keyed hashes, for one day. */
export function createDemandRepository(database: Pick<Database, 'prisma' | 'query' | 'transaction'>) {
  const artists = createArtistResolver(database);
  const cities = createCityResolver(database);
  const targets = createTargetResolver(database);
  const count = createBatcher<NewDemand, CountedDemand>(
    (demands) => database.transaction((query) => countDemands(query, demands)),
    { maxBatchSize: MAX_BATCH_SIZE, concurrency: TRANSACTIONS },
  );

  /** Counts a person's demand for an artist in a city once in 24 hours. */
  async function recordArtistDemand(artist: RequestedArtist, cityId: number, person: Person) {
    const targetId = await targets.findForArtist({ artistId: artist.id, cityId });
    const counted = await count({ targetId, artistId: artist.id, cityId, person });
    return { targetId, ...counted };
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
export type DemandRepository = ReturnType<typeof createDemandRepository>;
