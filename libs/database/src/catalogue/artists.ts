import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';

export interface StoredArtist {
  id: string;
  name_key: string;
  disambiguation: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
}

/**
 * Returns the artists of the names, oldest first. The lateral join looks up each name in the index even if the table has no
 * statistics yet.
 */
export async function findArtists(query: Query, nameKeys: string[]): Promise<StoredArtist[]> {
  if (nameKeys.length === 0) return [];
  return query<StoredArtist>(sql`
    SELECT a.* FROM unnest(${[...new Set(nameKeys)]}::text[]) AS requested(name_key) CROSS JOIN LATERAL (
      SELECT id, name_key, disambiguation, musicbrainz_id, spotify_id FROM artist WHERE name_key = requested.name_key OFFSET 0) a
    ORDER BY a.id`);
}

export async function updateArtistIds(query: Query, artists: StoredArtist[]): Promise<void> {
  if (artists.length === 0) return;
  const types = { id: 'uuid', musicbrainz_id: 'uuid', spotify_id: 'text' };
  await query(sql`
    UPDATE artist a SET musicbrainz_id = r.musicbrainz_id, spotify_id = r.spotify_id, updated_at = now()
    FROM ${rowsSql(artists, types)} r WHERE a.id = r.id`);
}
