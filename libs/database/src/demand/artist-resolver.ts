import { newId } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import { insertArtists, type NewArtist } from '../catalogue/insert-artists.ts';
import { toNameKey } from '../catalogue/names.ts';
import type { Database, Query } from '../connect.ts';
import { prepared } from '../prepared-statement.ts';
import { createBatcher } from './batcher.ts';

export interface RequestedArtist {
  id: string;
  name: string;
  slug: string;
}

const CACHE_LIMIT = { maxSize: 20_000, sizeCalculation: () => 1 }; // `max` would allocate all entries in advance
const TTL_MS = 30_000; // an artist may be renamed or merged
const CREATION_LOCK = 7_276_504;

/** Finds an artist by name, slug or former slug, or creates it. Ignores case, accents, punctuation and a leading "the". */
export function createArtistResolver({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  const cache = new LRUCache<string, RequestedArtist>({ ...CACHE_LIMIT, ttl: TTL_MS });
  const lookUp = createBatcher((names: string[]) => findAll(query, names), { maxBatchSize: 100, concurrency: 1 });

  const create = createBatcher((names: string[]) => transaction((within) => createAll(within, names)), {
    maxBatchSize: 100,
    concurrency: 1,
  });

  async function findOrCreate(name: string): Promise<RequestedArtist> {
    const key = toNameKey(name);
    const known = cache.get(key);
    if (known) return known;
    const artist = (await lookUp(name)) ?? (await create(name));
    cache.set(key, artist);
    return artist;
  }
  return { findOrCreate };
}

/** Locks the names, so that one of two concurrent callers creates the artist and the other finds it. */
async function createAll(query: Query, names: string[]): Promise<RequestedArtist[]> {
  const keys = names.map((name) => withoutArticle(toNameKey(name)));
  await query(sql`
    SELECT pg_advisory_xact_lock(${CREATION_LOCK}, hash)
    FROM (SELECT DISTINCT hashtext(key) AS hash FROM unnest(${keys}::text[]) AS k(key) ORDER BY 1) hashes`);
  const found = await findAll(query, names);
  const missing = new Map(
    names.flatMap((name, index) => (found[index] ? [] : [[keys[index], toNewArtist(name)] as const])),
  );
  await insertArtists(query, [...missing.values()]);
  const artists = (await findAll(query, names)).filter((artist) => artist !== null);
  if (artists.length < names.length) throw new Error('An artist was deleted during the request.');
  return artists;
}

const toNewArtist = (name: string): NewArtist => ({
  id: newId(),
  name,
  name_key: toNameKey(name),
  disambiguation: '',
  musicbrainz_id: null,
  spotify_id: null,
});

/** Returns an artist or null per name. An exact match precedes one with a different article. */
async function findAll(query: Query, names: string[]): Promise<(RequestedArtist | null)[]> {
  const keys = names.map(toNameKey);
  const rows = await query<Partial<RequestedArtist>>(
    prepared(
      'find_artists_by_name',
      sql`
      SELECT a.* FROM unnest(${keys}::text[], ${keys.map(withoutArticle)}::text[], ${names.map((name) => name.toLowerCase())}::text[])
        WITH ORDINALITY AS requested(key, bare, slug, n)
      LEFT JOIN LATERAL (
        SELECT id, name, slug FROM (
          SELECT id, name, slug, CASE name_key WHEN requested.key THEN 1 ELSE 2 END AS rank FROM artist
          WHERE name_key IN (requested.key, requested.bare, 'the ' || requested.bare) AND disambiguation = ''
          UNION ALL SELECT id, name, slug, 3 FROM artist WHERE slug = requested.slug
          UNION ALL SELECT r.id, r.name, r.slug, 4 FROM alias JOIN artist r ON r.id = record_id
          WHERE kind = 'artist' AND alias = requested.slug) found
        ORDER BY rank, name LIMIT 1) a ON true
      ORDER BY requested.n`,
    ),
  );
  return rows.map(({ id, name, slug }) => (id && name !== undefined && slug !== undefined ? { id, name, slug } : null));
}

/** "the beatles" → "beatles", but "the" → "the". */
const withoutArticle = (key: string): string => key.replace(/^the (?=.)/, '');
