import type { KnownArtist } from './known-artist.ts';
import type { Listing } from './listing.ts';
import type { MatchKeys } from './match-keys.ts';
import type { MatchOverride, MatchResult } from './match-result.ts';
import type { KnownVenue, NamedVenue, ResolvedVenues, VenueRequest } from './named-venue.ts';
import type { ArtistIds, NormalisedEvent } from './normalised-event.ts';

/** How the writer tells which event, venue or artist a listing means. The rules themselves are ingest's. */
export interface MatchStrategy {
  /** Made once for each `facts`. */
  keysOf: (facts: NormalisedEvent) => MatchKeys;
  /** As far apart as two listings of one event may say they are (kilometres). */
  maxDistanceKm: number;
  /** Finds the event of each newcomer among listings that share a number with one, and among the newcomers. */
  join: (newcomers: Listing[], known: Listing[], rulings: MatchOverride[]) => MatchResult;
  /** What is shown of an event with these listings. */
  merge: (listings: Listing[]) => NormalisedEvent;
  /** What all names of a venue share: those of one city that have it in common are compared. */
  venueCore: (venue: Pick<NamedVenue, 'city_name' | 'country_code'> & { name: string }) => string;
  /** Finds the venue of each one asked for among those known, or makes it. */
  placeVenues: (asked: VenueRequest[], known: KnownVenue[]) => ResolvedVenues;
  /** Which of the artists of a name is meant; none where it is one more. */
  chooseArtist: (asked: ArtistIds, namesakes: KnownArtist[]) => KnownArtist | undefined;
}
