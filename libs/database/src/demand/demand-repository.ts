import type { Database } from '../connect.ts';
import { createArtistResolver, type RequestedArtist } from './artist-resolver.ts';
import { createBatcher } from './batcher.ts';
import { createCityResolver, type NamedCity } from './city-resolver.ts';
import { countDemands, type CountedDemand } from './count-demands.ts';
import type { NewDemand, Person } from './deduplicate-demands.ts';
import { createTargetResolver } from './target-resolver.ts';

const MAX_TOGETHER = 200;
const TRANSACTIONS = 2; // one gathers what the other is still committing

/** Counts what people want. Nobody's address is kept, only keyed hashes, and those for a day. */
export function createDemandRepository(database: Pick<Database, 'query' | 'transaction'>) {
  const artists = createArtistResolver(database);
  const cities = createCityResolver(database);
  const targets = createTargetResolver(database);
  const count = createBatcher<NewDemand, CountedDemand>(
    (demands) => database.transaction((query) => countDemands(query, demands)),
    { maxBatchSize: MAX_TOGETHER, concurrency: TRANSACTIONS },
  );

  /** Counts that somebody wants an artist in a city, once in 24 hours. */
  async function wantArtist(artist: RequestedArtist, cityId: number, person: Person) {
    const targetId = await targets.ofArtist({ artistId: artist.id, cityId });
    const counted = await count({ targetId, artistId: artist.id, cityId, person });
    return { targetId, ...counted };
  }

  /** Counts that somebody wants to be at an event, once in 24 hours. */
  async function wantEvent(eventId: string, person: Person) {
    const targetId = await targets.ofEvent(eventId);
    const counted = await count({ targetId, artistId: null, cityId: null, person });
    return { targetId, ...counted };
  }

  return {
    findArtist: artists.findOrMake,
    findCity: (named: NamedCity) => cities.findOrKeep(named),
    findKnownCity: (named: NamedCity) => cities.find(named),
    wantArtist,
    wantEvent,
  };
}
export type DemandRepository = ReturnType<typeof createDemandRepository>;
