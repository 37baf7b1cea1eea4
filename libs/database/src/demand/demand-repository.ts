import type { Database } from '../connect.ts';
import { countDemands, type CountedDemand } from './count-demands.ts';
import type { NewDemand, Person } from './decide.ts';
import { gather } from './gather.ts';
import { createTargetBook } from './targets.ts';
import { createArtistBook, type WantedArtist } from './wanted-artists.ts';
import { createCityBook, type NamedCity } from './wanted-cities.ts';

const MOST_TOGETHER = 200;
const TRANSACTIONS = 2; // one gathers what the other is still committing

/** Counts what people want. Nobody's address is kept, only keyed hashes, and those for a day. */
export function createDemandRepository(database: Pick<Database, 'query' | 'transaction'>) {
  const artists = createArtistBook(database);
  const cities = createCityBook(database);
  const targets = createTargetBook(database);
  const count = gather<NewDemand, CountedDemand>(
    (demands) => database.transaction((query) => countDemands(query, demands)),
    { most: MOST_TOGETHER, atOnce: TRANSACTIONS },
  );

  /** Counts that somebody wants an artist in a city, once in 24 hours. */
  async function wantArtist(artist: WantedArtist, cityId: number, person: Person) {
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
