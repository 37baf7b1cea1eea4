import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createBatcher } from './batcher.ts';
import { prepared } from './prepared-statement.ts';

const ROOM = { maxSize: 50_000, sizeCalculation: () => 1 }; // as `max`, they would all be given room at once

interface ArtistInCity {
  artistId: string;
  cityId: number;
}

/** The rows at which demands are counted: one for all who want the same. They stay, so their ids are remembered. */
export function createTargetResolver({ query }: Pick<Database, 'query'>) {
  const remembered = new LRUCache<string, string>(ROOM);
  const lookUp = createBatcher((pairs: ArtistInCity[]) => ensurePairs(query, pairs), {
    maxBatchSize: 100,
    concurrency: 1,
  });

  async function ofArtist(pair: ArtistInCity): Promise<string> {
    const key = keyOf(pair);
    const id = remembered.get(key) ?? (await lookUp(pair));
    remembered.set(key, id);
    return id;
  }

  async function ofEvent(eventId: string): Promise<string> {
    const known = remembered.get(eventId);
    if (known !== undefined) return known;
    await query(sql`INSERT INTO demand_target (event_id) VALUES (${eventId}::uuid) ON CONFLICT DO NOTHING`);
    const [row] = await query<{ id: string }>(
      sql`SELECT id::text FROM demand_target WHERE event_id = ${eventId}::uuid`,
    );
    if (!row) throw new Error('a target that was just made is not there');
    remembered.set(eventId, row.id);
    return row.id;
  }

  return { ofArtist, ofEvent };
}

async function ensurePairs(query: Query, pairs: ArtistInCity[]): Promise<string[]> {
  const found = await findPairs(query, pairs);
  const missing = pairs.filter((pair) => !found.has(keyOf(pair)));
  if (missing.length > 0) {
    await query(
      prepared(
        'make_demand_targets',
        sql`
      INSERT INTO demand_target (artist_id, city_id)
      SELECT DISTINCT * FROM unnest(${artistsOf(missing)}::uuid[], ${citiesOf(missing)}::int[]) AS p(artist, city) ORDER BY 1, 2
      ON CONFLICT DO NOTHING`,
      ),
    );
    for (const [key, id] of await findPairs(query, missing)) found.set(key, id);
  }
  return pairs.flatMap((pair) => found.get(keyOf(pair)) ?? []);
}

async function findPairs(query: Query, pairs: ArtistInCity[]): Promise<Map<string, string>> {
  const rows = await query<ArtistInCity & { id: string }>(
    prepared(
      'find_demand_targets',
      sql`
    SELECT t.id::text, t.artist_id AS "artistId", t.city_id AS "cityId"
    FROM unnest(${artistsOf(pairs)}::uuid[], ${citiesOf(pairs)}::int[]) AS p(artist, city)
    JOIN demand_target t ON t.artist_id = p.artist AND t.city_id = p.city`,
    ),
  );
  return new Map(rows.map(({ id, ...pair }) => [keyOf(pair), id]));
}

const keyOf = ({ artistId, cityId }: ArtistInCity): string => `${artistId}|${String(cityId)}`;
const artistsOf = (pairs: ArtistInCity[]) => pairs.map(({ artistId }) => artistId);
const citiesOf = (pairs: ArtistInCity[]) => pairs.map(({ cityId }) => cityId);
