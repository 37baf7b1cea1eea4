import type { NormalisedEvent, MatchStrategy } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type { Query } from '../connect.ts';
import { artistReferences } from './artist-reference.ts';
import { ensureArtists } from './artists.ts';
import { toVenueReference, venueKey } from './venue-reference.ts';
import { ensureVenues } from './venues.ts';
import { allSettled } from './write-session.ts';

const CACHE_LIMIT = 10_000;

export interface EntityIds {
  venueId: (facts: NormalisedEvent) => string | null;
  artistIds: (facts: NormalisedEvent) => string[];
}

/** Finds or creates the venues and artists of listings. Call `commit` after the transaction to cache the ids of the batch. */
export function createEntityResolver(matching: MatchStrategy) {
  const venues = new LRUCache<string, string>({ max: CACHE_LIMIT });
  const artists = new LRUCache<string, string>({ max: CACHE_LIMIT });
  let found = { venues: new Map<string, string>(), artists: new Map<string, string>() };

  async function resolve(query: Query, facts: NormalisedEvent[]): Promise<EntityIds> {
    const keys = new Map(facts.map((fact) => [fact, venueKey(fact)]));
    const lineups = new Map(facts.map((fact) => [fact, artistReferences(fact)]));
    const newVenues = [...keys].flatMap(([fact, key]) =>
      key && !venues.has(key) ? [toVenueReference(fact, key)] : [],
    );
    const newArtists = [...lineups.values()].flat().filter(({ key }) => !artists.has(key));
    const [foundVenues, foundArtists] = await allSettled([
      ensureVenues(query, matching, distinct(newVenues)),
      ensureArtists(query, distinct(newArtists), matching.chooseArtist),
    ]);
    found = { venues: foundVenues, artists: foundArtists };
    const artistIdFor = (key: string) => artists.get(key) ?? found.artists.get(key);
    const venueIdFor = (key: string) => venues.get(key) ?? found.venues.get(key) ?? null;
    return {
      venueId: (fact) => venueIdFor(keys.get(fact) ?? ''),
      artistIds: (fact) => (lineups.get(fact) ?? []).flatMap(({ key }) => artistIdFor(key) ?? []),
    };
  }

  function commit(): void {
    for (const [key, id] of found.venues) venues.set(key, id);
    for (const [key, id] of found.artists) artists.set(key, id);
  }
  return { resolve, commit };
}
export type EntityResolver = ReturnType<typeof createEntityResolver>;

/** Returns the first reference of each key, sorted: writers that insert in one order do not deadlock. */
function distinct<Reference extends { key: string }>(references: Reference[]): Reference[] {
  const byKey = new Map<string, Reference>();
  for (const reference of references) if (!byKey.has(reference.key)) byKey.set(reference.key, reference);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
