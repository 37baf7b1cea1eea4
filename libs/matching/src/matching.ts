import type { MatchStrategy } from '@marquee/domain';
import { clusterListings } from './cluster-listings.ts';
import { chooseArtist } from './compare-artists.ts';
import { SAME_PLACE_KM } from './compare-places.ts';
import { listingFeatures } from './match-features.ts';
import { matchKeysFor } from './match-keys.ts';
import { mergeListings } from './merge-listings.ts';
import { placeVenues } from './place-venues.ts';
import { venueWords } from './venue-words.ts';

export const matching: MatchStrategy = {
  buildKeys: (event) => matchKeysFor(listingFeatures(event)),
  maxDistanceKm: SAME_PLACE_KM,
  cluster: clusterListings,
  merge: mergeListings,
  venueCore: (venue) => venueWords(venue).core,
  resolveVenues: placeVenues,
  chooseArtist,
};
