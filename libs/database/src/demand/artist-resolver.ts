import { newId } from '@marquee/domain';
import { createCache } from '@marquee/runtime';
import type { NewArtist } from '../catalogue/entities-sql.ts';
import { insertArtists } from '../catalogue/insert-artists.ts';
import { toNameKey } from '../catalogue/names.ts';
import type { Database, Query } from '../connection/connect.ts';
import { createBatcher } from './batcher.ts';
import { findArtistsSql, lockNamesSql } from './counting-sql.ts';

export interface RequestedArtist {
  id: string;
  name: string;
  slug: string;
}

const CACHE_LIMIT = 20_000;
const TTL_MS = 30_000; // an artist may be renamed or merged

/** Finds an artist by name, slug or former slug, or creates it. Ignores case, accents, punctuation and a leading "the". */
export function createArtistResolver({
  query,
  transaction,
}: Pick<Database, 'query' | 'transaction'>) {
  const cache = createCache<RequestedArtist>({ ttlMs: TTL_MS, maxSize: CACHE_LIMIT });
  const lookUp = createBatcher((names: string[]) => findAll(query, names), {
    maxBatchSize: 100,
    concurrency: 1,
  });

  const create = createBatcher(
    (names: string[]) => transaction((within) => createAll(within, names)),
    {
      maxBatchSize: 100,
      concurrency: 1,
    },
  );

  const findOrCreate = (name: string): Promise<RequestedArtist> =>
    cache.get(toNameKey(name), async () => (await lookUp(name)) ?? create(name));
  return { findOrCreate };
}

/** Locks the names, so that one of two concurrent callers creates the artist and the other finds it. */
async function createAll(query: Query, names: string[]): Promise<RequestedArtist[]> {
  const keys = names.map((name) => withoutArticle(toNameKey(name)));
  await query(lockNamesSql(keys));
  const found = await findAll(query, names);
  const missing = new Map(
    names.flatMap((name, index) =>
      found[index] ? [] : [[keys[index], toNewArtist(name)] as const],
    ),
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
  genres: [],
});

/** Returns an artist or null per name. An exact match precedes one with a different article. */
async function findAll(query: Query, names: string[]): Promise<(RequestedArtist | null)[]> {
  const named = names.map((name) => {
    const key = toNameKey(name);
    return { key, bare: withoutArticle(key), slug: name.toLowerCase() };
  });
  const rows = await query<Partial<RequestedArtist>>(findArtistsSql(named));
  return rows.map(({ id, name, slug }) =>
    id && name !== undefined && slug !== undefined ? { id, name, slug } : null,
  );
}

/** "the beatles" → "beatles", but "the" → "the". */
const withoutArticle = (key: string): string => key.replace(/^the (?=.)/, '');
