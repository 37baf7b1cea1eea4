import type { Category } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';

/** A city and a category in which real events lie ahead. */
export interface ListedProgramme {
  city: string;
  country_code: string | null;
  category: Category;
}

export function createCatalogueStatsRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns the cities and categories in which events lie ahead that are not generated. */
  async function listRealProgrammes(): Promise<ListedProgramme[]> {
    const isReal = {
      ...{ withdrawnAt: null, demo: false, cityId: { not: null } },
      ...{ runsUntil: { gt: new Date() }, status: { not: 'cancelled' as const } },
    };
    const groups = await prisma.event.groupBy({ by: ['cityId', 'category'], where: isReal });
    const ids = [...new Set(groups.flatMap(({ cityId }) => cityId ?? []))];
    const cities = await prisma.city.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, countryCode: true },
    });
    const byId = new Map(cities.map((city) => [city.id, city]));
    return groups.flatMap(({ cityId, category }) => {
      const city = byId.get(cityId ?? 0);
      return city ? [{ city: city.name, country_code: city.countryCode, category }] : [];
    });
  }

  /**
   * Counts listed events. `upcoming` includes running ones, and `upcoming_demo` counts the
   * generated ones among them.
   */
  async function countEvents(): Promise<{
    total: number;
    upcoming: number;
    upcoming_demo: number;
  }> {
    const isAhead = { withdrawnAt: null, runsUntil: { gt: new Date() } };
    const total = await prisma.event.count({ where: { withdrawnAt: null } });
    const upcoming = await prisma.event.count({ where: isAhead });
    const upcoming_demo = await prisma.event.count({ where: { ...isAhead, demo: true } });
    return { total, upcoming, upcoming_demo };
  }
  return { countEvents, listRealProgrammes };
}
