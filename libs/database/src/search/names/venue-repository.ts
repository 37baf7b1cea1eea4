import {
  isReferenceSource,
  toDataSource,
  type Position,
  type Venue,
  type VenueSummary,
} from '@marquee/domain';
import { publicUrlOrNull } from '@marquee/runtime';
import type { Database } from '../../connection/connect.ts';
import type { AreaFilter, Circle } from '../../events/event-filter.ts';
import { dayBefore } from '../../events/time-sql.ts';
import { findPictures } from '../../pictures/picture-repository.ts';
import type { Found, Page } from '../../statements/page.ts';
import { findRenamed } from './find-renamed.ts';
import { venueCountSql, venuePageSql } from './name-lists-sql.ts';
import { countByName, rank, rankByName } from './rank-names.ts';

export interface VenueFilter {
  /** Prefix of the name or of a word in it. Without an exact match, similar names are found. */
  q?: string;
  cityIds?: number[];
  countryCode?: string;
  areas?: AreaFilter[];
  excludedArea?: AreaFilter;
  near?: Circle;
  wikidataId?: string;
  now: Date;
}

const COLUMNS = {
  id: true,
  slug: true,
  name: true,
  address: true,
  city: { select: { name: true, region: true, lat: true, lng: true } },
  countryCode: true,
  lat: true,
  lng: true,
  timezone: true,
  capacity: true,
  url: true,
  imageUrl: true,
  reference: {
    select: { source: true, lat: true, lng: true, wikidataId: true, url: true, capacity: true },
  },
} as const;

type VenueRow = Pick<
  Venue,
  'id' | 'slug' | 'name' | 'address' | 'lat' | 'lng' | 'timezone' | 'capacity' | 'url'
> & {
  city: { name: string; region: string | null; lat: number | null; lng: number | null } | null;
  countryCode: string | null;
  imageUrl: string | null;
  reference:
    | (Pick<Venue, 'url' | 'capacity'> & Position & { source: string; wikidataId: string | null })
    | null;
};

// eslint-disable-next-line max-lines-per-function -- a factory
export function createVenueRepository(
  database: Pick<Database, 'prisma' | 'query' | 'transaction'>,
) {
  const { prisma, query } = database;
  const findPicture = async (id: string) => (await findPictures(query, [id])).get(id);

  /**
   * Returns one page by distance, best match or name. Distances are in kilometres, rounded to
   * metres.
   */
  async function list(
    { q, now, ...filter }: VenueFilter,
    page: Page,
  ): Promise<Found<VenueSummary>> {
    const { items, next } =
      q === undefined
        ? await rank(query, venuePageSql(filter, page), page)
        : await rankByName(database, { text: q, page }, (name, page) =>
            venuePageSql({ ...filter, name }, page),
          );
    const ids = items.map(({ id }) => id);
    const rows = await prisma.venue.findMany({ where: { id: { in: ids } }, select: COLUMNS });
    const records = new Map((await withCounts(rows, now)).map((venue) => [venue.id, venue]));
    const venues = items.flatMap(({ id, key }): VenueSummary[] => {
      const venue = records.get(id);
      if (!venue) return [];
      return [
        filter.near ? { ...venue, distance_km: Math.round(Number(key) * 1000) / 1000 } : venue,
      ];
    });
    return { items: venues, next };
  }

  /** Counts the venues on all pages. */
  const count = ({ q, now: _now, ...filter }: VenueFilter): Promise<number> =>
    countByName(database, q, (name) => venueCountSql({ ...filter, ...(name && { name }) }));

  /** Finds a venue by a current or former slug or id. */
  async function find(idOrSlug: string, now: Date): Promise<Venue | null> {
    const row = await findRenamed(
      prisma,
      { kind: 'venue', idOrSlug },
      {
        bySlug: (slug) => prisma.venue.findUnique({ where: { slug }, select: COLUMNS }),
        byId: (id) => prisma.venue.findUnique({ where: { id }, select: COLUMNS }),
      },
    );
    return row && ((await withCounts([row], now))[0] ?? null);
  }

  /** `upcoming_events` counts what GET /events?venue= lists. */
  async function withCounts(rows: VenueRow[], now: Date): Promise<Venue[]> {
    if (rows.length === 0) return [];
    const venueId = { in: rows.map(({ id }) => id) };
    const counts = await prisma.event.groupBy({
      by: 'venueId',
      where: {
        venueId,
        startsAt: { gt: dayBefore(now) },
        OR: [{ runsUntil: { gt: now } }, { startsAt: { gte: now } }],
        withdrawnAt: null,
        status: { not: 'cancelled' },
      },
      _count: true,
    });
    const byId = new Map(counts.map((counted) => [counted.venueId, counted._count]));
    return rows.map((row) => toVenue(row, byId.get(row.id) ?? 0));
  }

  /** Returns the names that venues had before an operator merged or renamed them, by id. */
  async function findFormerNames(ids: string[]): Promise<Map<string, string[]>> {
    const rows = await prisma.mergedVenue.findMany({
      where: { intoId: { in: ids } },
      select: { intoId: true, name: true },
    });
    return new Map(
      [...Map.groupBy(rows, ({ intoId }) => intoId)].map(([id, former]) => [
        id,
        former.map(({ name }) => name),
      ]),
    );
  }
  return { list, count, find, findPicture, findFormerNames };
}
export type VenueRepository = ReturnType<typeof createVenueRepository>;

/** Prefers a position of open data to the centre of the city, which replaces an unknown one. */
function toPosition(
  { lat, lng, city }: Pick<VenueRow, 'lat' | 'lng' | 'city'>,
  reference: Position | null,
) {
  const isKnown = lat !== null && !(lat === city?.lat && lng === city.lng);
  return isKnown || !reference ? { lat, lng } : { lat: reference.lat, lng: reference.lng };
}

/** Facts of listings take precedence over those of open data. */
const toVenue = (
  { city, countryCode, url, imageUrl, reference, ...row }: VenueRow,
  upcomingEvents: number,
): Venue => ({
  ...row,
  ...toPosition({ ...row, city }, reference),
  capacity: row.capacity ?? reference?.capacity ?? null,
  city: city?.name ?? null,
  region: city?.region ?? null,
  country_code: countryCode,
  url: publicUrlOrNull(url ?? reference?.url ?? null),
  image_url: publicUrlOrNull(imageUrl),
  upcoming_events: upcomingEvents,
  wikidata_id: reference?.wikidataId ?? null,
  data_sources:
    reference && isReferenceSource(reference.source) ? [toDataSource(reference.source)] : [],
});
