import { distinctSlug, slugify } from '@marquee/domain';
import type { Query } from '../connection/connect.ts';
import { findInsertedArtists, insertFreeArtists, type NewArtist } from './entities-sql.ts';
import { slugSuffix } from './names.ts';

/** In order of preference. An empty slug means the id. */
const SLUG_VARIANTS: ((artist: NewArtist) => string)[] = [
  ({ name }) => slugify(name),
  ({ name, name_key, disambiguation }) =>
    slugify(name) && distinctSlug(slugify(name), slugSuffix(name_key + disambiguation)),
  () => '',
];

/**
 * Inserts artists under free slugs. Returns the stored id by the given id: they differ if another
 * session has inserted the artist in the meantime. Safe for concurrent callers.
 */
export async function insertArtists(
  query: Query,
  artists: NewArtist[],
): Promise<Map<string, string>> {
  const storedIds = new Map<string, string>();
  let open = artists;
  for (const toSlug of SLUG_VARIANTS) {
    if (open.length === 0) break;
    const inserted = await insertFreeArtists(
      query,
      open.map((artist) => ({ ...artist, slug: toSlug(artist) || artist.id })),
    );
    for (const { id } of inserted) storedIds.set(id, id);
    open = open.filter(({ id }) => !storedIds.has(id));
    if (open.length === 0) break;
    for (const { id, stored_id } of await findInsertedArtists(query, open))
      storedIds.set(id, stored_id);
    open = open.filter(({ id }) => !storedIds.has(id));
  }
  return storedIds;
}
