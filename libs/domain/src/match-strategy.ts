import type { KnownArtist } from './known-artist.ts';
import type { Listing } from './listing.ts';
import type { MatchKeys } from './match-keys.ts';
import type { MatchOverride, MatchResult } from './match-result.ts';
import type { KnownVenue, NamedVenue, ResolvedVenues, VenueRequest } from './named-venue.ts';
import type { ArtistIds, NormalisedEvent } from './normalised-event.ts';

/** The rules that decide which event, venue or artist a listing means. `libs/matching` implements them. */
export interface MatchStrategy {
  /** Memoised per `facts` object. */
  buildKeys: (facts: NormalisedEvent) => MatchKeys;
  /** The largest distance between the positions that two listings of one event state. */
  maxDistanceKm: number;
  /** Assigns each incoming listing to an event of the known or the incoming listings. */
  cluster: (incoming: Listing[], known: Listing[], overrides: MatchOverride[]) => MatchResult;
  /** Returns the published event for its listings. */
  merge: (listings: Listing[]) => NormalisedEvent;
  /** Returns the blocking key of a venue name. Venues of one city are compared only if their keys are equal. */
  venueCore: (venue: Pick<NamedVenue, 'city_name' | 'country_code'> & { name: string }) => string;
  /** Finds each requested venue among the known ones, or creates it. */
  resolveVenues: (requests: VenueRequest[], known: KnownVenue[]) => ResolvedVenues;
  /** Returns the artist that is meant, or undefined if it is a new one. */
  chooseArtist: (ids: ArtistIds, sameName: KnownArtist[]) => KnownArtist | undefined;
}
