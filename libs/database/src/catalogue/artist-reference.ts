import type { ArtistIds, NormalisedEvent } from '@marquee/domain';
import { nameKeyOf } from './names.ts';

/** An artist as a claim names it. */
export interface ArtistReference extends ArtistIds {
  /** The same for all claims that name it so. */
  key: string;
  name: string;
  name_key: string;
}

export const toArtistReference = (name: string, { musicbrainz_id, spotify_id }: ArtistIds = {}): ArtistReference => ({
  key: [nameKeyOf(name), musicbrainz_id, spotify_id].join('|'),
  name,
  name_key: nameKeyOf(name),
  ...(musicbrainz_id !== undefined && { musicbrainz_id }),
  ...(spotify_id !== undefined && { spotify_id }),
});

/** Who is on the bill of a claim, in its order. */
export function artistReferences({ artists, artist_ids = [] }: NormalisedEvent): ArtistReference[] {
  const ids = new Map(artist_ids.map((artist) => [artist.name, artist]));
  return artists.map((name) => toArtistReference(name, ids.get(name)));
}
