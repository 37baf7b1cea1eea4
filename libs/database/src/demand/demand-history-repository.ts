import type { Database } from '../connection/connect.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

interface Period {
  now: Date;
  weeks: number;
}

interface CityName {
  city: string;
  region: string | null;
  country_code: string | null;
}

export const demandedCityKey = ({ city, region, country_code }: CityName): string =>
  JSON.stringify([city, region, country_code]);

/** Demands per week, oldest week first. The last week ends today. */
export function createDemandHistoryRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns the weeks by slug. */
  async function findForArtists(slugs: string[], period: Period): Promise<Map<string, number[]>> {
    const artists = await prisma.artist.findMany({
      where: { slug: { in: slugs } },
      select: { id: true, slug: true },
    });
    const days = await prisma.artistDemandDay.findMany({
      where: { day: { gt: findStart(period) }, artistId: { in: artists.map(({ id }) => id) } },
    });
    const weeks = countByWeek(
      days.map(({ artistId, ...day }) => ({ id: artistId, ...day })),
      period,
    );
    return new Map(artists.flatMap(({ id, slug }) => withWeeks(slug, weeks.get(id))));
  }

  /** Returns the weeks by `demandedCityKey`. */
  async function findForCities(names: CityName[], period: Period): Promise<Map<string, number[]>> {
    const keys = new Set(names.map(demandedCityKey));
    const found = await prisma.city.findMany({
      where: { name: { in: names.map(({ city }) => city) } },
      select: { id: true, name: true, region: true, countryCode: true },
    });
    const cities = found.flatMap(({ id, name, region, countryCode }) => {
      const key = demandedCityKey({ city: name, region, country_code: countryCode });
      return keys.has(key) ? [{ id, key }] : [];
    });
    const days = await prisma.cityDemandDay.findMany({
      where: { day: { gt: findStart(period) }, cityId: { in: cities.map(({ id }) => id) } },
    });
    const weeks = countByWeek(
      days.map(({ cityId, ...day }) => ({ id: String(cityId), ...day })),
      period,
    );
    return new Map(cities.flatMap(({ id, key }) => withWeeks(key, weeks.get(String(id)))));
  }

  return { findForArtists, findForCities };
}
export type DemandHistoryRepository = ReturnType<typeof createDemandHistoryRepository>;

const today = ({ now }: Period): number => Math.floor(now.getTime() / DAY_MS) * DAY_MS;
const findStart = (period: Period): Date => new Date(today(period) - period.weeks * WEEK_MS);

interface DayCount {
  id: string;
  day: Date;
  demands: number;
}

function countByWeek(days: DayCount[], period: Period): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const { id, day, demands } of days) {
    const weeks = counts.get(id) ?? Array.from({ length: period.weeks }, () => 0);
    // the clock of the database can be ahead
    const age = Math.max(0, today(period) - day.getTime());
    const week = period.weeks - 1 - Math.floor(age / WEEK_MS);
    weeks[week] = (weeks[week] ?? 0) + demands;
    counts.set(id, weeks);
  }
  return counts;
}

const withWeeks = (key: string, weeks: number[] | undefined): [string, number[]][] =>
  weeks ? [[key, weeks]] : [];
