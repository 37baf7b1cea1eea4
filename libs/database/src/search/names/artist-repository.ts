import { toDataSource, type Artist } from '@marquee/domain';
import { publicUrlOrNull } from '@marquee/runtime';
import type { Database } from '../../connection/connect.ts';
import { prepared } from '../../connection/prepared-statement.ts';
import { SHOWN } from '../../demand/unconfirmed-artists.ts';
import { findPictures } from '../../pictures/picture-repository.ts';
import type { Found, Page } from '../../statements/page.ts';
import { findRenamed } from './find-renamed.ts';
import { artistCountSql, artistPageSql, upcomingEventsSql } from './name-lists-sql.ts';
import { countByName, rank, rankByName } from './rank-names.ts';

export interface ArtistFilter {
  /** Prefix of the name or of a word in it. Without an exact match, similar names are found. */
  q?: string;
  /** Artists with one of these genres. */
  genres?: string[];
  excludedGenres?: string[];
  spotifyId?: string;
  musicbrainzId?: string;
  wikidataId?: string;
  now: Date;
}

const COLUMNS = {
  id: true,
  slug: true,
  name: true,
  genres: true,
  spotifyId: true,
  musicbrainzId: true,
  imageUrl: true,
  url: true,
  reference: { select: { wikidataId: true, spotifyId: true } },
  demand: { select: { demands: true } },
} as const;

interface ArtistRow extends Pick<Artist, 'id' | 'slug' | 'name' | 'url'> {
  genres: string[];
  spotifyId: string | null;
  musicbrainzId: string | null;
  imageUrl: string | null;
  reference: { wikidataId: string; spotifyId: string | null } | null;
  demand: { demands: number } | null;
}

export function createArtistRepository(
  database: Pick<Database, 'prisma' | 'query' | 'transaction'>,
) {
  const { prisma, query } = database;

  async function list({ q, now, ...filter }: ArtistFilter, page: Page): Promise<Found<Artist>> {
    const { items, next } =
      q === undefined
        ? await rank(query, artistPageSql(filter, page), page)
        : await rankByName(database, { text: q, page }, (name, page) =>
            artistPageSql({ ...filter, name }, page),
          );
    const ids = items.map(({ id }) => id);
    const rows = await prisma.artist.findMany({ where: { id: { in: ids } }, select: COLUMNS });
    const records = new Map((await withCounts(rows, now)).map((artist) => [artist.id, artist]));
    return { items: ids.flatMap((id) => records.get(id) ?? []), next };
  }

  /** Counts the artists on all pages. */
  const count = ({ q, now: _now, ...filter }: ArtistFilter): Promise<number> =>
    countByName(database, q, (name) => artistCountSql({ ...filter, ...(name && { name }) }));

  /** Finds an artist by a current or former slug or id. */
  async function find(idOrSlug: string, now: Date): Promise<Artist | null> {
    const row = await findRenamed(
      prisma,
      { kind: 'artist', idOrSlug },
      {
        bySlug: (slug) => prisma.artist.findUnique({ where: { slug, ...SHOWN }, select: COLUMNS }),
        byId: (id) => prisma.artist.findUnique({ where: { id, ...SHOWN }, select: COLUMNS }),
      },
    );
    return row && ((await withCounts([row], now))[0] ?? null);
  }

  async function withCounts(rows: ArtistRow[], now: Date): Promise<Artist[]> {
    if (rows.length === 0) return [];
    const statement = upcomingEventsSql(
      rows.map(({ id }) => id),
      now,
    );
    const counts = await query<{ id: string; events: number }>(
      prepared('upcoming_events', statement),
    );
    const byId = new Map(counts.map(({ id, events }) => [id, events]));
    return rows.map((row) => toArtist(row, byId.get(row.id) ?? 0));
  }

  const findPicture = async (id: string) => (await findPictures(query, [id])).get(id);

  return { list, count, find, findPicture, spotifyIds: spotifyIdsIn(prisma) };
}
export type ArtistRepository = ReturnType<typeof createArtistRepository>;

const spotifyIdsIn =
  (prisma: Database['prisma']) =>
  async (slugs: string[]): Promise<Map<string, string>> => {
    if (slugs.length === 0) return new Map();
    const select = {
      slug: true,
      spotifyId: true,
      reference: { select: { spotifyId: true } },
    } as const;
    const artists = await prisma.artist.findMany({ where: { slug: { in: slugs } }, select });
    return new Map(
      artists.flatMap(({ slug, spotifyId, reference }) => {
        const id = spotifyId ?? reference?.spotifyId ?? null;
        return id === null ? [] : [[slug, id] as const];
      }),
    );
  };

const toArtist = (row: ArtistRow, upcomingEvents: number): Artist => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  genres: row.genres.length > 0 ? row.genres.join(', ') : null,
  spotify_id: row.spotifyId ?? row.reference?.spotifyId ?? null,
  musicbrainz_id: row.musicbrainzId,
  wikidata_id: row.reference?.wikidataId ?? null,
  image_url: publicUrlOrNull(row.imageUrl),
  url: publicUrlOrNull(row.url),
  total_demands: row.demand?.demands ?? 0,
  upcoming_events: upcomingEvents,
  data_sources: row.reference ? [toDataSource('wikidata')] : [],
});
