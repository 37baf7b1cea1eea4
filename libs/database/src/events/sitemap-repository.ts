import type { Database } from '../connection/connect.ts';

/** A page that search engines list. */
export interface SitemapEntry {
  slug: string;
  updatedAt: Date;
}

export function createSitemapRepository({ prisma }: Pick<Database, 'prisma'>) {
  /**
   * Returns the published events, without sample events, that begin in a span, the most popular
   * first.
   */
  const listEvents = ({
    from,
    to,
    limit,
  }: {
    from: Date;
    to: Date;
    limit: number;
  }): Promise<SitemapEntry[]> =>
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

  const newest = { orderBy: { id: 'desc' }, select: { slug: true, updatedAt: true } } as const;

  const listArtists = (limit: number): Promise<SitemapEntry[]> =>
    prisma.artist.findMany({ ...newest, take: limit });

  const listVenues = (limit: number): Promise<SitemapEntry[]> =>
    prisma.venue.findMany({ ...newest, take: limit });

  const listOrganizers = (limit: number): Promise<SitemapEntry[]> =>
    prisma.organizer.findMany({ ...newest, take: limit });

  const listSeries = (limit: number): Promise<SitemapEntry[]> =>
    prisma.series.findMany({
      ...newest,
      where: { mergedInto: null, events: { gt: 1 } },
      take: limit,
    });

  return { listEvents, listArtists, listVenues, listOrganizers, listSeries };
}
