import type { Artist } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import type { Found, Page } from '../page.ts';
import { listByName, nameSearch, type NameQuery } from './name-search.ts';
import { withPublicUrls } from './public-urls.ts';
import { cutPage, rankedSql, type RankedRow, type Ranking } from './ranked-sql.ts';
import { recordIdSql } from './record-id-sql.ts';

export interface ArtistFilter {
  /** Prefix of the name or of a word in it. Without an exact match, similar names are found. */
  q?: string;
  /** In lower case. */
  genre?: string;
  now: Date;
}

export function createArtistRepository(database: Pick<Database, 'query' | 'transaction'>) {
  const { query } = database;

  async function list({ q, ...filter }: ArtistFilter, page: Page): Promise<Found<Artist>> {
    if (q === undefined) return listOn(query, filter, page);
    return listByName(database, { text: q, page }, (query, name, page) => listOn(query, { ...filter, name }, page));
  }

  /** Finds an artist by a current or former slug or id. */
  async function find(idOrSlug: string, now: Date): Promise<Artist | null> {
    const [found] = await query<{ id: string }>(recordIdSql('artist', idOrSlug));
    if (!found) return null;
    return (await findRecords(query, [found.id], now)).get(found.id) ?? null;
  }

  async function spotifyIds(slugs: string[]): Promise<Map<string, string>> {
    if (slugs.length === 0) return new Map();
    const { text, values } =
      sql`SELECT slug, spotify_id FROM artist WHERE slug = ANY(${slugs}) AND spotify_id IS NOT NULL`;
    const rows = await query<{ slug: string; spotify_id: string }>({ name: 'spotify_ids', text, values });
    return new Map(rows.map(({ slug, spotify_id }) => [slug, spotify_id]));
  }
  return { list, find, spotifyIds };
}
export type ArtistRepository = ReturnType<typeof createArtistRepository>;

type ListFilter = Omit<ArtistFilter, 'q'> & { name?: NameQuery };

async function listOn(query: Query, filter: ListFilter, page: Page): Promise<Found<Artist>> {
  const { items, next } = cutPage(await query<RankedRow>(rankedSql(toRanking(filter), page)), page);
  const ids = items.map(({ id }) => id);
  const records = await findRecords(query, ids, filter.now);
  return { items: ids.flatMap((id) => records.get(id) ?? []), next };
}

function toRanking({ name, genre }: ListFilter): Ranking {
  const search = name && nameSearch(sql`n.name_key`, name);
  const conditions: Sql[] = [];
  if (search) conditions.push(search.condition);
  if (genre !== undefined) conditions.push(sql`n.genres @> ARRAY[${genre}]::text[]`);
  return { table: sql`artist`, conditions, key: search?.key ?? sql`n.name_key COLLATE "C"` };
}

/** `upcoming_events` counts what GET /events?artist= lists. Prepared, because the plan does not depend on the ids. */
async function findRecords(query: Query, ids: string[], now: Date): Promise<Map<string, Artist>> {
  if (ids.length === 0) return new Map();
  const { text, values } = sql`
    SELECT a.id, a.slug, a.name, nullif(array_to_string(a.genres, ', '), '') AS genres, a.spotify_id, a.musicbrainz_id,
      a.image_url, a.url, coalesce(d.demands, 0) AS total_demands, (
        SELECT count(*)::int FROM event_artist b JOIN event e ON e.id = b.event_id
        WHERE b.artist_id = a.id AND b.runs_until > ${now} AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
      ) AS upcoming_events
    FROM artist a LEFT JOIN artist_demand d ON d.artist_id = a.id WHERE a.id = ANY(${ids}::uuid[])`;
  const rows = await query<Artist>({ name: 'artist_records', text, values });
  return new Map(rows.map((artist) => [artist.id, withPublicUrls(artist)]));
}
