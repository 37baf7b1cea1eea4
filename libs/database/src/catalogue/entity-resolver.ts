import type { NormalisedEvent, MatchStrategy } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type { Query } from '../connect.ts';
import { artistReferences } from './artist-reference.ts';
import { ensureArtists } from './artists.ts';
import { toVenueReference, venueKey } from './venue-reference.ts';
import { ensureVenues } from './venues.ts';
import { allSettled } from './write-session.ts';

const REMEMBERED_NAMES = 10_000;

/** The ids of the names in a batch. */
export interface NameIds {
  venueOf: (facts: NormalisedEvent) => string | null;
  artistsOf: (facts: NormalisedEvent) => string[];
}

/**
 * Finds the venues and artists that claims name, and makes those that are new. What a batch found is remembered for the
 * next ones once `keep` says that it was committed.
 */
export function createEntityResolver(matching: MatchStrategy) {
  const venues = new LRUCache<string, string>({ max: REMEMBERED_NAMES });
  const artists = new LRUCache<string, string>({ max: REMEMBERED_NAMES });
  let found = { venues: new Map<string, string>(), artists: new Map<string, string>() };

  async function resolve(query: Query, facts: NormalisedEvent[]): Promise<NameIds> {
    const keys = new Map(facts.map((fact) => [fact, venueKey(fact)]));
    const bills = new Map(facts.map((fact) => [fact, artistReferences(fact)]));
    const newVenues = [...keys].flatMap(([fact, key]) =>
      key && !venues.has(key) ? [toVenueReference(fact, key)] : [],
    );
    const newArtists = [...bills.values()].flat().filter(({ key }) => !artists.has(key));
    const [foundVenues, foundArtists] = await allSettled([
      ensureVenues(query, matching, distinct(newVenues)),
      ensureArtists(query, distinct(newArtists), matching.chooseArtist),
    ]);
    found = { venues: foundVenues, artists: foundArtists };
    const artistId = (key: string) => artists.get(key) ?? found.artists.get(key);
    const venueId = (key: string) => venues.get(key) ?? found.venues.get(key) ?? null;
    return {
      venueOf: (fact) => venueId(keys.get(fact) ?? ''),
      artistsOf: (fact) => (bills.get(fact) ?? []).flatMap(({ key }) => artistId(key) ?? []),
    };
  }

  function commit(): void {
    for (const [key, id] of found.venues) venues.set(key, id);
    for (const [key, id] of found.artists) artists.set(key, id);
  }
  return { ensure: resolve, keep: commit };
}
export type EntityResolver = ReturnType<typeof createEntityResolver>;

/** The first of each key, in an order that is the same for all: two writers then never wait for each other in a ring. */
function distinct<Name extends { key: string }>(names: Name[]): Name[] {
  const byKey = new Map<string, Name>();
  for (const name of names) if (!byKey.has(name.key)) byKey.set(name.key, name);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
