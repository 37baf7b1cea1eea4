import type { StoredPicture } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import { findPictures } from '../pictures/picture-repository.ts';
import { findRenamed } from '../search/names/find-renamed.ts';
import {
  opportunitiesSql,
  weeksSql,
  type Opportunity,
  type WeekCount,
} from './demand-reports-sql.ts';

export interface DemandedArtist {
  id: string;
  /** The slug, if the name is not shown to others yet. */
  name: string;
  slug: string;
  total_demands: number;
}

export interface DemandedCity extends DemandedPlace {
  demands: number;
}

export interface CityWeeks extends DemandedCity {
  /** Demands by week, oldest first. */
  weeks: number[];
}

interface DemandedPlace {
  city: string;
  region: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

interface CityRow {
  name: string;
  region: string | null;
  countryCode: string | null;
  lat: number | null;
  lng: number | null;
}

const toDemandedCity = (
  { name, countryCode, ...place }: CityRow,
  demands: number,
): DemandedCity => ({
  city: name,
  country_code: countryCode,
  ...place,
  demands,
});

const COLUMNS = {
  id: true,
  name: true,
  slug: true,
  demand: { select: { demands: true } },
  unconfirmed: { select: { withheld: true } },
} as const;

export function createDemandReportRepository({
  prisma,
  query,
}: Pick<Database, 'prisma' | 'query'>) {
  /**
   * Finds an artist by a current or former slug or id. A caller who knows the slug of an
   * unconfirmed artist sees its counts, not the name that another person wrote.
   */
  async function findArtist(idOrSlug: string): Promise<DemandedArtist | null> {
    const artist = await findRenamed(
      prisma,
      { kind: 'artist', idOrSlug },
      {
        bySlug: (slug) => prisma.artist.findUnique({ where: { slug }, select: COLUMNS }),
        byId: (id) => prisma.artist.findUnique({ where: { id }, select: COLUMNS }),
      },
    );
    if (!artist || artist.unconfirmed?.withheld) return null;
    const { demand, unconfirmed, ...named } = artist;
    const name = unconfirmed ? named.slug : named.name;
    return { ...named, name, total_demands: demand?.demands ?? 0 };
  }

  /** Returns the picture of an artist, or undefined. */
  async function findPicture(artistId: string): Promise<StoredPicture | undefined> {
    return (await findPictures(query, [artistId])).get(artistId);
  }

  /** Returns the cities with the most demand for an artist. */
  async function findCities(artistId: string, limit: number): Promise<DemandedCity[]> {
    return (await findTargets(prisma, artistId, limit)).map(({ place }) => place);
  }

  /** Returns the same cities with their demands by week. The last week ends today (UTC). */
  async function findWeeks(
    artistId: string,
    { limit, weeks, now }: { limit: number; weeks: number; now: Date },
  ): Promise<CityWeeks[]> {
    const targets = await findTargets(prisma, artistId, limit);
    const cityIds = targets.map(({ cityId }) => cityId);
    const counts = await query<WeekCount>(weeksSql(artistId, { cityIds, now, weeks }));
    const byCity = Map.groupBy(counts, ({ city_id }) => city_id);
    return targets.map(({ cityId, place }) => ({
      ...place,
      weeks: toSeries(byCity.get(cityId) ?? [], weeks),
    }));
  }

  async function countInCity(artistId: string, cityId: number): Promise<number> {
    const where = { artistId_cityId: { artistId, cityId } };
    const target = await prisma.demandTarget.findUnique({ where, select: { demands: true } });
    return target?.demands ?? 0;
  }

  /** Returns the artists with the most demand in a city that have no upcoming event there. */
  const findOpportunities = (
    cityId: number,
    options: { now: Date; limit: number },
  ): Promise<Opportunity[]> => query(opportunitiesSql(cityId, options));

  return { findArtist, findPicture, findCities, findWeeks, countInCity, findOpportunities };
}
export type DemandReportRepository = ReturnType<typeof createDemandReportRepository>;

function toSeries(counts: WeekCount[], weeks: number): number[] {
  const series = Array.from({ length: weeks }, () => 0);
  for (const { weeks_ago, demands } of counts) series[weeks - 1 - weeks_ago] = demands;
  return series;
}

async function findTargets(prisma: Database['prisma'], artistId: string, limit: number) {
  const targets = await prisma.demandTarget.findMany({
    where: { artistId, cityId: { not: null }, demands: { gt: 0 } },
    orderBy: [{ demands: 'desc' }, { city: { name: 'asc' } }, { cityId: 'asc' }],
    take: limit,
    select: {
      cityId: true,
      demands: true,
      city: { select: { name: true, region: true, countryCode: true, lat: true, lng: true } },
    },
  });
  return targets.flatMap(({ cityId, demands, city }) =>
    city && cityId !== null ? [{ cityId, place: toDemandedCity(city, demands) }] : [],
  );
}
