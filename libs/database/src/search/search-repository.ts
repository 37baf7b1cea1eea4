import { createCache } from '@marquee/runtime';
import type { Database } from '../connection/connect.ts';
import { createHitFinder } from './hit-finder.ts';
import { findNamesOn } from './known-names-sql.ts';
import { findCitiesByName, findSpellings, type SpellingLookUp } from './search-index-sql.ts';

const GENRES_TTL_MS = 60_000;

export function createSearchRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  const genreKeys = createCache<ReadonlySet<string>>({ ttlMs: GENRES_TTL_MS, maxSize: 1 });
  const readGenreKeys = async () => {
    const rows = await prisma.genre.findMany({ distinct: ['key'], select: { key: true } });
    return new Set(rows.map(({ key }) => key));
  };

  return {
    ...createHitFinder(query),
    /**
     * Returns whether an event or an artist has a genre of this folded name. It can be a minute
     * old.
     */
    isGenre: async (key: string) => (await genreKeys.get('all', readGenreKeys)).has(key),
    findNames: findNamesOn(query),
    /** Finds in one statement what the spelling of words is corrected with. */
    findSpellings: (lookUp: SpellingLookUp) => findSpellings(query, lookUp),
    findCitiesByName: (names: string[]) => findCitiesByName(query, names),
  };
}
export type SearchRepository = ReturnType<typeof createSearchRepository>;
