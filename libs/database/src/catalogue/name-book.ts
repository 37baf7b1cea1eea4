import type { EventFacts } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type { Query } from '../connect.ts';
import { artistKey, artistName, ensureArtists, ensureVenues, venueKey } from './names.ts';
import { together } from './run-session.ts';
import { venueNameOf } from './venue-name.ts';

const REMEMBERED_NAMES = 20_000;

/** The ids of the names in a batch. */
export interface NameIds {
  venueOf: (facts: EventFacts) => string | null;
  artistsOf: (facts: EventFacts) => string[];
}

/**
 * Finds the venues and artists that claims name, and makes those that are new. What a batch found is remembered for the
 * next ones once `keep` says that it was committed.
 */
export function createNameBook() {
  const venues = new LRUCache<string, string>({ max: REMEMBERED_NAMES });
  const artists = new LRUCache<string, string>({ max: REMEMBERED_NAMES });
  let found = { venues: new Map<string, string>(), artists: new Map<string, string>() };

  async function ensure(query: Query, facts: EventFacts[]): Promise<NameIds> {
    const isKnown = ({ venue_name, city_id }: EventFacts) =>
      venue_name === null || venues.has(venueKey(venue_name, city_id));
    const newVenues = facts.filter((fact) => !isKnown(fact)).flatMap((fact) => venueNameOf(fact) ?? []);
    const newArtists = facts.flatMap((fact) => fact.artists).filter((name) => !artists.has(artistKey(name)));
    const [foundVenues, foundArtists] = await together([
      ensureVenues(query, distinct(newVenues)),
      ensureArtists(query, distinct(newArtists.map(artistName))),
    ]);
    found = { venues: foundVenues, artists: foundArtists };
    const artistId = (key: string) => artists.get(key) ?? found.artists.get(key);
    const venueId = (key: string) => venues.get(key) ?? found.venues.get(key) ?? null;
    return {
      venueOf: ({ venue_name, city_id }) => (venue_name === null ? null : venueId(venueKey(venue_name, city_id))),
      artistsOf: (fact) => fact.artists.flatMap((name) => artistId(artistKey(name)) ?? []),
    };
  }

  function keep(): void {
    for (const [key, id] of found.venues) venues.set(key, id);
    for (const [key, id] of found.artists) artists.set(key, id);
  }
  return { ensure, keep };
}
export type NameBook = ReturnType<typeof createNameBook>;

/** The first of each key, in an order that is the same for all: two writers then never wait for each other in a ring. */
function distinct<Name extends { key: string }>(names: Name[]): Name[] {
  const byKey = new Map<string, Name>();
  for (const name of names) if (!byKey.has(name.key)) byKey.set(name.key, name);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
