import { createCuration } from '@marquee/catalogue';
import type { Database } from '@marquee/database';

export const DUPLICATE_USAGE = `{program} duplicates [--limit N] [--city C] [--by-city]
                                         lists possible duplicates with score and reasons (default: 50)
{program} duplicates merge SOURCE OTHER [--city C]   merges every possible duplicate of two sources
{program} duplicates separate SOURCE OTHER [--city C]
                                         records that these are separate events`;

export const SOURCES = ['the source', 'the other source'] as const;

interface Decision {
  city: string | undefined;
  isSame: boolean;
}

/** Decides on all possible duplicates of two sources. */
export const decideDuplicates = (
  database: Database,
  sources: readonly [string, string],
  decision: Decision,
) => createCuration(database).decideDuplicates({ sources, ...decision });
