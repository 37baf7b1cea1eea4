export interface KnownArtist {
  id: string;
  name_key: string;
  /** Separates artists with the same name; usually empty. */
  disambiguation: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
}
