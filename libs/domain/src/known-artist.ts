/** An artist as we hold it. */
export interface KnownArtist {
  id: string;
  name_key: string;
  /** Tells apart artists of one name; empty as a rule. */
  disambiguation: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
}
