import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import { artistName, ensureArtists, nameKeyOf } from '../catalogue/names.ts';
import type { Database, Query } from '../connect.ts';
import { gather } from './gather.ts';

export interface WantedArtist {
  id: string;
  name: string;
  slug: string;
}

const REMEMBERED = 20_000;
const REMEMBERED_MS = 30_000; // an artist may be renamed or merged
const CREATION_LOCK = 7_276_504;

/**
 * Artists by what people call them: case, accents, punctuation and a leading "the" do not count; a slug or an id is as good.
 * Who is new is made.
 */
export function createArtistBook({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  const remembered = new LRUCache<string, WantedArtist>({ max: REMEMBERED, ttl: REMEMBERED_MS });
  const lookUp = gather((names: string[]) => findAll(query, names), { most: 100, atOnce: 2 });

  async function findOrMake(name: string): Promise<WantedArtist> {
    const key = nameKeyOf(name);
    const known = remembered.get(key);
    if (known) return known;
    const artist = (await lookUp(name)) ?? (await transaction((within) => make(within, name)));
    remembered.set(key, artist);
    return artist;
  }
  return { findOrMake };
}

/** Two that would make the same artist at once take turns: one makes it, the other finds it. */
async function make(query: Query, name: string): Promise<WantedArtist> {
  await query(sql`SELECT pg_advisory_xact_lock(${CREATION_LOCK}, hashtext(${withoutArticle(nameKeyOf(name))}))`);
  const [made] = await findAll(query, [name]);
  if (made) return made;
  await ensureArtists(query, [artistName(name)]);
  const [artist] = await findAll(query, [name]);
  if (!artist) throw new Error('an artist that was just made is not there');
  return artist;
}

/** In the order of the names; null where there is none. The name as it is given comes before one with another article. */
async function findAll(query: Query, names: string[]): Promise<(WantedArtist | null)[]> {
  const keys = names.map(nameKeyOf);
  const rows = await query<Partial<WantedArtist>>({
    name: 'wanted_artists',
    ...statement(sql`
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
      ORDER BY asked.n`),
  });
  return rows.map(({ id, name, slug }) => (id && name !== undefined && slug !== undefined ? { id, name, slug } : null));
}

const statement = ({ text, values }: { text: string; values: unknown[] }) => ({ text, values });

/** "the beatles" → "beatles"; "the" stays. */
const withoutArticle = (key: string): string => key.replace(/^the (?=.)/, '');
