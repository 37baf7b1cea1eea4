import type { Matching } from '@marquee/database';
import { mergeFacts } from '../merge-facts.ts';
import { joinListings } from './join-listings.ts';
import { matchKeysOf } from './match-keys.ts';
import { traitsOf } from './traits.ts';

/** How the catalogue tells one event from another. */
export const matching: Matching = {
  keysOf: (facts) => matchKeysOf(traitsOf('', facts)),
  join: joinListings,
  merge: mergeFacts,
};
