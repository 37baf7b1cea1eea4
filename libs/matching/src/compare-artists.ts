import type { ArtistIds, KnownArtist } from '@marquee/domain';

type Ids = { readonly [Kind in keyof ArtistIds]?: string | null | undefined };

/** What the ids of two artists of a name say: one that is the same outweighs one that is not. */
export function compareIds(a: Ids, b: Ids): 'same' | 'other' | 'unknown' {
  const pairs = [[a.musicbrainz_id, b.musicbrainz_id] as const, [a.spotify_id, b.spotify_id] as const];
  const known = pairs.filter(([one, other]) => one && other);
  if (known.some(([one, other]) => one === other)) return 'same';
  return known.length > 0 ? 'other' : 'unknown';
}

/** Of the artists of a name the one with the asked one's id, else the first that was known by the name alone, unless its id is another. */
export function chooseArtist(asked: Ids, namesakes: KnownArtist[]): KnownArtist | undefined {
  const same = namesakes.find((known) => compareIds(asked, known) === 'same');
  const first = namesakes.find(({ disambiguation }) => disambiguation === '');
  return same ?? (first && compareIds(asked, first) === 'unknown' ? first : undefined);
}
