import type { Database } from '../connection/connect.ts';

/** A page that search engines list. */
export interface SitemapEvent {
  slug: string;
  updatedAt: Date;
}

export function createSitemapRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns the published events, without sample events, that begin in a span, the most popular first. */
  const listEvents = ({
    from,
    to,
    limit,
  }: {
    from: Date;
    to: Date;
    limit: number;
  }): Promise<SitemapEvent[]> =>
    prisma.event.findMany({
      where: {
        startsAt: { gte: from, lt: to },
        withdrawnAt: null,
        demo: false,
        status: { not: 'cancelled' },
      },
      orderBy: [{ popularity: 'desc' }, { id: 'asc' }],
      select: { slug: true, updatedAt: true },
      take: limit,
    });

  return { listEvents };
}
