import { newId, readsAsSentence } from '@marquee/domain';
import { createCache } from '@marquee/runtime';
import type { NewArtist } from '../catalogue/entities-sql.ts';
import { insertArtists } from '../catalogue/insert-artists.ts';
import { toNameKey } from '../catalogue/names.ts';
import type { Database, Query } from '../connection/connect.ts';
import { createBatcher } from './batcher.ts';
import { findArtistsSql, lockNamesSql, referenceNamesSql } from './counting-sql.ts';
import { hideArtists } from './unconfirmed-artists.ts';

export interface RequestedArtist {
  id: string;
  name: string;
  slug: string;
  /** Neither an event nor open data has the name: others do not see it yet. */
  isUnconfirmed: boolean;
}

const CACHE_LIMIT = 20_000;
const TTL_MS = 30_000; // an artist may be renamed or merged

/**
 * Finds an artist by name, slug or former slug, or creates it. Ignores case, accents, punctuation
 * and a leading "the". A new artist has the name of open data, or else the name as it was written,
 * and is then hidden.
 */
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

/**
 * Locks the names, so that one of two concurrent callers creates the artist and the other finds it.
 */
async function createAll(query: Query, names: string[]): Promise<RequestedArtist[]> {
  const keys = names.map((name) => withoutArticle(toNameKey(name)));
  await query(lockNamesSql(keys));
  const found = await findAll(query, names);
  const missing = new Map(
    names.flatMap((name, index) => (found[index] ? [] : [[keys[index] ?? '', name] as const])),
  );
  await insertMissing(query, missing);
  const artists = (await findAll(query, names)).filter((artist) => artist !== null);
  if (artists.length < names.length) throw new Error('An artist was deleted during the request.');
  return artists;
}

/** Inserts artists by their folded names. */
async function insertMissing(query: Query, missing: Map<string, string>): Promise<void> {
  if (missing.size === 0) return;
  const rows = await query<{ key: string; name: string | null }>(
    referenceNamesSql([...missing.keys()]),
  );
  const known = new Map(rows.map(({ key, name }) => [key, name]));
  const created = [...missing].map(([key, name]) => ({
    isKnown: known.has(key),
    artist: toNewArtist(known.get(key) ?? name),
  }));
  const ids = await insertArtists(
    query,
    created.map(({ artist }) => artist),
  );
  // Another session can have inserted the artist from an event.
  const unknown = created.filter(
    ({ artist, isKnown }) => !isKnown && ids.get(artist.id) === artist.id,
  );
  await hideArtists(
    query,
    unknown.map(({ artist: { id, name } }) => ({ id, isSentence: readsAsSentence(name) })),
  );
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
  return rows.map(({ id, name, slug, isUnconfirmed = false }) =>
    id && name !== undefined && slug !== undefined ? { id, name, slug, isUnconfirmed } : null,
  );
}

/** "the beatles" → "beatles", but "the" → "the". */
const withoutArticle = (key: string): string => key.replace(/^the (?=.)/, '');
