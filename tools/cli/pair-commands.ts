import { createCuration } from '@marquee/catalogue';
import type { Database } from '@marquee/database';

export const PAIR_USAGE = `{program} event merge SLUG OTHER                     merges the other event into the first
{program} event apart SLUG OTHER                     keeps two similar events apart
{program} venue merge SLUG OTHER                     merges the other venue into the first, for good
{program} venue apart SLUG OTHER                     does not offer the two venues as duplicates again
{program} artist merge SLUG OTHER                    merges the other artist into the first, for good
{program} artist apart SLUG OTHER                    does not offer the two artists as duplicates again`;

export const PAIR = ['the one that stays', 'the other'] as const;

type PairCommand = (database: Database, name: string, other: string) => Promise<object>;

/** The commands about two records of one kind. */
export const PAIR_COMMANDS: Readonly<Record<string, PairCommand>> = {
  'event merge': (database, into, from) => createCuration(database).merge(into, from),
  'event apart': (database, event, other) => createCuration(database).keepApart(event, other),
  'venue merge': (database, into, from) => createCuration(database).mergeNamed('venue', into, from),
  'venue apart': (database, venue, other) =>
    createCuration(database).keepNamedApart('venue', venue, other),
  'artist merge': (database, into, from) =>
    createCuration(database).mergeNamed('artist', into, from),
  'artist apart': (database, artist, other) =>
    createCuration(database).keepNamedApart('artist', artist, other),
};
