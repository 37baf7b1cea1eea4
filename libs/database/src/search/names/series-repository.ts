import { isId, type EventSeries } from '@marquee/domain';
import type { Database } from '../../connection/connect.ts';

const COLUMNS = { id: true, slug: true, title: true, events: true, mergedInto: true } as const;

export function createSeriesRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Finds a series by id or slug. One that was merged into another resolves to that one. */
  async function find(idOrSlug: string): Promise<EventSeries | null> {
    const where = isId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug };
    const found = await prisma.series.findUnique({ where, select: COLUMNS });
    const current =
      found?.mergedInto == null
        ? found
        : await prisma.series.findUnique({ where: { id: found.mergedInto }, select: COLUMNS });
    return (
      current && { id: current.id, slug: current.slug, title: current.title, count: current.events }
    );
  }
  return { find };
}
export type SeriesRepository = ReturnType<typeof createSeriesRepository>;
