import type { ArtistIds, NormalisedEvent } from '@marquee/domain';
import { toNameKey } from './names.ts';

/** An artist as a listing names it. */
export interface ArtistReference extends ArtistIds {
  /** Equal for all listings that name the artist identically. */
  key: string;
  name: string;
  name_key: string;
}

export const toArtistReference = (name: string, { musicbrainz_id, spotify_id }: ArtistIds = {}): ArtistReference => ({
  key: [toNameKey(name), musicbrainz_id, spotify_id].join('|'),
  name,
  name_key: toNameKey(name),
  ...(musicbrainz_id !== undefined && { musicbrainz_id }),
  ...(spotify_id !== undefined && { spotify_id }),
});

export function artistReferences({ artists, artist_ids = [] }: NormalisedEvent): ArtistReference[] {
  const ids = new Map(artist_ids.map((artist) => [artist.name, artist]));
  return artists.map((name) => toArtistReference(name, ids.get(name)));
}
