import type { Query } from '@marquee/database';
import type { NormalisedEvent } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { ensureEntities, type EnrichedEntities, type FoundIds } from './ensure-entities.ts';
import { artistReferences, toVenueReference, venueKey } from './entity-references.ts';
import { organizerKey, toOrganizerReference } from './organizers.ts';

const CACHE_LIMIT = { maxSize: 10_000, sizeCalculation: () => 1 }; // `max` allocates all entries

export interface EntityIds {
  venueId: (event: NormalisedEvent) => string | null;
  artistIds: (event: NormalisedEvent) => string[];
  organizerId: (event: NormalisedEvent) => string | null;
  enriched: EnrichedEntities;
}

/**
 * Finds or creates the venues, artists and organisers of events. Call `commit` after the
 * transaction to cache the ids of the batch.
 */
export function createEntityResolver() {
  const venues = new LRUCache<string, string>(CACHE_LIMIT);
  const artists = new LRUCache<string, string>(CACHE_LIMIT);
  const organizers = new LRUCache<string, string>(CACHE_LIMIT);
  let found: FoundIds = { venues: new Map(), artists: new Map(), organizers: new Map() };

  async function resolve(query: Query, events: NormalisedEvent[]): Promise<EntityIds> {
    const keys = new Map(events.map((event) => [event, venueKey(event)]));
    const lineups = new Map(events.map((event) => [event, artistReferences(event)]));
    const { venueIds, eventIds, ...ids } = await ensureEntities(query, {
      venues: distinct(
        [...keys].flatMap(([event, key]) =>
          key && !venues.has(key) ? [toVenueReference(event, key)] : [],
        ),
      ),
      artists: distinct([...lineups.values()].flat().filter(({ key }) => !artists.has(key))),
      organizers: distinct(
        events.flatMap((event) => {
          const key = organizerKey(event);
          return key !== null && !organizers.has(key) ? [toOrganizerReference(event, key)] : [];
        }),
      ),
    });
    found = ids;
    const { venues: newVenues, artists: newArtists, organizers: newOrganizers } = ids;
    const venueIdFor = (key: string) => venues.get(key) ?? newVenues.get(key) ?? null;
    const artistIdFor = (key: string) => artists.get(key) ?? newArtists.get(key) ?? [];
    const organizerIdFor = (key: string) => organizers.get(key) ?? newOrganizers.get(key) ?? null;
    return {
      venueId: (event) => venueIdFor(keys.get(event) ?? ''),
      artistIds: (event) => (lineups.get(event) ?? []).flatMap(({ key }) => artistIdFor(key)),
      organizerId: (event) => organizerIdFor(organizerKey(event) ?? ''),
      enriched: { venueIds, eventIds },
    };
  }

  function commit(): void {
    for (const [key, id] of found.venues) venues.set(key, id);
    for (const [key, id] of found.artists) artists.set(key, id);
    for (const [key, id] of found.organizers) organizers.set(key, id);
  }
  /** Forgets the cached ids: other writers may delete these records. */
  function reset(): void {
    venues.clear();
    artists.clear();
    organizers.clear();
  }
  return { resolve, commit, reset };
}
export type EntityResolver = ReturnType<typeof createEntityResolver>;

/**
 * Returns the first reference of each key, sorted: writers that insert in one order do not
 * deadlock.
 */
function distinct<Reference extends { key: string }>(references: Reference[]): Reference[] {
  const byKey = new Map<string, Reference>();
  for (const reference of references)
    if (!byKey.has(reference.key)) byKey.set(reference.key, reference);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
