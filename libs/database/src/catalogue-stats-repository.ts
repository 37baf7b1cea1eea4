import type { Database } from './connect.ts';

export function createCatalogueStatsRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Counts listed events. `upcoming` includes running ones. */
  async function countEvents(): Promise<{ total: number; upcoming: number }> {
    const total = await prisma.event.count({ where: { withdrawnAt: null } });
    const upcoming = await prisma.event.count({ where: { withdrawnAt: null, runsUntil: { gt: new Date() } } });
    return { total, upcoming };
  }
  return { countEvents };
}
