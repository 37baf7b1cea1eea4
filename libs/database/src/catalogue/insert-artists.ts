import { distinctSlug, slugify } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import { slugSuffix } from './names.ts';

export interface NewArtist {
  id: string;
  name: string;
  name_key: string;
  disambiguation: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
}

const TYPES = {
  id: 'uuid',
  name: 'text',
  name_key: 'text',
  disambiguation: 'text',
  musicbrainz_id: 'uuid',
  spotify_id: 'text',
};

/** In order of preference. An empty slug means the id. */
const SLUG_VARIANTS: ((artist: NewArtist) => string)[] = [
  ({ name }) => slugify(name),
  ({ name, name_key, disambiguation }) =>
    slugify(name) && distinctSlug(slugify(name), slugSuffix(name_key + disambiguation)),
  () => '',
];

/**
 * Inserts artists under free slugs. Returns the stored id by the given id: they differ if another session has inserted the artist in
 * the meantime. Safe for concurrent callers.
 */
export async function insertArtists(query: Query, artists: NewArtist[]): Promise<Map<string, string>> {
  const storedIds = new Map<string, string>();
  let open = artists;
  for (const toSlug of SLUG_VARIANTS) {
    if (open.length === 0) break;
    const inserted = await insertFree(
      query,
      open.map((artist) => ({ ...artist, slug: toSlug(artist) || artist.id })),
    );
    for (const { id } of inserted) storedIds.set(id, id);
    open = open.filter(({ id }) => !storedIds.has(id));
    if (open.length === 0) break;
    for (const { id, stored_id } of await findInserted(query, open)) storedIds.set(id, stored_id);
    open = open.filter(({ id }) => !storedIds.has(id));
  }
  return storedIds;
}

/** Skips artists whose slug or name is taken and returns the inserted ones. */
const insertFree = (query: Query, artists: (NewArtist & { slug: string })[]): Promise<{ id: string }[]> =>
  query(sql`
    INSERT INTO artist (id, name, name_key, disambiguation, musicbrainz_id, spotify_id, slug)
    SELECT * FROM ${rowsSql(artists, { ...TYPES, slug: 'text' })} r
    WHERE NOT EXISTS (SELECT FROM alias WHERE kind = 'artist' AND alias = r.slug)
    ORDER BY r.id
    ON CONFLICT DO NOTHING
    RETURNING id`);

/** Returns the artists that another session has inserted, after adding the ids that they lack. */
const findInserted = (query: Query, artists: NewArtist[]): Promise<{ id: string; stored_id: string }[]> =>
  query(sql`
    UPDATE artist a SET musicbrainz_id = coalesce(a.musicbrainz_id, r.musicbrainz_id), spotify_id = coalesce(a.spotify_id, r.spotify_id)
    FROM ${rowsSql(artists, TYPES)} r
    WHERE (a.name_key, a.disambiguation) = (r.name_key, r.disambiguation)
    RETURNING r.id, a.id AS stored_id`);
