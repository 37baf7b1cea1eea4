import type { EventFilter, NameRepository } from '@marquee/database';
import { genrePhrases } from '@marquee/search';
import { includedAndExcluded, type IncludedAndExcluded } from '../../parameters.ts';

/** Genres, comma-separated. A leading `!` excludes one. */
export const genres = includedAndExcluded;

type GenreNames = Pick<NameRepository, 'findGenres'>;

/**
 * Converts genres to the phrases that mean them in a search. `unknown` contains those that no
 * lexicon, event or artist has.
 */
export async function toGenreFilter(
  names: GenreNames,
  { included, excluded }: IncludedAndExcluded,
): Promise<{ filter: Pick<EventFilter, 'genres' | 'excludedGenres'>; unknown: string[] }> {
  const toPhrases = (genres: string[]) => genres.flatMap((genre) => genrePhrases(genre).phrases);
  const unread = [...included, ...excluded].filter((genre) => !genrePhrases(genre).isKnown);
  const { unknown } = await findGenres(names, { included: unread, excluded: [] });
  return {
    filter: {
      ...(included.length > 0 && { genres: [toPhrases(included)] }),
      ...(excluded.length > 0 && { excludedGenres: toPhrases(excluded) }),
    },
    unknown,
  };
}

/**
 * Converts genres of artists to their stored names. `unknown` contains the genres that no event and
 * no artist has.
 */
export async function findGenres(names: GenreNames, { included, excluded }: IncludedAndExcluded) {
  const stored = await names.findGenres([...included, ...excluded]);
  const find = (genre: string) => stored.get(genre) ?? [];
  const excludedGenres = excluded.flatMap(find);
  return {
    filter: {
      ...(included.length > 0 && { genres: included.flatMap(find) }),
      ...(excludedGenres.length > 0 && { excludedGenres }),
    },
    unknown: [...included, ...excluded].filter((genre) => find(genre).length === 0),
  };
}
