import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { prepared } from '../prepared-statement.ts';
import { createBatcher } from './batcher.ts';

const CACHE_LIMIT = { maxSize: 50_000, sizeCalculation: () => 1 }; // `max` would allocate all entries in advance

interface ArtistInCity {
  artistId: string;
  cityId: number;
}

/** Finds or creates the row that counts the demands for one artist in one city, or for one event. Rows are permanent, so ids are cached. */
export function createTargetResolver({ query }: Pick<Database, 'query'>) {
  const cache = new LRUCache<string, string>(CACHE_LIMIT);
  const ensurePair = createBatcher((pairs: ArtistInCity[]) => ensurePairs(query, pairs), {
    maxBatchSize: 100,
    concurrency: 1,
  });

  async function findForArtist(pair: ArtistInCity): Promise<string> {
    const key = pairKey(pair);
    const id = cache.get(key) ?? (await ensurePair(pair));
    cache.set(key, id);
    return id;
  }

  async function findForEvent(eventId: string): Promise<string> {
    const known = cache.get(eventId);
    if (known !== undefined) return known;
    await query(sql`INSERT INTO demand_target (event_id) VALUES (${eventId}::uuid) ON CONFLICT DO NOTHING`);
    const [row] = await query<{ id: string }>(
      sql`SELECT id::text FROM demand_target WHERE event_id = ${eventId}::uuid`,
    );
    if (!row) throw new Error('The demand target was deleted during the request.');
    cache.set(eventId, row.id);
    return row.id;
  }

  return { findForArtist, findForEvent };
}

async function ensurePairs(query: Query, pairs: ArtistInCity[]): Promise<string[]> {
  const found = await findPairs(query, pairs);
  const missing = pairs.filter((pair) => !found.has(pairKey(pair)));
  if (missing.length > 0) {
    await query(
      prepared(
        'make_demand_targets',
        sql`
      INSERT INTO demand_target (artist_id, city_id)
      SELECT DISTINCT * FROM unnest(${toArtistIds(missing)}::uuid[], ${toCityIds(missing)}::int[]) AS p(artist, city) ORDER BY 1, 2
      ON CONFLICT DO NOTHING`,
      ),
    );
    for (const [key, id] of await findPairs(query, missing)) found.set(key, id);
  }
  return pairs.flatMap((pair) => found.get(pairKey(pair)) ?? []);
}

async function findPairs(query: Query, pairs: ArtistInCity[]): Promise<Map<string, string>> {
  const rows = await query<ArtistInCity & { id: string }>(
    prepared(
      'find_demand_targets',
      sql`
    SELECT t.id::text, t.artist_id AS "artistId", t.city_id AS "cityId"
    FROM unnest(${toArtistIds(pairs)}::uuid[], ${toCityIds(pairs)}::int[]) AS p(artist, city)
    JOIN demand_target t ON t.artist_id = p.artist AND t.city_id = p.city`,
    ),
  );
  return new Map(rows.map(({ id, ...pair }) => [pairKey(pair), id]));
}

const pairKey = ({ artistId, cityId }: ArtistInCity): string => `${artistId}|${String(cityId)}`;
const toArtistIds = (pairs: ArtistInCity[]) => pairs.map(({ artistId }) => artistId);
const toCityIds = (pairs: ArtistInCity[]) => pairs.map(({ cityId }) => cityId);
