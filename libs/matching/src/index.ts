export { unarchiveUrl } from './archived-url.ts';
export { clusterListings } from './cluster-listings.ts';
export { SAME_PLACE_KM } from './compare-places.ts';
export { buildMatchKeys } from './match-keys.ts';
export type { MatchOverride, MatchResult, Placement, PossibleMatch } from './match-result.ts';
export { findConflicts } from './find-conflicts.ts';
export { findMove, listChangedFields } from './listing-changes.ts';
export { isDemo, mergeListings, toMergeInput } from './merge-listings.ts';
export {
  groupSeries,
  type KnownSeries,
  type SeriesGroup,
  type SeriesMember,
} from './group-series.ts';
export type { ArtistRequest, ResolvedArtists } from './named-artist.ts';
export type { KnownOrganizer, OrganizerRequest } from './named-organizer.ts';
export type { ResolvedVenues, VenueRequest } from './named-venue.ts';
export { findParted, isRelocated } from './reexamine-joins.ts';
export { buildOrganizerKey } from './organizer-words.ts';
export { resolveArtists } from './resolve-artists.ts';
export { resolveOrganizers } from './resolve-organizers.ts';
export { resolveVenues } from './resolve-venues.ts';
export { buildSeriesKey, isStatedKey, type SeriesKey } from './series-key.ts';
export { traceFields } from './trace-fields.ts';
export { parseWebIdentity } from './web-identity.ts';
export { buildVenueKey, type VenueName } from './venue-words.ts';
