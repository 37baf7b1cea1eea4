import { LRUCache } from 'lru-cache';
import type { Database, Query } from '../connection/connect.ts';
import { createBatcher } from './batcher.ts';
import { findTargetsSql, insertTargetsSql } from './counting-sql.ts';

const CACHE_LIMIT = { maxSize: 50_000, sizeCalculation: () => 1 }; // `max` would allocate all entries in advance

interface ArtistInCity {
  artistId: string;
  cityId: number;
}

/**
 * Finds or creates the row that counts the demands for one artist in one city, or for one event.
 * Rows are permanent, so ids are cached.
 */
export function createTargetResolver({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
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
    await prisma.demandTarget.createMany({ data: { eventId }, skipDuplicates: true });
    const target = await prisma.demandTarget.findUniqueOrThrow({
      where: { eventId },
      select: { id: true },
    });
    const id = String(target.id);
    cache.set(eventId, id);
    return id;
  }

  return { findForArtist, findForEvent };
}

async function ensurePairs(query: Query, pairs: ArtistInCity[]): Promise<string[]> {
  const found = await findPairs(query, pairs);
  const missing = pairs.filter((pair) => !found.has(pairKey(pair)));
  if (missing.length > 0) {
    await query(insertTargetsSql(toArtistIds(missing), toCityIds(missing)));
    for (const [key, id] of await findPairs(query, missing)) found.set(key, id);
  }
  return pairs.flatMap((pair) => found.get(pairKey(pair)) ?? []);
}

async function findPairs(query: Query, pairs: ArtistInCity[]): Promise<Map<string, string>> {
  const rows = await query<ArtistInCity & { id: string }>(
    findTargetsSql(toArtistIds(pairs), toCityIds(pairs)),
  );
  return new Map(rows.map(({ id, ...pair }) => [pairKey(pair), id]));
}

const pairKey = ({ artistId, cityId }: ArtistInCity): string => `${artistId}|${String(cityId)}`;
const toArtistIds = (pairs: ArtistInCity[]) => pairs.map(({ artistId }) => artistId);
const toCityIds = (pairs: ArtistInCity[]) => pairs.map(({ cityId }) => cityId);
