import type { NameRepository } from '@marquee/database';
import { foldText, slugify } from '@marquee/domain';
import { editDistance } from '@marquee/search';
import { listArtists, type ListArtistsDeps } from '../artists/list-artists.ts';

const MAX_CANDIDATES = 20;

export interface SimilarArtistsDeps extends ListArtistsDeps {
  names: ListArtistsDeps['names'] & Pick<NameRepository, 'findArtistId'>;
}

/**
 * Returns the known artists whose name an unknown name most likely misspells. Empty for a known
 * name.
 */
export async function findSimilarArtists(
  deps: SimilarArtistsDeps,
  name: string,
): Promise<string[]> {
  const slug = slugify(name);
  if (slug === '' || (await deps.names.findArtistId(slug)) !== null) return [];
  const { artists } = await listArtists.run(
    deps,
    listArtists.input.parse({ q: name, limit: MAX_CANDIDATES }),
  );
  const given = toKey(name);
  const similar = artists.filter(
    (artist) => editDistance(given, toKey(artist.name)) <= maxTypos(given),
  );
  return similar.some((artist) => toKey(artist.name) === given)
    ? []
    : similar.map((artist) => artist.name);
}

const toKey = (name: string) => foldText(name).replace(/^the /, '');
/** A short name is another artist if one letter differs. */
const maxTypos = (name: string) => (name.length < 6 ? 0 : name.length < 12 ? 1 : 2);
