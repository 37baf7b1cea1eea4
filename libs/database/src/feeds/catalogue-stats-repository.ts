import type { Database } from '../connection/connect.ts';

export function createCatalogueStatsRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Counts listed events. `upcoming` includes running ones, and `upcoming_demo` counts the generated ones among them. */
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
  return { countEvents };
}
