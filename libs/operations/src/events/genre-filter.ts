import type { EventFilter, NameRepository } from '@marquee/database';
import { includedAndExcluded, type IncludedAndExcluded } from '../parameters.ts';

/** Genres, comma-separated. A leading `!` excludes one. */
export const genres = includedAndExcluded;

/** Converts genres to their stored names. `unknown` contains the genres that no event and no artist has. */
export async function findGenres(
  names: Pick<NameRepository, 'findGenres'>,
  { included, excluded }: IncludedAndExcluded,
): Promise<{ filter: Pick<EventFilter, 'genres' | 'excludedGenres'>; unknown: string[] }> {
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
