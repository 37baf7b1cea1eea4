export type { FindEventsDeps } from './find-events.ts';
export { getArtist, type GetArtistDeps } from './get-artist.ts';
export { getEvent, type GetEventDeps } from './get-event.ts';
export { getVenue, type GetVenueDeps } from './get-venue.ts';
export { listArtistEvents } from './list-artist-events.ts';
export { listArtists, type ListArtistsDeps } from './list-artists.ts';
export { listEvents } from './list-events.ts';
export { listVenues, type ListVenuesDeps } from './list-venues.ts';
export type { Addresses } from './present-event.ts';
