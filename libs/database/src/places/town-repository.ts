import type { Box } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';

interface Town {
  name: string;
  region: string | null;
  country_code: string | null;
  lat: number;
  lng: number;
}

export function createTownRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns the towns of the gazetteer in a box, the most populous first. */
  async function listInBox({ south, north, spans }: Box, limit: number): Promise<Town[]> {
    const rows = await prisma.city.findMany({
      where: {
        geonameId: { not: null },
        lat: { gte: south, lte: north },
        OR: spans.map(([west, east]) => ({ lng: { gte: west, lte: east } })),
      },
      orderBy: [{ population: 'desc' }, { id: 'asc' }],
      take: limit,
      select: { name: true, region: true, countryCode: true, lat: true, lng: true },
    });
    return rows.flatMap(({ lat, lng, countryCode, ...town }) =>
      lat === null || lng === null ? [] : [{ ...town, country_code: countryCode, lat, lng }],
    );
  }

  return { listInBox };
}
