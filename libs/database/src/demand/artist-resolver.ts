import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import { toArtistReference } from '../catalogue/artist-reference.ts';
import { ensureArtists } from '../catalogue/artists.ts';
import { toNameKey } from '../catalogue/names.ts';
import type { Database, Query } from '../connect.ts';
import { createBatcher } from './batcher.ts';
import { prepared } from './prepared-statement.ts';

export interface RequestedArtist {
  id: string;
  name: string;
  slug: string;
}

const ROOM = { maxSize: 20_000, sizeCalculation: () => 1 }; // as `max`, they would all be given room at once
const REMEMBERED_MS = 30_000; // an artist may be renamed or merged
const CREATION_LOCK = 7_276_504;

/**
 * Artists by what people call them: case, accents, punctuation and a leading "the" do not count; a slug or an id is as good.
 * Who is new is made.
 */
export function createArtistResolver({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  const remembered = new LRUCache<string, RequestedArtist>({ ...ROOM, ttl: REMEMBERED_MS });
  const lookUp = createBatcher((names: string[]) => findAll(query, names), { maxBatchSize: 100, concurrency: 1 });

  const make = createBatcher((names: string[]) => transaction((within) => makeAll(within, names)), {
    maxBatchSize: 100,
    concurrency: 1,
  });

  async function findOrMake(name: string): Promise<RequestedArtist> {
    const key = toNameKey(name);
    const known = remembered.get(key);
    if (known) return known;
    const artist = (await lookUp(name)) ?? (await make(name));
    remembered.set(key, artist);
    return artist;
  }
  return { findOrMake };
}

/** Two that would make the same artist at once take turns: one makes it, the other finds it. */
async function makeAll(query: Query, names: string[]): Promise<RequestedArtist[]> {
  const keys = names.map((name) => withoutArticle(toNameKey(name)));
  await query(sql`
    SELECT pg_advisory_xact_lock(${CREATION_LOCK}, hash)
    FROM (SELECT DISTINCT hashtext(key) AS hash FROM unnest(${keys}::text[]) AS k(key) ORDER BY 1) hashes`);
  const found = await findAll(query, names);
  const missing = new Map(
    names.flatMap((name, index) => (found[index] ? [] : [[keys[index], toArtistReference(name)] as const])),
  );
  await ensureArtists(query, [...missing.values()]);
  const artists = (await findAll(query, names)).filter((artist) => artist !== null);
  if (artists.length < names.length) throw new Error('an artist that was just made is not there');
  return artists;
}

/** In the order of the names; null where there is none. The name as it is given comes before one with another article. */
async function findAll(query: Query, names: string[]): Promise<(RequestedArtist | null)[]> {
  const keys = names.map(toNameKey);
  const rows = await query<Partial<RequestedArtist>>(
    prepared(
      'wanted_artists',
      sql`
      SELECT a.* FROM unnest(${keys}::text[], ${keys.map(withoutArticle)}::text[], ${names.map((name) => name.toLowerCase())}::text[])
        WITH ORDINALITY AS asked(key, bare, slug, n)
      LEFT JOIN LATERAL (
        SELECT id, name, slug FROM (
          SELECT id, name, slug, CASE name_key WHEN asked.key THEN 1 ELSE 2 END AS rank FROM artist
          WHERE name_key IN (asked.key, asked.bare, 'the ' || asked.bare) AND disambiguation = ''
          UNION ALL SELECT id, name, slug, 3 FROM artist WHERE slug = asked.slug
          UNION ALL SELECT r.id, r.name, r.slug, 4 FROM alias JOIN artist r ON r.id = record_id
          WHERE kind = 'artist' AND alias = asked.slug) found
        ORDER BY rank, name LIMIT 1) a ON true
      ORDER BY asked.n`,
    ),
  );
  return rows.map(({ id, name, slug }) => (id && name !== undefined && slug !== undefined ? { id, name, slug } : null));
}

/** "the beatles" → "beatles"; "the" stays. */
const withoutArticle = (key: string): string => key.replace(/^the (?=.)/, '');
