import type { ArtistIds } from '@marquee/domain';
import type { KnownArtist } from './named-artist.ts';

type Ids = { readonly [Kind in keyof ArtistIds]?: string | null | undefined };

/** Compares the ids of two artists with one name. An equal id outweighs a different one. */
export function compareIds(a: Ids, b: Ids): 'same' | 'other' | 'unknown' {
  const pairs = [
    [a.musicbrainz_id, b.musicbrainz_id] as const,
    [a.spotify_id, b.spotify_id] as const,
  ];
  const known = pairs.filter(([one, other]) => one && other);
  if (known.some(([one, other]) => one === other)) return 'same';
  return known.length > 0 ? 'other' : 'unknown';
}

/**
 * Chooses the artist with the requested id, else the first one without a disambiguation whose ids
 * do not differ.
 */
export function chooseArtist(requested: Ids, sameName: KnownArtist[]): KnownArtist | undefined {
  const same = sameName.find((known) => compareIds(requested, known) === 'same');
  const first = sameName.find(({ disambiguation }) => disambiguation === '');
  return same ?? (first && compareIds(requested, first) === 'unknown' ? first : undefined);
}
