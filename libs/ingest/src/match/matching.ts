import type { Matching } from '@marquee/database';
import { mergeFacts } from '../merge-facts.ts';
import { SAME_PLACE_KM } from './compare-places.ts';
import { joinListings } from './join-listings.ts';
import { chooseArtist } from './judge-artists.ts';
import { matchKeysOf } from './match-keys.ts';
import { placeVenues } from './place-venues.ts';
import { traitsOfFacts } from './traits.ts';
import { venueWords } from './venue-words.ts';

/** How the catalogue tells one event, venue or artist from another. */
export const matching: Matching = {
  keysOf: (facts) => matchKeysOf(traitsOfFacts(facts)),
  reachKm: SAME_PLACE_KM,
  join: joinListings,
  merge: mergeFacts,
  venueCore: (venue) => venueWords(venue).core,
  placeVenues,
  chooseArtist,
};
