import type { ArtistFacts } from '@marquee/domain';

/** An artist as a listing names it. */
export interface ArtistRequest extends ArtistFacts {
  /** Equal for all listings that name the artist identically. */
  key: string;
  /** Used as the artist's id if it is new. */
  id: string;
  name: string;
  name_key: string;
}

export interface KnownArtist {
  id: string;
  /** The artist that it was merged into. */
  into_id?: string | null;
  name_key: string;
  /** Separates artists with the same name; usually empty. */
  disambiguation: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
  /** In lower case. */
  genres: string[];
}

export interface CreatedArtist extends KnownArtist {
  name: string;
}

export interface ResolvedArtists {
  /** Artist id by request key. */
  ids: Map<string, string>;
  created: CreatedArtist[];
  /** Known artists, in their new state, to which the requests add ids or genres. */
  enriched: KnownArtist[];
}
